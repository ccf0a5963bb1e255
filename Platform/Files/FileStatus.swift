import Glibc

/// What the file system says about an open file.
///
/// It has a module of its own for `stat`: where Foundation is compiled in one process with it, another C module may own its fields, and
/// `MemberImportVisibility` refuses them.
public struct FileStatus: Sendable, Hashable {
    /// The number of the file on its disk (inode).
    public let file: UInt64
    /// Bytes.
    public var size: Int
    /// When the content was changed last: whole seconds since 1970, and nanoseconds after them.
    public let seconds, nanoseconds: Int
    /// Whether it is neither a folder, a device nor a pipe.
    public let isRegular: Bool

    /// - Throws: `.failed` with errno.
    public init(of descriptor: CInt) throws(RootedPath.Failure) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .failed(errno) }
        self.init(status)
    }

    /// Of the file that a path leads to now.
    /// - Throws: `.failed` with errno.
    public init(at path: String) throws(RootedPath.Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .failed(errno) }
        self.init(status)
    }

    private init(_ status: stat) {
        file = UInt64(status.st_ino)
        size = Int(status.st_size)
        (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
        isRegular = status.st_mode & S_IFMT == S_IFREG
    }
}
