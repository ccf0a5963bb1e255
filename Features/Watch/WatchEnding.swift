import Flow
import LibraryDomain

/// What the end screen shows.
public struct WatchEnding: Equatable, Sendable {
    /// Whether the file counts as watched.
    public enum Mark: Equatable, Sendable {
        case watched
        /// The viewer took it back.
        case unwatched
        /// The viewer wanted to take it back, but that was not saved.
        case stillWatched
    }

    public var mark = Mark.watched
    /// Nil until they were asked for; none for a viewer who may not browse, or where another file is next.
    public var suggestions: [WatchSuggestion]?

    /// Suggestions that it has room for.
    public static let most = 6
}

extension WatchFeature {
    /// Looks for titles to see next once the movie plays, so that they are there at its end even if the server is not.
    func suggest(_ state: inout State) -> Effect<Action> {
        guard let watchable = state.content.content, state.next == nil, state.mayBrowse, state.ending.suggestions == nil else {
            return .none
        }
        state.ending.suggestions = []
        return .run(replacing: Work.suggestions) { [client] send in
            let titles = (try? await client.suggestions(watchable)) ?? []
            if !titles.isEmpty { await send(.suggestions(Array(titles.prefix(WatchEnding.most)))) }
        }
    }

    func unwatch(_ state: State) -> Effect<Action> {
        guard let file = state.content.content?.file else { return .none }
        return .write(for: file.id) { [client] () async throws(ViewStateError) in
            do { try await client.markUnwatched(file.id) } catch { throw error as? ViewStateError ?? .unexpected }
        } outcome: {
            .unwatched($0 == nil)
        }
    }
}
