public import CoreDomain
public import Flow
public import LibraryDomain

/// The data of the page of versions.
public struct VersionsClient: Sendable {
    /// Titles with several files after another one, now and again whenever they change.
    public var versions: @Sendable (TitleVersions.Cursor?) -> AsyncStream<Result<VersionsPage, ViewStateError>>

    public init(versions: @escaping @Sendable (TitleVersions.Cursor?) -> AsyncStream<Result<VersionsPage, ViewStateError>>) {
        self.versions = versions
    }
}

public struct VersionsPage: Hashable, Sendable {
    public var titles: [TitleVersions]
    public var hasMore: Bool
    /// The first files with the same content under different titles; on the first page.
    public var shared: [SharedContent]
    /// How many contents there are under different titles.
    public var sharedCount: Int
    /// Such as “Alien (1979)”.
    public var names: [TitleID: TitleName]
    public var away: [AwayFolder]

    public init(
        titles: [TitleVersions], hasMore: Bool, shared: [SharedContent] = [], sharedCount: Int = 0, names: [TitleID: TitleName],
        away: [AwayFolder] = []
    ) {
        self.titles = titles
        self.hasMore = hasMore
        self.shared = shared
        self.sharedCount = sharedCount
        self.names = names
        self.away = away
    }
}
