/// Shows without reading the file whether it has changed.
public struct FileStamp: Hashable, Sendable {
    /// Bytes.
    public var size: Int64
    /// Nanoseconds since 1970.
    public var modified: Int64
    public var inode: UInt64

    public init(size: Int64, modified: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }
}

/// Shows whether anything in a folder has changed: the folder itself, or the stamp of an entry.
public struct FolderStamp: Hashable, Sendable {
    public var modified: Int64
    public var inode: UInt64
    /// The number of entries; `away` for a remembered folder whose disk is not mounted.
    public var count: Int
    /// Over the names and stamps of all entries, in any order.
    public var digest: UInt64
    /// Media files directly in it.
    public var media: Int
    /// Whether another disk is mounted here.
    public var isMount: Bool

    public static let away = -1

    public init(modified: Int64, inode: UInt64, count: Int, digest: UInt64, media: Int, isMount: Bool) {
        self.modified = modified
        self.inode = inode
        self.count = count
        self.digest = digest
        self.media = media
        self.isMount = isMount
    }
}
