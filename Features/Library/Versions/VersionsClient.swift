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
    /// Such as “Alien (1979)”.
    public var names: [TitleID: TitleName]

    public init(titles: [TitleVersions], hasMore: Bool, names: [TitleID: TitleName]) {
        self.titles = titles
        self.hasMore = hasMore
        self.names = names
    }
}
