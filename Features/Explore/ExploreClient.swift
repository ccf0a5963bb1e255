public import Flow
public import Screens
public import ViewingDomain

/// The data and operations of the Explore screen.
public struct ExploreClient: Sendable {
    /// The shelves now, and again whenever one of them changes.
    public var shelves: @Sendable () -> AsyncStream<Result<ExploreShelves, ViewStateError>>
    /// Also for the cards of Continue watching.
    public var menu: PosterMenuClient<ViewingUndo>

    public init(
        shelves: @escaping @Sendable () -> AsyncStream<Result<ExploreShelves, ViewStateError>>, menu: PosterMenuClient<ViewingUndo>
    ) {
        self.shelves = shelves
        self.menu = menu
    }
}
