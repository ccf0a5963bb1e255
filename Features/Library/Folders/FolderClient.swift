public import CoreDomain
public import Flow
public import LibraryDomain

/// The data of the page of a folder.
public struct FolderClient: Sendable {
    /// What is in a folder after a name, now and again whenever it changes.
    public var contents: @Sendable (FolderPlace) -> AsyncStream<Result<FolderListing, ViewStateError>>

    public init(contents: @escaping @Sendable (FolderPlace) -> AsyncStream<Result<FolderListing, ViewStateError>>) {
        self.contents = contents
    }
}

/// A part of a folder below a library.
public struct FolderPlace: Hashable, Sendable {
    public var library: String
    public var path: RelativePath
    /// The last name of the part before.
    public var after: [UInt8]

    public init(library: String, path: RelativePath, after: [UInt8] = []) {
        self.library = library
        self.path = path
        self.after = after
    }
}

/// The contents of a folder, and the names of the titles in it.
public struct FolderListing: Hashable, Sendable {
    public var contents: FolderContents
    /// Such as “Alien (1979)”.
    public var titles: [TitleID: TitleName]
    /// The library, if it is not there now.
    public var away: AwayFolder?

    public init(contents: FolderContents, titles: [TitleID: TitleName], away: AwayFolder? = nil) {
        self.contents = contents
        self.titles = titles
        self.away = away
    }
}
