import Glibc
import LibraryDomain

/// An open descriptor, closed with its owner.
struct Descriptor: ~Copyable {
    let raw: Int32

    deinit { close(raw) }
}

/// Opens what lies below a library's folder, name by name, so that no link is ever followed out of it.
enum Beneath {
    /// - Throws: `Unreadable` with the reason in words.
    static func folder(_ root: String, _ path: RelativePath = .root) throws(Unreadable) -> Descriptor {
        var current = try descriptor(open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK))
        for name in path.names { current = try folder(named: name, in: current) }
        return current
    }

    static func folder(named name: [UInt8], in parent: borrowing Descriptor) throws(Unreadable) -> Descriptor {
        try descriptor(at(parent, name, O_DIRECTORY))
    }

    /// A regular file. Devices and pipes are refused without waiting for them.
    static func file(_ root: String, _ path: RelativePath) throws(Unreadable) -> Descriptor {
        let parent = try folder(root, path.parent)
        let file = try descriptor(at(parent, path.name, O_NONBLOCK))
        var status = stat()
        guard fstat(file.raw, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw Unreadable("This is not a file.") }
        return file
    }

    static func at(_ parent: borrowing Descriptor, _ name: [UInt8], _ flags: Int32) -> Int32 {
        guard !name.isEmpty, name != [0x2E], name != [0x2E, 0x2E], !name.contains(0), !name.contains(0x2F) else {
            errno = EINVAL
            return -1
        }
        let raw = parent.raw
        return withTerminated(name) { openat(raw, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | flags) }
    }

    static func withTerminated<Value>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Value) -> Value {
        (name + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress.unsafelyUnwrapped) }
        }
    }

    private static func descriptor(_ raw: Int32) throws(Unreadable) -> Descriptor {
        guard raw >= 0 else { throw Unreadable(words(errno)) }
        return Descriptor(raw: raw)
    }

    static func words(_ code: Int32) -> String {
        switch code {
        case EACCES, EPERM: "Popcorn may not read this. Give the user that runs it the right to."
        case ENOENT: "It is not there any more."
        case ELOOP: "It is a link, and links are not followed."
        case ENOTDIR: "It is not a folder."
        case EIO: "The disk reported an error while reading."
        case EMFILE, ENFILE: "Too many files are open on this machine."
        case ENAMETOOLONG: "Its path is too long."
        default: "It could not be opened: \(String(cString: strerror(code)))."
        }
    }
}
