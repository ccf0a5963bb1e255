import CoreDomain
import Foundation
import Glibc

/// The files of a cache. Each file is written atomically.
enum CacheFiles {
    private static let unfinished = ".unfinished-"

    /// A file name for any key: plain characters stay readable, others are escaped, and long names end in a hash.
    static func name(of key: String) -> String {
        var name = ""
        for byte in key.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): name.unicodeScalars.append(Unicode.Scalar(byte))
            default: name += "_" + String(byte, radix: 16)
            }
        }
        guard name.utf8.count > 180 || name.isEmpty else { return name }
        return name.prefix(120) + "_." + String(StableHash.wide(key.utf8), radix: 36)
    }

    static func read(_ path: String) -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return [UInt8](data)
    }

    static func write(_ bytes: [UInt8], to path: String, in directory: String) -> Bool {
        let temporary = "\(directory)/\(unfinished)\(UUID().uuidString)"
        for attempt in 0..<2 {
            // The directory may have been deleted in the meantime.
            if attempt == 1 { try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true) }
            let isWritten = FileManager.default.createFile(atPath: temporary, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
            if isWritten, rename(temporary, path) == 0 { return true }
            // Of a disk that is full, a part may have been written.
            unlink(temporary)
        }
        return false
    }

    /// Notes a use. The time of the last change stays that of the writing, from which a lifetime counts.
    static func touch(_ path: String, at date: Date) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let used = timespec(tv_sec: Int(clamped: date.timeIntervalSince1970.rounded(.down)), tv_nsec: 0)
        _ = utimensat(AT_FDCWD, path, [used, status.st_mtim], 0)
    }

    /// The contents of a directory; deletes the remains of interrupted writes.
    static func index(of directory: String) -> CacheIndex<String> {
        var index = CacheIndex<String>()
        var found: [(name: String, size: Int64, made: Date, used: Date)] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
            let path = "\(directory)/\(name)"
            var status = stat()
            if name.hasPrefix(unfinished) {
                unlink(path)
            } else if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
                let made = date(status.st_mtim)
                found.append((name, Int64(status.st_size), made, max(made, date(status.st_atim))))
            }
        }
        for file in found.sorted(by: { $0.used < $1.used }) { index.insert(file.name, size: file.size, at: file.made, used: file.used) }
        return index
    }

    private static func date(_ time: timespec) -> Date {
        Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}
