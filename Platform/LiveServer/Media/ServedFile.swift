public import Files
import Glibc
import NIOCore
import NIOPosix

/// An open regular file with what HTTP wants to know of it. Closes itself when the last user lets go.
public final class ServedFile: Sendable {
    /// Bytes.
    public let size: Int
    /// Whole seconds since 1970.
    public let modified: Int
    /// Strong, with its quotes: changes with the file's identity, its length or its time in nanoseconds.
    public let entityTag: String
    let handle: NIOFileHandle
    let descriptor: CInt

    private init(descriptor: CInt) throws(RootedPath.Failure) {
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
        size = Int(status.st_size)
        modified = Int(status.st_mtim.tv_sec)
        let numbers = [
            UInt64(status.st_ino), UInt64(status.st_size), UInt64(bitPattern: Int64(status.st_mtim.tv_sec)), UInt64(status.st_mtim.tv_nsec),
        ]
        entityTag = "\"" + numbers.map { String($0, radix: 36) }.joined(separator: "-") + "\""
        handle = NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: descriptor)
        self.descriptor = descriptor
    }

    deinit { try? handle.close() }

    /// Opens on a thread that may block, for a sleeping disk takes seconds.
    public static func open(_ path: RootedPath) async throws -> ServedFile {
        try await NIOThreadPool.singleton.runIfActive { try ServedFile(descriptor: path.open().release()) }
    }
}
