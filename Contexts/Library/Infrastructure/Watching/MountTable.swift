import Glibc

/// The kinds of the mounted disks, by device.
struct MountTable: Sendable {
    private var kinds: [String: DiskKind] = [:]

    /// Of this process.
    static func current() -> MountTable {
        guard let file = fopen("/proc/self/mountinfo", "re") else { return MountTable(mountInfo: "") }
        defer { fclose(file) }
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while text.count < 16 << 20 {
            let count = fread(&piece, 1, piece.count, file)
            guard count > 0 else { break }
            text += piece[..<count]
        }
        return MountTable(mountInfo: String(decoding: text, as: UTF8.self))
    }

    /// - Parameter mountInfo: in the form of proc_pid_mountinfo(5): `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw`.
    init(mountInfo: String) {
        for line in mountInfo.split(separator: "\n") {
            let fields = line.split(separator: " ")
            // The number of fields before the hyphen varies. Spaces in paths are escaped.
            guard fields.count > 4, let hyphen = fields.firstIndex(of: "-"), hyphen + 1 < fields.count else { continue }
            let kind = DiskKind(type: fields[hyphen + 1])
            if kind != .local { kinds[String(fields[2])] = kind }
        }
    }

    /// - Parameter file: an open file or folder.
    func kind(of file: Int32) -> DiskKind {
        var status = stat()
        guard !kinds.isEmpty, fstat(file, &status) == 0 else { return .local }
        return kinds[Self.device(UInt64(status.st_dev))] ?? .local
    }

    /// Its major and minor number.
    static func device(_ number: UInt64) -> String {
        let major = (number >> 8 & 0xFFF) | (number >> 32 & ~0xFFF)
        let minor = (number & 0xFF) | (number >> 12 & 0xFFFF_FF00)
        return "\(major):\(minor)"
    }
}
