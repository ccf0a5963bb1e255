public import CoreDomain
public import Flow

/// The data and operations of the menu of posters. A title that the viewer may not see is not found.
public struct PosterMenuClient<Undo: Hashable & Sendable>: Sendable {
    public var read: @Sendable (TitleID) async throws(ViewStateError) -> TitleMarks
    public var marks: MarkClient<Undo>

    public init(read: @escaping @Sendable (TitleID) async throws(ViewStateError) -> TitleMarks, marks: MarkClient<Undo>) {
        self.read = read
        self.marks = marks
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
