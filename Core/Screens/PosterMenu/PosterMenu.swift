public import CoreDomain
public import Flow
public import HTML

/// The menu of the posters of a screen, one for all of them. It is read when it is opened, so that the posters are the same for every viewer,
/// and also right on those parts of a long list that only the browser has.
public struct PosterMenu<Undo: Hashable & Sendable>: Feature {
    /// A saved change, and the title that it belongs to.
    public struct Offer: Hashable, Sendable {
        public var offer: UndoOffer<Undo>
        public var title: TitleID
        public var name: String

        public init(_ change: UndoableChange, undo: Undo, of marks: TitleMarks) {
            offer = UndoOffer(change, undo: undo)
            title = marks.id
            name = marks.name
        }
    }

    public struct State: Equatable, Sendable {
        /// The open menu; nil while none is.
        public var open: Result<TitleMarks, ViewStateError>?
        /// A menu was asked for and is being read. Without scripts the page waits for it.
        public var isOpening = false
        /// The number of menus that were opened: the same menu, opened again, is another element.
        public var opened = 0
        public var notice = Notice<Offer>.State()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(PosterMenuIntent)
        case marksLoaded(Result<TitleMarks, ViewStateError>)
        case notice(Notice<Offer>.Action)
    }

    private enum Work: Hashable { case marks, notice }

    private let client: PosterMenuClient<Undo>
    private let clock: any Clock<Duration>

    public init(client: PosterMenuClient<Undo>, on clock: any Clock<Duration>) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return notice(.appeared, &state)
        case .notice(let action):
            return notice(action, &state)
        case .intent(.open(let title)):
            state.isOpening = true
            return .run(replacing: Work.marks) { [client] send in
                do throws(ViewStateError) { await send(.marksLoaded(.success(try await client.read(title)))) } catch {
                    await send(.marksLoaded(.failure(error)))
                }
            }
        case .marksLoaded(let marks):
            state.open = marks
            state.opened += 1
            state.isOpening = false
            return .none
        case .intent(.close):
            (state.open, state.isOpening) = (nil, false)
            return .cancel(Work.marks)
        case .intent(.setWatched(let title, let isOn)):
            return save(title, &state) { [client] marks throws(ViewStateError) in
                try await client.marks.setWatched(isOn, marks.id).map { Offer(.allWatched(isOn), undo: $0, of: marks) }
            }
        case .intent(.setOnWatchlist(let title, let isOn)):
            return save(title, &state) { [client] marks throws(ViewStateError) in
                Offer(.watchlist(isOn: isOn), undo: try await client.marks.setOnWatchlist(isOn, marks.id), of: marks)
            }
        case .intent(.dismiss(let title)):
            return save(title, &state) { [client] marks throws(ViewStateError) in
                Offer(.dismissed(marks.id), undo: try await client.marks.dismiss(marks.id), of: marks)
            }
        case .intent(.undo):
            guard let offer = state.notice.offer else { return notice(.undoMissed, &state) }
            return Notice(on: clock).save(for: offer.title, in: &state.notice) { [client] () async throws(ViewStateError) in
                try await client.marks.undo(offer.offer.undo)
                return nil
            }.lift(under: Work.notice) { .notice($0) }
        }
    }

    /// The marks are read again before the change: the browser names the title, and another page may have changed it meanwhile.
    private func save(
        _ title: TitleID, _ state: inout State, _ change: @escaping @Sendable (TitleMarks) async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        state.open = nil
        return Notice(on: clock).save(for: title, in: &state.notice) { [client] () async throws(ViewStateError) in
            try await change(try await client.read(title))
        }.lift(under: Work.notice) { .notice($0) }
    }

    private func notice(_ action: Notice<Offer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}

/// Each names its title and the state that it asks for: it means the same after the server was away, and when it is sent twice.
public enum PosterMenuIntent: BrowserIntent {
    case open(title: TitleID)
    case close
    case setWatched(title: TitleID, isOn: Bool)
    case setOnWatchlist(title: TitleID, isOn: Bool)
    case dismiss(title: TitleID)
    case undo

    public var access: Permission { .keep }
}

/// The intents of a screen that has a menu on its posters.
public protocol PosterMenuHost: BrowserIntent {
    static func menu(_ intent: PosterMenuIntent) -> Self
}
