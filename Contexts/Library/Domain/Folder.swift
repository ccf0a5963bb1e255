public import Foundation

/// A folder of movies, series or videos that someone added to Popcorn.
public struct Folder: Hashable, Sendable {
    /// Unique, 1…64 characters, chosen by a person.
    public var name: String
    /// Absolute.
    public var path: String
    public var kind: FolderKind

    public init(name: String, path: String, kind: FolderKind) {
        self.name = name
        self.path = path
        self.kind = kind
    }
}

public enum FolderKind: String, Sendable, Codable, CaseIterable {
    case movies, series, videos
}

extension FolderKind {
    /// For folders that are added without a kind, such as “TV”, “Serien” or “/srv/My Videos”: by the entered name, or else by that of the
    /// folder itself. Nothing that is known means movies.
    public init(guessedFrom name: String, path: String) {
        let folder = path.split(separator: "/").last.map(String.init) ?? ""
        self = Self.guess(name) ?? Self.guess(folder) ?? .movies
    }

    private static func guess(_ name: String) -> FolderKind? {
        let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        if folded.split(whereSeparator: { !$0.isLetter }).contains("tv") { return .series }
        let words: [(String, FolderKind)] = [
            ("serie", .series), ("serial", .series), ("сериал", .series), ("shows", .series), ("tvshow", .series), ("video", .videos),
            ("movie", .movies), ("film", .movies), ("kino", .movies), ("кино", .movies), ("фильм", .movies),
        ]
        return words.first { folded.contains($0.0) }?.1
    }
}

/// A folder as the Library screen and the API show it.
public struct FolderStatus: Hashable, Sendable {
    public var folder: Folder
    public var isAvailable: Bool
    public var isScanning: Bool
    /// Of titles, without extras.
    public var files: Int
    public var titles: Int
    public var problems: Int
    public var lastScannedAt: Date?

    public init(
        folder: Folder, isAvailable: Bool, isScanning: Bool, files: Int, titles: Int, problems: Int, lastScannedAt: Date?
    ) {
        self.folder = folder
        self.isAvailable = isAvailable
        self.isScanning = isScanning
        self.files = files
        self.titles = titles
        self.problems = problems
        self.lastScannedAt = lastScannedAt
    }
}

extension FolderStatus {
    /// Trailers and other extras among the files that use this space. None while the folder is away.
    public func extras(in space: [SpaceUse]) -> Int {
        max(0, space.lazy.filter { $0.library == folder.name }.reduce(0) { $0 + $1.files } - files)
    }
}
