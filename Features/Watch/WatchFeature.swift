public import CoreDomain
public import Flow
import Foundation
import LibraryDomain
public import StreamingDomain
import ViewingDomain

/// The player's screen: decides how the file plays in this browser, where it starts and which file follows, and saves the position.
public struct WatchFeature: Feature {
    public struct State: Equatable, Sendable {
        public let file: FileID
        public let wish: WatchWish
        /// The formats that this browser can decode; nil before it has answered.
        public var capabilities: ClientCapabilities?
        public var content: ViewState<Watchable> = .initial
        /// Seconds; fixed when the file was loaded, so that saving the position never moves a running player.
        public var startsAt = 0.0
        /// The rules of the running player; nil until the file is loaded, and for one that does not play.
        public var session: PlaybackSession?
        public var savingFailed = false
        public var ending = WatchEnding()
        /// The way to the browser, as its address tells, until it says more.
        public let path: NetworkPath
        /// Whether the viewer may open Explore. A guest may not.
        public let mayBrowse: Bool

        public init(
            file: FileID, wish: WatchWish = WatchWish(), capabilities: ClientCapabilities? = nil, path: NetworkPath = .presumed(for: nil),
            mayBrowse: Bool = true
        ) {
            self.file = file
            self.wish = wish
            self.capabilities = capabilities
            self.path = path
            self.mayBrowse = mayBrowse
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<Watchable>.Action)
        case saved(Bool)
        case suggestions([WatchSuggestion])
        case unwatched(Bool)
        case recordingFailed
    }

    enum Work: Hashable { case load, suggestions, record }

    let client: WatchClient

    public init(client: WatchClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // A player that returns starts again at the position where the viewer stopped in the meantime.
            state.content = .initial
            return load(.load, &state)
        case .intent(.retry):
            guard case .error = state.content else { return .none }
            return load(.load, &state)
        case .content(let action):
            let effect = load(action, &state)
            if case .loaded(let watchable) = action { return .merge(effect, start(watchable, in: &state)) }
            return effect
        case .saved(let isSaved):
            state.savingFailed = !isSaved
            return .none
        case .suggestions(let titles):
            state.ending.suggestions = titles
            return .none
        case .unwatched(let isSaved):
            state.ending.mark = isSaved ? .unwatched : .stillWatched
            return .none
        case .recordingFailed:
            return .none
        case .intent(.progress(let position, let duration)):
            return .merge(save(position, duration, &state), hear(.position(position, duration: duration), &state))
        case .intent(.player(let event)):
            return .merge(hear(event, &state), event == .playing ? suggest(&state) : .none)
        case .intent(.capabilities(let answers)):
            return decideAgain(answers, &state)
        case .intent(.performed(let name, let value, let position, let duration, let volume, let isMuted, let speed, let isPlaying)):
            let readings = PlayerReadings(
                isPlaying: isPlaying, currentTime: position, duration: duration, volume: volume, isMuted: isMuted, speed: speed)
            return hear(.performed(name.command(value), readings), &state)
        case .intent(.unwatch):
            return unwatch(state)
        case .intent(.measured(let bytes, let seconds)):
            return hear(.loaded(bytes: Double(bytes), seconds: seconds), &state)
        case .intent(.buffered(let ahead)):
            return hear(.buffered(ahead: ahead), &state)
        case .intent(.level(let name)):
            return hear(.plays(level: name), &state)
        case .intent(.quality(let name)):
            return hear(.chose(level: name), &state)
        case .intent(.connection(let connection, let effectiveType, let isSaving)):
            return hear(.connection(BrowserConnection(connection, effectiveType, isSaving)), &state)
        case .intent(.left):
            return hear(.left, &state)
        }
    }

    /// Loads the file together with the one that follows it, so that the player is rendered once.
    private func load(_ action: Loading<Watchable>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: { [client, file = state.file, path = state.path] in
            do {
                var watchable = try await client.watchable(file)
                watchable.next = (try? await client.next(watchable, path)) ?? nil
                return watchable
            } catch LibraryError.fileNotFound {
                throw ViewStateError.fileNotFound
            } catch let error as CancellationError {
                throw error
            } catch {
                throw ViewStateError.cannotOpen
            }
        }).reduce(into: &state.content, action).lift(under: Work.load) { .content($0) }
    }

    private func start(_ watchable: Watchable, in state: inout State) -> Effect<Action> {
        state.startsAt = ResumeRule.start(
            asked: state.wish.time, fromStart: state.wish.fromStart, position: watchable.progress?.position,
            duration: watchable.file.media.duration ?? watchable.progress?.duration)
        state.ending = WatchEnding()
        return openSession(&state)
    }

    private func save(_ position: Double, _ duration: Double, _ state: inout State) -> Effect<Action> {
        guard let file = state.content.content?.file, position.isFinite, position >= 0 else { return .none }
        let known = file.media.duration ?? duration
        guard known.isFinite, known > 0 else { return .none }
        // Who plays on after an undo, watches it again.
        state.ending.mark = .watched
        let progress = PlaybackProgress(
            file: file.id, reference: file.reference, part: file.shown.part, position: position, duration: known, updatedAt: client.now())
        return .write(for: file.id) { [client] () async throws(ViewStateError) in
            do { try await client.saveProgress(progress) } catch { throw error as? ViewStateError ?? .unexpected }
        } outcome: {
            .saved($0 == nil)
        }
    }
}

extension ViewStateError {
    static let cannotOpen = ViewStateError(
        WatchWords.cannotOpen, reason: WatchWords.noAnswer, recovery: WatchWords.tryAgain)
    static let fileNotFound = ViewStateError(
        WatchWords.fileNotFound, reason: WatchWords.fileMoved, recovery: WatchWords.fileScan, isRetryable: false)
}
