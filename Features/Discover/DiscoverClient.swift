public import Flow
public import Screens
public import ViewingDomain

/// The data and operations of the grids.
public struct DiscoverClient: Sendable {
    /// The part of the list that follows so many pages of its source, now and whenever it changes.
    public var part: @Sendable (DiscoverQuery, _ after: Int) -> AsyncStream<Result<DiscoverContent, ViewStateError>>
    public var choices: @Sendable (DiscoverQuery.Subject) async -> DiscoverChoices
    public var menu: PosterMenuClient<ViewingUndo>

    public init(
        part: @escaping @Sendable (DiscoverQuery, _ after: Int) -> AsyncStream<Result<DiscoverContent, ViewStateError>>,
        choices: @escaping @Sendable (DiscoverQuery.Subject) async -> DiscoverChoices, menu: PosterMenuClient<ViewingUndo>
    ) {
        self.part = part
        self.choices = choices
        self.menu = menu
    }
}
