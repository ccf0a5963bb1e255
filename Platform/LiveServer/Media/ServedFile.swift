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
    private let status: FileStatus
    let descriptor: CInt

    private convenience init(descriptor: CInt) throws(RootedPath.Failure) {
        let status: FileStatus
        do { status = try FileStatus(of: descriptor) } catch {
            close(descriptor)
            throw error
        }
        guard status.isRegular else {
            close(descriptor)
            throw .notAFile
        }
        self.init(descriptor: descriptor, status)
    }

    /// Takes ownership of an open descriptor.
    init(descriptor: CInt, _ status: FileStatus) {
        self.status = status
        size = status.size
        modified = status.seconds
        entityTag = status.entityTag
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
    public var isUnchanged: Bool { (try? FileStatus(of: descriptor)) == status }

    /// Whether the file still has at least this many bytes.
    func reaches(_ length: Int) -> Bool { (try? FileStatus(of: descriptor)).map { $0.size >= length } ?? false }
}

extension FileStatus {
    fileprivate var entityTag: String {
        "\""
            + [file, UInt64(bitPattern: Int64(size)), UInt64(bitPattern: Int64(seconds)), UInt64(bitPattern: Int64(nanoseconds))]
            .map { String($0, radix: 36) }.joined(separator: "-") + "\""
    }
}
