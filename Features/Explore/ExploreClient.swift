public import CoreDomain
public import Flow

/// What the Explore screen needs from the rest of the house.
public struct ExploreClient: Sendable {
    /// The shelves now, and again whenever one of them changes.
    public var shelves: @Sendable () -> AsyncStream<Result<ExploreShelves, ViewStateError>>
    public var dismiss: @Sendable (TitleID) async -> Void
    public var undoDismiss: @Sendable (TitleID) async -> Void
    /// Looks for new files.
    public var refresh: @Sendable () async -> Void

    public init(
        shelves: @escaping @Sendable () -> AsyncStream<Result<ExploreShelves, ViewStateError>>,
        dismiss: @escaping @Sendable (TitleID) async -> Void, undoDismiss: @escaping @Sendable (TitleID) async -> Void,
        refresh: @escaping @Sendable () async -> Void
    ) {
        self.shelves = shelves
        self.dismiss = dismiss
        self.undoDismiss = undoDismiss
        self.refresh = refresh
    }
}
