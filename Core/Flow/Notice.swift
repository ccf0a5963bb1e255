/// The message of a screen about the last change: an offer to undo it, or its failure. It disappears after a while.
///
///     case .appeared: return .merge(load(.load, &state), notice(.appeared, &state))
///     case .notice(let action): return notice(action, &state)
///
///     func notice(_ action: Notice<UndoOffer>.Action, _ state: inout State) -> Effect<Action> {
///         Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
///     }
///
/// A change begins with `started` and ends with `finished`; `Notice.save` does both. A change that the screen shows before it is saved
/// (`Unsaved`) sends them itself.
///
/// - `Offer`: the last change and the way to undo it; `Never` for a screen whose changes cannot be undone.
public struct Notice<Offer: Equatable & Sendable>: Feature {
    public struct State: Equatable, Sendable {
        /// The last change, while it can be undone. Never there together with a failure.
        public fileprivate(set) var offer: Offer?
        /// Why a change could not be saved, while the screen says so.
        public fileprivate(set) var failure: ViewStateError?
        /// The number of changes that are being saved.
        public fileprivate(set) var saving: Int
        /// The last change was saved and there is no way to undo it, or it was itself an undo.
        public fileprivate(set) var isUndone: Bool

        public init(offer: Offer? = nil, failure: ViewStateError? = nil, saving: Int = 0, isUndone: Bool = false) {
            self.offer = failure == nil ? offer : nil
            self.failure = failure
            self.saving = saving
            self.isUndone = isUndone
        }

        fileprivate var isShown: Bool { offer != nil || failure != nil }

        fileprivate mutating func clear() { (offer, failure) = (nil, nil) }

        fileprivate mutating func finish(_ result: Result<Offer?, ViewStateError>) {
            saving = max(saving - 1, 0)
            isUndone = false
            switch result {
            case .success(let offer):
                isUndone = offer == nil
                // A failure that is shown is newer than the start of this change. An offer would undo only a part while others are saved.
                if failure == nil { self.offer = saving == 0 ? offer : nil }
            case .failure(let failure):
                (offer, self.failure) = (nil, failure)
            }
        }
    }

    public enum Action: Equatable, Sendable {
        /// The screen is visible, perhaps again: the time of a notice that it still shows starts again, because it ended when the screen was covered.
        case appeared
        /// A change was asked for: the notice of the one before goes.
        case started
        /// A change was saved, with the way to undo it if there is one, or failed.
        case finished(Result<Offer?, ViewStateError>)
        case expired
        /// A person wants to undo the last change, and there is no offer: a page without JavaScript shows one for as long as it is open. A second
        /// click on the same offer says nothing.
        case undoMissed
    }

    private let clock: any Clock<Duration>

    public init(on clock: any Clock<Duration>) { self.clock = clock }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return timer(state)
        case .started:
            state.saving += 1
            state.isUndone = false
            state.clear()
            return .cancel(NoticeTimer())
        case .finished(let result):
            state.finish(result)
            return timer(state)
        case .expired:
            state.clear()
            return .none
        case .undoMissed:
            guard state.offer == nil, state.saving == 0, !state.isUndone else { return .none }
            state.failure = .undoExpired
            return timer(state)
        }
    }

    /// Saves a change that a person made, and shows its outcome.
    ///
    /// - Parameters:
    ///   - id: The thing that is written; see `Effect.write`.
    ///   - work: Gives the way to undo the change; nil if there is none, or if the change was itself an undo.
    public func save(
        for id: any Hashable & Sendable, in state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        .merge(reduce(into: &state, .started), .write(for: id, work, result: { .finished($0) }))
    }

    private func timer(_ state: State) -> Effect<Action> {
        guard state.isShown else { return .none }
        return .debounced(NoticeTimer(), by: .noticeTime, on: clock) { await $0(.expired) }
    }
}

extension ViewStateError {
    /// The offer to undo a change has expired.
    public static var undoExpired: Self { Self("That can no longer be undone", isRetryable: false) }
}

private struct NoticeTimer: Hashable {}

extension Duration {
    /// How long a notice is shown; the toasts of the page go at the same time.
    public static var noticeTime: Self { .seconds(8) }
}
