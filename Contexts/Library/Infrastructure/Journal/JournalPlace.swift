import Foundation
import Glibc
import LibraryDomain

/// One place of a journal: a length (0 for an empty place), the kind of work, a stamp, the library and the path.
enum JournalPlace {
    static let size = 4_608
    private static let most = 4_096
    private static let head = 27

    /// Nothing for a name that does not fit: paths on Linux have 4,096 bytes.
    static func encode(_ entry: ReadingJournal.Entry, _ work: ReadingJournal.Work) -> [UInt8] {
        let library = Array(entry.library.utf8)
        let length = head + library.count + entry.path.bytes.count
        guard length + 4 <= size else { return [0, 0, 0, 0] }
        var bytes = withUnsafeBytes(of: UInt32(length).littleEndian, Array.init)
        bytes.append(work.rawValue)
        for number in [UInt64(bitPattern: entry.stamp.size), UInt64(bitPattern: entry.stamp.modified), entry.stamp.inode] {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }
        withUnsafeBytes(of: UInt16(library.count).littleEndian) { bytes += $0 }
        return bytes + library + entry.path.bytes
    }

    static func decode(_ bytes: ArraySlice<UInt8>) -> (entry: ReadingJournal.Entry, work: ReadingJournal.Work)? {
        func number(_ offset: Int, _ width: Int) -> UInt64 {
            (0..<width).reduce(0) { $0 | UInt64(bytes[bytes.startIndex + offset + $1]) << UInt64(8 * $1) }
        }
        guard bytes.count >= 4, case let length = Int(number(0, 4)), (head...size - 4).contains(length), bytes.count >= 4 + length,
            let work = ReadingJournal.Work(rawValue: bytes[bytes.startIndex + 4]), case let count = Int(number(29, 2)),
            head + count <= length
        else { return nil }
        let stamp = FileStamp(size: Int64(bitPattern: number(5, 8)), modified: Int64(bitPattern: number(13, 8)), inode: number(21, 8))
        let library = bytes.startIndex + 4 + head
        let path = bytes[(library + count)..<(library - head + length)]
        return (
            ReadingJournal.Entry(
                library: String(decoding: bytes[library..<(library + count)], as: UTF8.self), path: RelativePath(Array(path)), stamp: stamp),
            work
        )
    }

    static func all(_ file: Int32) -> [(entry: ReadingJournal.Entry, work: ReadingJournal.Work)] {
        var found: [(entry: ReadingJournal.Entry, work: ReadingJournal.Work)] = []
        var place = [UInt8](repeating: 0, count: size)
        for index in 0..<most {
            let got = place.withUnsafeMutableBytes { pread(file, $0.baseAddress, size, off_t(index * size)) }
            guard got > 0 else { break }
            if let one = decode(place[..<got]) { found.append(one) }
        }
        return found
    }
}

/// The files being read when the program crashed, stored in a small file of their own.
enum SuspectList {
    private static let most = 1_000

    private struct Line: Codable {
        var library: String
        var path: Data
        var size: Int64
        var modified: Int64
        var inode: UInt64
        var crashes: Int
    }

    static func read(_ directory: String) -> [ReadingJournal.Suspect] {
        guard let bytes = FileManager.default.contents(atPath: "\(directory)/suspects.json"), bytes.count < 16 << 20,
            let lines = try? JSONDecoder().decode([Line].self, from: bytes)
        else { return [] }
        return lines.prefix(most).map { line in
            ReadingJournal.Suspect(
                entry: .init(
                    library: line.library, path: RelativePath([UInt8](line.path)),
                    stamp: FileStamp(size: line.size, modified: line.modified, inode: line.inode)),
                crashes: min(max(line.crashes, 0), 1_000))
        }
    }

    static func write(_ suspects: [ReadingJournal.Suspect], _ directory: String) {
        let lines = suspects.prefix(most).map { suspect in
            Line(
                library: suspect.entry.library, path: Data(suspect.entry.path.bytes), size: suspect.entry.stamp.size,
                modified: suspect.entry.stamp.modified, inode: suspect.entry.stamp.inode, crashes: suspect.crashes)
        }
        guard let bytes = try? JSONEncoder().encode(lines) else { return }
        let path = "\(directory)/suspects.json"
        guard FileManager.default.createFile(atPath: path + ".new", contents: bytes, attributes: [.posixPermissions: 0o600]) else { return }
        rename(path + ".new", path)
    }
}
