import Glibc

/// A regular file, read with `pread`. The descriptor is closed with the last reference.
public final class FileSource: ByteSource {
    public let size: Int64
    private let descriptor: Int32

    /// Opens the file at a path that the caller has already checked to be inside its library.
    /// - Parameter followsLinks: false refuses a path whose last part is a symbolic link.
    /// - Throws: `.io` with errno; `EINVAL` for anything but a regular file.
    public convenience init(path: String, followsLinks: Bool = true) throws(ContainerError) {
        // O_NONBLOCK: opening a pipe with no writer would wait for ever.
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
        let descriptor = open(path, flags)
        guard descriptor >= 0 else { throw .io(errno) }
        try self.init(owning: descriptor)
    }

    /// Takes over an open descriptor, also if this fails.
    /// - Throws: `.io` with errno; `EINVAL` for anything but a regular file.
    public init(owning descriptor: Int32) throws(ContainerError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw .io(code)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .io(EINVAL)
        }
        self.descriptor = descriptor
        self.size = Int64(status.st_size)
    }

    deinit { close(descriptor) }

    /// Whether the file still has at least this many bytes; it may have become shorter since it was opened.
    public func reaches(_ length: Int64) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && Int64(status.st_size) >= length
    }

    public func read(at offset: Int64, count: Int) throws(ContainerError) -> [UInt8] {
        guard offset >= 0, count > 0, offset < size else { return [] }
        let wanted = Int(min(Int64(count), size - offset))
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            while filled < wanted {
                let got = pread(descriptor, buffer.baseAddress! + filled, wanted - filled, off_t(offset) + off_t(filled))
                if got > 0 { filled += got; continue }
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                break
            }
        }
        guard failure == 0 else { throw .io(failure) }
        return bytes
    }
}
