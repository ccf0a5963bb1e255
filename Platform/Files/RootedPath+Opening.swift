import Glibc

/// Opening blocks while a disk is slow: call it on a thread that may block.
extension RootedPath {
    /// Opens the regular file for reading. Devices and pipes are refused without waiting for them.
    public func open() throws(Failure) -> Descriptor {
        var names = relative.split(separator: UInt8(ascii: "/")).map(Array.init)
        guard let last = names.popLast() else { throw .malformed }
        return try Self.file(named: last, in: Self.folder(root, names))
    }

    /// A regular file by its name in an open folder, for reading.
    public static func file(named name: [UInt8], in parent: borrowing Descriptor) throws(Failure) -> Descriptor {
        // Without O_NONBLOCK a pipe without a writer would block the thread for ever.
        let file = try open(name, in: parent, O_NONBLOCK | O_NOCTTY)
        var status = stat()
        guard fstat(file.raw, &status) == 0 else { throw .failed(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        return file
    }

    /// A folder below a root, by its names from the top; the root itself without names.
    public static func folder(_ root: String, _ names: [[UInt8]] = []) throws(Failure) -> Descriptor {
        let top = Glibc.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        guard top >= 0 else { throw failure(errno) }
        var current = Descriptor(owning: top)
        for name in names { current = try folder(named: name, in: current) }
        return current
    }

    /// A folder by its name in an open one.
    public static func folder(named name: [UInt8], in parent: borrowing Descriptor) throws(Failure) -> Descriptor {
        try open(name, in: parent, O_DIRECTORY)
    }

    private static func open(_ name: [UInt8], in parent: borrowing Descriptor, _ flags: CInt) throws(Failure) -> Descriptor {
        guard isName(name) else { throw .malformed }
        let found = openat(parent.raw, name.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC | O_NOFOLLOW | flags)
        if found >= 0 { return Descriptor(owning: found) }
        let reason = errno
        // With O_DIRECTORY a link is “not a directory”, so the link itself is examined.
        var status = stat()
        if reason == ENOTDIR, fstatat(parent.raw, name.map(CChar.init(bitPattern:)) + [0], &status, AT_SYMLINK_NOFOLLOW) == 0,
            status.st_mode & S_IFMT == S_IFLNK
        {
            throw .isLink
        }
        throw failure(reason)
    }

    private static func failure(_ reason: Int32) -> Failure {
        switch reason {
        case ENOENT: .notFound
        case ELOOP: .isLink
        default: .failed(reason)
        }
    }
}
