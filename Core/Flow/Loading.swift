/// How every section of every screen loads: shows that it loads, follows changes, tries again, and keeps what it shows when a reload fails, unless
/// the thing itself is gone.
///
///     case .appeared, .intent(.retry): return loading(.load, &state)
///     case .content(let action): return loading(action, &state)
///
///     func loading(_ action: Loading<MovieContent>.Action, _ state: inout State) -> Effect<Action> {
///         Loading { [client, id = state.id] in client.movie(id) }.reduce(into: &state.content, action)
///             .lift(under: Work.content) { .content($0) }
///     }
///
/// `load` may be sent at any time and any number of times: it starts the work again and keeps the content. A screen that was covered by another
/// is sent `appeared` again when it comes back, and refreshes by it.
public struct Loading<Content: Equatable & Sendable>: Feature {
    public typealias State = ViewState<Content>

    public enum Action: Equatable, Sendable {
        case load
        /// Boxed, so that the frames of waiting effects hold a reference and not the content.
        indirect case loaded(Content)
        case failed(ViewStateError)
    }

    private let work: Effect<Action>.Work

    private init(work: @escaping Effect<Action>.Work) { self.work = work }

    /// Content that comes now, and again after each change, for as long as the screen is there.
    public init(_ updates: @escaping @Sendable () -> AsyncStream<Result<Content, ViewStateError>>) {
        self.init { send in
            for await update in updates() {
                switch update {
                case .success(let content): await send(.loaded(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }

    /// Content that is read once for each `load`.
    ///
    /// - Parameter load: Its `ViewStateError`s are shown; a `CancellationError` is not.
    public init(once load: @escaping @Sendable () async throws -> Content) {
        self.init { send in
            do {
                await send(.loaded(try await load()))
            } catch is CancellationError {
            } catch {
                await send(.failed(error as? ViewStateError ?? .unexpected))
            }
        }
    }

    /// The same after `delay` of quiet: a newer `load` starts the wait again.
    public init(after delay: Duration, on clock: any Clock<Duration>, once load: @escaping @Sendable () async throws -> Content) {
        self.init(once: {
            if delay > .zero { try await clock.sleep(for: delay) }
            return try await load()
        })
    }

    public func reduce(into state: inout ViewState<Content>, _ action: Action) -> Effect<Action> {
        switch action {
        case .load:
            if state.content == nil { state = .loading }
            return .run(replacing: LoadingID(), work)
        case .loaded(let content):
            state = .ready(content)
        case .failed(let error):
            if state.content == nil || !error.isRetryable { state = .error(error) }
        }
        return .none
    }
}

private struct LoadingID: Hashable {}

extension ViewStateError {
    /// A failure without a more precise text.
    public static var unexpected: Self { Self("Something went wrong", recovery: "Try again in a moment.") }
}
