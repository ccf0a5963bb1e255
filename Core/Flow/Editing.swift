/// The content of a screen on which a person changes something: it loads it (`Loading`), shows a change before it is saved (`Unsaved`), and
/// shows the outcome of the change (`Notice`).
///
///     case .appeared: return page(.appeared, &state)
///     case .page(let action): return page(action, &state)
///     case .intent(.dismiss): return editing(state).save(.dismissed, for: id, in: &state.page) { … }.map { .page($0) }
///
///     func page(_ action: Editing<ListChange, ListOffer>.Action, _ state: inout State) -> Effect<Action> {
///         editing(state).reduce(into: &state.page, action).map { .page($0) }
///     }
///
/// - `Change`: a change of the content.
/// - `Offer`: the last change and the way to undo it, as for `Notice`.
public struct Editing<Change: UnsavedChange, Offer: Equatable & Sendable>: Feature {
    public struct State: Equatable, Sendable {
        /// With the changes that are not saved yet.
        public var content: ViewState<Change.Content>
        public var notice: Notice<Offer>.State
        public var unsaved = Unsaved<Change>()

        public init(_ content: ViewState<Change.Content> = .initial, notice: Notice<Offer>.State = .init()) {
            self.content = content
            self.notice = notice
        }
    }

    public enum Action: Equatable, Sendable {
        /// The screen is visible, perhaps again.
        case appeared
        case retry
        case content(Loading<Change.Content>.Action)
        case notice(Notice<Offer>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(Change, Result<Offer?, ViewStateError>)
    }

    private enum Work: Hashable { case content, notice }

    private let loading: Loading<Change.Content>
    private let notice: Notice<Offer>

    public init(_ loading: Loading<Change.Content>, on clock: any Clock<Duration>) {
        self.loading = loading
        notice = Notice(on: clock)
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(load(.load, &state), notify(.appeared, &state))
        case .retry:
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .notice(let action):
            return notify(action, &state)
        case .saved(let change, let result):
            state.unsaved.finish(change, result, in: &state.content)
            return notify(.finished(result), &state)
        }
    }

    /// Shows a change at once, saves it, and shows its outcome; a change that could not be saved is taken back. Does nothing while there is no
    /// content.
    ///
    /// - Parameters:
    ///   - id: The thing that is written; see `Effect.write`.
    ///   - work: Gives the way to undo the change; nil if there is none, or if the change was itself an undo.
    public func save(
        _ change: Change, for id: any Hashable & Sendable, in state: inout State,
        _ work: @escaping @Sendable () async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        guard state.content.content != nil else { return .none }
        state.unsaved.make(change, in: &state.content)
        return .merge(notify(.started, &state), .write(for: id, work, result: { .saved(change, $0) }))
    }

    /// The same for a change that the content shows only when it is loaded again.
    public func save(
        for id: any Hashable & Sendable, in state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        notice.save(for: id, in: &state.notice, work).lift(under: Work.notice) { .notice($0) }
    }

    private func load(_ action: Loading<Change.Content>.Action, _ state: inout State) -> Effect<Action> {
        let effect = loading.reduce(into: &state.content, action)
        switch action {
        case .loaded: state.unsaved.reloaded(&state.content)
        // What is gone must not come back when a change of it ends.
        case .failed where state.content.content == nil: state.unsaved.reloaded(&state.content)
        case .load, .failed: break
        }
        return effect.lift(under: Work.content) { .content($0) }
    }

    private func notify(_ action: Notice<Offer>.Action, _ state: inout State) -> Effect<Action> {
        notice.reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
