public import CoreDomain
public import Flow

/// The content of a page about a title, with what the viewer keeps of it.
public protocol MarkedContent: Equatable, Sendable {
    /// The main identity of the title, even if the page was opened under another one.
    var markedTitle: TitleID { get }
    /// The files that the page can mark as watched one by one.
    var markedFiles: [FileID] { get }
    var isOnWatchlist: Bool { get set }
    /// Whether Continue watching shows it.
    var isContinued: Bool { get set }
    /// What the page's rating is about: the title, or the episode that is shown.
    var ratedTitle: RatedTitle { get }
    var ownRating: OwnRating? { get set }
}

/// A change of what the viewer keeps of a title, shown before it is saved.
public enum TitleMark<Content: MarkedContent>: UnsavedChange {
    /// Added to the watchlist or removed.
    case listed(Bool)
    /// Shown in Continue watching, or dismissed from there.
    case continued(Bool)
    /// Nil removes the rating.
    case rated(OwnRating?)

    /// The change on the screen that takes a saved change back; nil where the screen shows that only when it is loaded again.
    public init?(undoing change: UndoableChange) {
        switch change {
        case .watchlist(let isOn): self = .listed(!isOn)
        case .dismissed: self = .continued(true)
        case .rated(_, let before): self = .rated(before)
        case .watched, .allWatched: return nil
        }
    }

    public func apply(to content: inout Content) {
        switch self {
        case .listed(let isOn): content.isOnWatchlist = isOn
        case .continued(let isOn): content.isContinued = isOn
        case .rated(let rating): content.ownRating = rating
        }
    }
}

/// The changes that the pages of movies, series and episodes have in common. Each asks for a state, so that it means the same when it is sent
/// again after the server was away.
extension Editing {
    public func setOnWatchlist<Content, Undo>(_ isOn: Bool, in state: inout State, with client: MarkClient<Undo>) -> Effect<Action>
    where Change == TitleMark<Content>, Offer == UndoOffer<Undo> {
        guard let content = state.content.content, content.isOnWatchlist != isOn else { return .none }
        let id = content.markedTitle
        return save(.listed(isOn), for: id, in: &state) { () async throws(ViewStateError) in
            Offer(.watchlist(isOn: isOn), undo: try await client.setOnWatchlist(isOn, id))
        }
    }

    /// - Parameter rating: nil removes it.
    public func rate<Content, Undo>(_ rating: OwnRating?, in state: inout State, with client: MarkClient<Undo>) -> Effect<Action>
    where Change == TitleMark<Content>, Offer == UndoOffer<Undo> {
        guard let content = state.content.content, content.ownRating != rating else { return .none }
        let (rated, before) = (content.ratedTitle, content.ownRating)
        return save(.rated(rating), for: content.markedTitle, in: &state) { () async throws(ViewStateError) in
            Offer(.rated(rating, before: before), undo: try await client.rate(rating, rated))
        }
    }

    /// Removes the title from Continue watching.
    public func dismiss<Content, Undo>(in state: inout State, with client: MarkClient<Undo>) -> Effect<Action>
    where Change == TitleMark<Content>, Offer == UndoOffer<Undo> {
        guard let content = state.content.content, content.isContinued else { return .none }
        let id = content.markedTitle
        return save(.continued(false), for: id, in: &state) { () async throws(ViewStateError) in
            Offer(.dismissed(id), undo: try await client.dismiss(id))
        }
    }

    /// Marks a file as played to its end, or as never played. A file named by a browser counts only if it belongs to the title.
    public func setWatched<Content, Undo>(_ isWatched: Bool, _ file: FileID, in state: inout State, with client: MarkClient<Undo>)
        -> Effect<Action> where Change == TitleMark<Content>, Offer == UndoOffer<Undo>
    {
        guard state.content.content?.markedFiles.contains(file) == true else { return .none }
        return save(for: file, in: &state) { () async throws(ViewStateError) in
            let undo = isWatched ? try await client.markWatched(file) : try await client.forgetProgress(file)
            return undo.map { Offer(.watched(isWatched, file), undo: $0) }
        }
    }

    /// Marks everything of the title as watched or as unwatched: all episodes of a series, or a movie that has no files to mark.
    public func setAllWatched<Content, Undo>(_ isWatched: Bool, in state: inout State, with client: MarkClient<Undo>) -> Effect<Action>
    where Change == TitleMark<Content>, Offer == UndoOffer<Undo> {
        guard let id = state.content.content?.markedTitle else { return .none }
        return save(for: id, in: &state) { () async throws(ViewStateError) in
            try await client.setWatched(isWatched, id).map { Offer(.allWatched(isWatched), undo: $0) }
        }
    }

    /// Takes the change of the toast back, or says that its time is over.
    public func undo<Content, Undo>(in state: inout State, with client: MarkClient<Undo>) -> Effect<Action>
    where Change == TitleMark<Content>, Offer == UndoOffer<Undo> {
        guard let offer = state.notice.offer else { return reduce(into: &state, .notice(.undoMissed)) }
        guard let content = state.content.content else { return .none }
        let work: @Sendable () async throws(ViewStateError) -> Offer? = { () async throws(ViewStateError) in
            try await client.undo(offer.undo)
            return nil
        }
        if let mark = Change(undoing: offer.change) { return save(mark, for: content.markedTitle, in: &state, work) }
        guard case .watched(_, let file) = offer.change else { return save(for: content.markedTitle, in: &state, work) }
        return content.markedFiles.contains(file) ? save(for: file, in: &state, work) : .none
    }
}
