public import CoreDomain
public import Flow
import Foundation
public import HTML
import LibraryDomain
public import StreamingDomain
import ViewingDomain

/// The player's screen: decides whether the file plays in this browser, where it starts and which file follows, and saves the position.
public struct WatchFeature: Feature {
    public struct State: Equatable, Sendable {
        public let file: FileID
        public let wish: WatchWish
        /// What this browser said it can decode; nil before it was asked.
        public var capabilities: ClientCapabilities?
        public var content: ViewState<Watchable> = .initial
        public var next: WatchNext?
        /// Seconds; fixed when the file was loaded, so that saving the position never moves a player that runs.
        public var startsAt = 0.0
        public var machine = PlaybackMachine()
        public var savingFailed = false

        public init(file: FileID, wish: WatchWish = WatchWish(), capabilities: ClientCapabilities? = nil) {
            self.file = file
            self.wish = wish
            self.capabilities = capabilities
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        /// The file, and what follows it: the player is painted once, with both.
        case loaded(Watchable, next: WatchNext?)
        case failed(ViewStateError)
        case saved(Bool)
    }

    public enum Intent: BrowserIntent {
        /// Seconds.
        case progress(position: Double, duration: Double)
        case player(event: PlayerEvent)
        /// The cookie's text: the browser answered, or answers otherwise than it did.
        case capabilities(answers: String)
        case retry

        public var access: Permission {
            switch self {
            case .progress, .player, .capabilities, .retry: .watch
            }
        }
    }

    enum Work: Hashable { case load }

    let client: WatchClient

    public init(client: WatchClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // Coming back, the player begins anew, where the viewer stopped since.
            state.content = .loading
            return load(state.file)
        case .intent(.retry):
            guard case .error = state.content else { return .none }
            state.content = .loading
            return load(state.file)
        case .loaded(let watchable, let next):
            loaded(watchable, into: &state)
            state.next = next
            return .none
        case .failed(let error):
            state.content = .error(error)
            return .none
        case .saved(let isSaved):
            state.savingFailed = !isSaved
            return .none
        case .intent(.progress(let position, let duration)):
            return save(position, duration, state)
        case .intent(.player(let event)):
            state.machine.send(event.action, at: client.now())
            return .none
        case .intent(.capabilities(let answers)):
            if let capabilities = ClientCapabilities(cookie: answers) { state.capabilities = capabilities }
            return .none
        }
    }

    private func load(_ file: FileID) -> Effect<Action> {
        .run(replacing: Work.load) { [client] send in
            do {
                let watchable = try await client.watchable(file)
                await send(.loaded(watchable, next: (try? await client.next(watchable)) ?? nil))
            } catch LibraryError.fileNotFound {
                await send(.failed(.fileNotFound))
            } catch {
                await send(
                    .failed(
                        ViewStateError(
                            "The movie can’t be opened right now", reason: "The library didn’t answer.", recovery: "Try again in a moment.")
                    ))
            }
        }
    }

    private func loaded(_ watchable: Watchable, into state: inout State) {
        state.content = .ready(watchable)
        state.startsAt = ResumeRule.start(
            asked: state.wish.time, fromStart: state.wish.fromStart, position: watchable.progress?.position,
            duration: watchable.file.media.duration ?? watchable.progress?.duration)
        if state.decision?.isDirect == true { state.machine.send(.load(source: watchable.source), at: client.now()) }
    }

    private func save(_ position: Double, _ duration: Double, _ state: State) -> Effect<Action> {
        guard let file = state.content.content?.file, position.isFinite, position >= 0 else { return .none }
        let known = file.media.duration ?? duration
        guard known.isFinite, known > 0 else { return .none }
        let progress = PlaybackProgress(
            file: file.id, reference: file.reference, position: position, duration: known, updatedAt: client.now())
        return .write(for: file.id) { [client] () async throws(ViewStateError) in
            do { try await client.saveProgress(progress) } catch { throw error as? ViewStateError ?? .unexpected }
        } outcome: {
            .saved($0 == nil)
        }
    }
}

extension ViewStateError {
    static let fileNotFound = ViewStateError(
        "File not found", reason: "It may have been moved or removed.",
        recovery: "If it is still in one of your folders, a scan finds it again.", isRetryable: false)
}
