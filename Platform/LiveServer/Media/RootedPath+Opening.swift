import Glibc

extension RootedPath {
    /// Opens the file for reading and gives its descriptor to the caller. Blocks: call on a thread that may.
    func open() throws(Failure) -> CInt {
        let top = Glibc.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard top >= 0 else { throw errno == ENOENT ? .notFound : .failed(errno) }
        var folders = [top]
        defer { for folder in folders { close(folder) } }
        var pending = Self.parts(relative)
        var links = 0
        while let name = pending.popLast() {
            guard let folder = folders.last else { throw .leavesRoot }
            if name.elementsEqual("..".utf8) {
                guard folders.count > 1 else { throw .leavesRoot }
                close(folders.removeLast())
                continue
            }
            let isLast = pending.isEmpty
            // Without O_NONBLOCK a pipe with no writer would hold the thread for ever.
            let next = openat(folder, Self.path(name), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY | (isLast ? O_NONBLOCK : O_DIRECTORY))
            if next >= 0 {
                if isLast { return next }
                folders.append(next)
                continue
            }
            let reason = errno
            guard reason == ELOOP || reason == ENOTDIR, let target = Self.target(of: name, in: folder) else {
                throw reason == ENOENT || reason == ENOTDIR ? .notFound : .failed(reason)
            }
            links += 1
            guard links <= 20 else { throw .leavesRoot }
            pending += try follow(target, &folders)
        }
        throw .notAFile
    }

    /// The parts that a link's target adds; an absolute one counts only from the root itself.
    private func follow(_ target: [UInt8], _ folders: inout [CInt]) throws(Failure) -> [[UInt8]] {
        guard target.first == UInt8(ascii: "/") else { return Self.parts(target) }
        let top = Array((root.hasSuffix("/") ? root : root + "/").utf8)
        guard target.starts(with: top) else { throw .leavesRoot }
        for folder in folders.dropFirst() { close(folder) }
        folders.removeSubrange(1...)
        return Self.parts(Array(target.dropFirst(top.count)))
    }

    /// Last part first.
    private static func parts(_ path: [UInt8]) -> [[UInt8]] {
        path.split(separator: UInt8(ascii: "/")).map(Array.init).filter { !$0.elementsEqual(".".utf8) }.reversed()
    }

    private static func path(_ name: [UInt8]) -> [CChar] { name.map(CChar.init(bitPattern:)) + [0] }

    private static func target(of name: [UInt8], in folder: CInt) -> [UInt8]? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlinkat(folder, path(name), start, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return buffer[..<count].map(UInt8.init(bitPattern:))
        }
    }
}
