public import CoreDomain
public import Flow

/// The changes of what a viewer keeps of a title. Each gives the way to undo it.
public struct MarkClient<Undo: Hashable & Sendable>: Sendable {
    public var setOnWatchlist: @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo
    /// Nil removes the rating.
    public var rate: @Sendable (OwnRating?, RatedTitle) async throws(ViewStateError) -> Undo
    /// Removes the title from Continue watching.
    public var dismiss: @Sendable (TitleID) async throws(ViewStateError) -> Undo
    /// A movie, owned or not, or all episodes of a series. Returns nil if that changed nothing.
    public var setWatched: @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo?
    public var markWatched: @Sendable (FileID) async throws(ViewStateError) -> Undo
    /// Returns nil if there was nothing to delete.
    public var forgetProgress: @Sendable (FileID) async throws(ViewStateError) -> Undo?
    public var undo: @Sendable (Undo) async throws(ViewStateError) -> Void

    public init(
        setOnWatchlist: @escaping @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo,
        rate: @escaping @Sendable (OwnRating?, RatedTitle) async throws(ViewStateError) -> Undo,
        dismiss: @escaping @Sendable (TitleID) async throws(ViewStateError) -> Undo,
        setWatched: @escaping @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo?,
        markWatched: @escaping @Sendable (FileID) async throws(ViewStateError) -> Undo,
        forgetProgress: @escaping @Sendable (FileID) async throws(ViewStateError) -> Undo?,
        undo: @escaping @Sendable (Undo) async throws(ViewStateError) -> Void
    ) {
        self.setOnWatchlist = setOnWatchlist
        self.rate = rate
        self.dismiss = dismiss
        self.setWatched = setWatched
        self.markWatched = markWatched
        self.forgetProgress = forgetProgress
        self.undo = undo
    }
}
