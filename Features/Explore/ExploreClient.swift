public import CoreDomain
public import Flow
public import Screens
public import ViewingDomain

/// The data and operations of the Explore screen.
public struct ExploreClient: Sendable {
    /// The shelves now, and again whenever one of them changes.
    public var shelves: @Sendable () -> AsyncStream<Result<ExploreShelves, ViewStateError>>
    public var dismiss: @Sendable (TitleID) async throws(ViewStateError) -> ViewingUndo
    public var markWatched: @Sendable (FileID) async throws(ViewStateError) -> ViewingUndo
    public var setOnWatchlist: @Sendable (Bool, TitleID) async throws(ViewStateError) -> ViewingUndo
    public var undo: @Sendable (ViewingUndo) async throws(ViewStateError) -> Void
    /// Starts looking for new files.
    public var refresh: @Sendable () async throws(ViewStateError) -> Void
    public var menu: PosterMenuClient<ViewingUndo>

    public init(
        shelves: @escaping @Sendable () -> AsyncStream<Result<ExploreShelves, ViewStateError>>,
        dismiss: @escaping @Sendable (TitleID) async throws(ViewStateError) -> ViewingUndo,
        markWatched: @escaping @Sendable (FileID) async throws(ViewStateError) -> ViewingUndo,
        setOnWatchlist: @escaping @Sendable (Bool, TitleID) async throws(ViewStateError) -> ViewingUndo,
        undo: @escaping @Sendable (ViewingUndo) async throws(ViewStateError) -> Void,
        refresh: @escaping @Sendable () async throws(ViewStateError) -> Void,
        menu: PosterMenuClient<ViewingUndo>
    ) {
        self.shelves = shelves
        self.dismiss = dismiss
        self.markWatched = markWatched
        self.setOnWatchlist = setOnWatchlist
        self.undo = undo
        self.refresh = refresh
        self.menu = menu
    }
}
