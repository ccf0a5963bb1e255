public import Files
import Glibc
import NIOCore
import NIOPosix

/// An open regular file with the facts for HTTP. Closed with the last reference.
public final class ServedFile: Sendable {
    /// Bytes.
    public let size: Int
    /// Whole seconds since 1970.
    public let modified: Int
    /// Strong, with its quotes: changes with the file's identity, its length or its time in nanoseconds.
    public let entityTag: String
    private let version: Version
    let descriptor: CInt

    private convenience init(descriptor: CInt) throws(RootedPath.Failure) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let reason = errno
            close(descriptor)
            throw .failed(reason)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notAFile
        }
        self.init(descriptor: descriptor, status)
    }

    /// Takes ownership of an open descriptor.
    init(descriptor: CInt, _ status: stat) {
        version = Version(status)
        size = version.size
        modified = version.seconds
        entityTag = version.entityTag
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Opens on a thread that may block, because a sleeping disk takes seconds.
    public static func open(_ path: RootedPath) async throws -> ServedFile {
        try await NIOThreadPool.singleton.runIfActive { try ServedFile(descriptor: path.open().release()) }
    }

    /// A handle for one answer, which closes it: NIO refuses (EBUSY) a handle that another event loop is using.
    func handle() throws(RootedPath.Failure) -> NIOFileHandle {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw .failed(errno) }
        return NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: copy)
    }

    /// Whether the facts are still true. Another file under the same name goes unnoticed.
    public var isUnchanged: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && Version(status) == version
    }

    /// Whether the file still has at least this many bytes.
    func reaches(_ length: Int) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && Int(status.st_size) >= length
    }

    private struct Version: Equatable {
        let file: UInt64
        let size, seconds, nanoseconds: Int

        init(_ status: stat) {
            file = UInt64(status.st_ino)
            size = Int(status.st_size)
            seconds = Int(status.st_mtim.tv_sec)
            nanoseconds = Int(status.st_mtim.tv_nsec)
        }

        var entityTag: String {
            "\""
                + [file, UInt64(bitPattern: Int64(size)), UInt64(bitPattern: Int64(seconds)), UInt64(bitPattern: Int64(nanoseconds))]
                .map { String($0, radix: 36) }.joined(separator: "-") + "\""
        }
    }
}
