public import CoreDomain
public import Flow

/// The data and operations of the menu of posters. A title that the viewer may not see is not found.
public struct PosterMenuClient<Undo: Hashable & Sendable>: Sendable {
    public var marks: @Sendable (TitleID) async throws(ViewStateError) -> TitleMarks
    /// A movie, or all episodes of a series. Gives nil when that changed nothing.
    public var setWatched: @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo?
    public var setOnWatchlist: @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo
    /// Removes the title from Continue watching.
    public var dismiss: @Sendable (TitleID) async throws(ViewStateError) -> Undo
    public var undo: @Sendable (Undo) async throws(ViewStateError) -> Void

    public init(
        marks: @escaping @Sendable (TitleID) async throws(ViewStateError) -> TitleMarks,
        setWatched: @escaping @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo?,
        setOnWatchlist: @escaping @Sendable (Bool, TitleID) async throws(ViewStateError) -> Undo,
        dismiss: @escaping @Sendable (TitleID) async throws(ViewStateError) -> Undo,
        undo: @escaping @Sendable (Undo) async throws(ViewStateError) -> Void
    ) {
        self.marks = marks
        self.setWatched = setWatched
        self.setOnWatchlist = setOnWatchlist
        self.dismiss = dismiss
        self.undo = undo
    }
}

/// What a viewer keeps of a title, as its menu shows it.
public struct TitleMarks: Hashable, Sendable {
    /// The main identity of the title.
    public var id: TitleID
    public var name: String
    /// Nil when nothing of it can be played.
    public var isWatched: Bool?
    public var isOnWatchlist: Bool
    /// Whether Continue watching shows it.
    public var isContinued: Bool

    public init(id: TitleID, name: String, isWatched: Bool? = nil, isOnWatchlist: Bool = false, isContinued: Bool = false) {
        self.id = id
        self.name = name
        self.isWatched = isWatched
        self.isOnWatchlist = isOnWatchlist
        self.isContinued = isContinued
    }
}
