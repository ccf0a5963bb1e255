import CoreDomain
import Files
import Glibc
import LibraryDomain

/// The entries of one folder.
struct FolderReading {
    var stamp: FolderStamp
    var device: UInt64
    var files: [ListedFile] = []
    var folders: [[UInt8]] = []
    var discs: [[UInt8]] = []
    /// Links, and how many were left out.
    var links: [[UInt8]] = []
    var isTooFull = false
    /// For the folders in it.
    var hidden = HiddenNames.none
}

/// Reads one folder with one `stat` for each entry. The digest is a sum, so the disk's order of entries does not matter.
struct FolderReader {
    static let maximumEntries = 1_000_000
    static let maximumLinks = 1_000

    let path: RelativePath
    /// Whether the files are wanted one by one, or only the stamp.
    let collects: Bool
    /// The rules of the folders above.
    var hidden = HiddenNames.none

    private enum Mark { case hidesAll, hasRules }

    /// - Parameter parent: the device of the folder above.
    /// - Throws: `Unreadable`, `CancellationError`.
    func read(_ folder: borrowing Descriptor, parent: UInt64?) throws -> FolderReading {
        let (reading, hasRules) = try read(folder, parent, hidden, stopsAtRules: true)
        guard hasRules else { return reading }
        // Gone since it was seen.
        guard let text = HiddenNames.text(in: folder) else { return try read(folder, parent, hidden, stopsAtRules: false).0 }
        guard let rules = IgnoreRules(text) else { return stopped(reading) }
        var hidden = hidden
        hidden.add(rules, at: path)
        var (ruled, _) = try read(folder, parent, hidden, stopsAtRules: false)
        // With other rules the folder is another one, and one in which all is hidden is not empty.
        ruled.stamp.count += 1
        ruled.stamp.digest = ruled.stamp.digest &+ text.withUnsafeBufferPointer { Self.hash($0) }
        return ruled
    }

    private func read(
        _ folder: borrowing Descriptor, _ parent: UInt64?, _ hidden: HiddenNames, stopsAtRules: Bool
    ) throws -> (FolderReading, hasRules: Bool) {
        var status = stat()
        guard fstat(folder.raw, &status) == 0 else { throw Unreadable(code: errno) }
        // The stream owns a duplicate of the descriptor; ours is used for `openat`. They share their position in the folder.
        let own = fcntl(folder.raw, F_DUPFD_CLOEXEC, 0)
        guard own >= 0, let stream = fdopendir(own) else {
            let code = errno
            if own >= 0 { close(own) }
            throw Unreadable(code: code)
        }
        defer { closedir(stream) }
        rewinddir(stream)
        let device = UInt64(status.st_dev)
        var reading = FolderReading(
            stamp: FolderStamp(
                modified: Self.nanoseconds(status.st_mtim), inode: UInt64(status.st_ino), count: 0, digest: FilingDigest.rules, media: 0,
                isMount: parent.map { $0 != device } ?? false), device: device)
        reading.hidden = hidden
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw Unreadable(code: errno) }
                break
            }
            guard reading.stamp.count < Self.maximumEntries else {
                reading.isTooFull = true
                break
            }
            if reading.stamp.count % 512 == 0 { try Task.checkCancellation() }
            switch take(entry, of: own, into: &reading) {
            case .hidesAll: return (stopped(reading), false)
            case .hasRules where stopsAtRules: return (reading, true)
            case .hasRules, nil: break
            }
        }
        if collects { reading.files.sort { $0.path < $1.path } }
        reading.folders.sort { $0.lexicographicallyPrecedes($1) }
        return (reading, false)
    }

    /// A folder with an ignore marker has no entries.
    private func stopped(_ reading: FolderReading) -> FolderReading {
        var stamp = reading.stamp
        (stamp.count, stamp.digest, stamp.media) = (1, 0, 0)
        return FolderReading(stamp: stamp, device: reading.device)
    }

    /// - Returns: the meaning of a file that hides others.
    private func take(_ entry: UnsafeMutablePointer<dirent>, of folder: Int32, into reading: inout FolderReading) -> Mark? {
        let length = strlen(UnsafeRawPointer(entry).advanced(by: Self.nameOffset).assumingMemoryBound(to: CChar.self))
        let name = UnsafeBufferPointer(
            start: UnsafeRawPointer(entry).advanced(by: Self.nameOffset).assumingMemoryBound(to: UInt8.self), count: length)
        if name.first == UInt8(ascii: ".") {
            guard length > 2, FileClass.stopMarks.contains(String(decoding: name, as: UTF8.self)) else { return nil }
            return name.elementsEqual(HiddenNames.fileName.utf8) ? .hasRules : .hidesAll
        }
        var status = stat()
        var type = Int32(entry.pointee.d_type)
        if type != Int32(DT_DIR) && type != Int32(DT_LNK) {
            let result = fstatat(
                folder, UnsafeRawPointer(name.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: CChar.self), &status,
                AT_SYMLINK_NOFOLLOW)
            guard result == 0 else { return nil }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: type = Int32(DT_DIR)
            case S_IFLNK: type = Int32(DT_LNK)
            case S_IFREG: type = Int32(DT_REG)
            default: return nil
            }
        }
        if !reading.hidden.isEmpty, reading.hidden.contains(path.appending(Array(name)), isFolder: type == Int32(DT_DIR)) { return nil }
        let inode = UInt64(entry.pointee.d_ino)
        var digest = Self.hash(name)
        switch type {
        case Int32(DT_DIR):
            if Self.mayBeSpecial(name) {
                let text = String(decoding: name, as: UTF8.self)
                if FileClass.isHidden(text) { return nil }
                if FileClass.discProblem(folder: text) != nil {
                    reading.discs.append(Array(name))
                } else {
                    reading.folders.append(Array(name))
                }
            } else {
                reading.folders.append(Array(name))
            }
            digest = StableHash.mix(digest ^ inode)
        case Int32(DT_LNK):
            if reading.links.count < Self.maximumLinks { reading.links.append(Array(name)) }
            return nil
        default:
            let stamp = FileStamp(size: Int64(status.st_size), modified: Self.nanoseconds(status.st_mtim), inode: UInt64(status.st_ino))
            digest = StableHash.mix(digest ^ UInt64(bitPattern: stamp.size))
            digest = StableHash.mix(digest ^ UInt64(bitPattern: stamp.modified))
            digest = StableHash.mix(digest ^ stamp.inode)
            if MediaEnding.isMedia(name) { reading.stamp.media += 1 }
            if collects { reading.files.append(ListedFile(path: path.appending(Array(name)), stamp: stamp)) }
        }
        reading.stamp.count += 1
        reading.stamp.digest = reading.stamp.digest &+ digest
        return nil
    }

    /// A quick test that avoids making a string for most folders: system folders and discs begin with few letters.
    private static func mayBeSpecial(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return (0x23...0x24).contains(first) || first == UInt8(ascii: "@") || first == UInt8(ascii: "_")
            || "lrsvbhdt".utf8.contains(first | 0x20)
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19

    static func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.add(name)
        return StableHash.mix(hash.value)
    }
}

/// Recognises media files by their last letters, without making a string.
enum MediaEnding {
    private static let endings: Set<UInt64> = Set(FileClass.mediaExtensions.map { packed($0.utf8) })

    static func isMedia(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let dot = name.suffix(8).lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
        return endings.contains(packed(name[(dot + 1)...].lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }))
    }

    private static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
