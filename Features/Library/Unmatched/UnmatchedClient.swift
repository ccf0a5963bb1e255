public import CoreDomain
public import Flow
public import LibraryDomain

/// The data of the page of titles without a match.
public struct UnmatchedClient: Sendable {
    /// The titles after another one, now and again whenever they change.
    public var titles: @Sendable (TitleID?) -> AsyncStream<Result<UnmatchedPage, ViewStateError>>

    public init(titles: @escaping @Sendable (TitleID?) -> AsyncStream<Result<UnmatchedPage, ViewStateError>>) { self.titles = titles }
}

public struct UnmatchedPage: Hashable, Sendable {
    /// On all pages.
    public var count: Int
    public var titles: [UnmatchedTitle]
    public var names: [TitleID: TitleName]
    public var hasMore: Bool

    public init(count: Int, titles: [UnmatchedTitle], names: [TitleID: TitleName] = [:], hasMore: Bool = false) {
        self.count = count
        self.titles = titles
        self.names = names
        self.hasMore = hasMore
    }
}
