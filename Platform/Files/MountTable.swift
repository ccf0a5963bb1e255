import Glibc

/// The types of the mounted file systems, by device.
public struct MountTable: Sendable {
    private var types: [String: String] = [:]

    /// Of this process.
    public static func current() -> MountTable {
        MountTable(mountInfo: String(decoding: SystemFile.bytes("/proc/self/mountinfo", most: 16 << 20) ?? [], as: UTF8.self))
    }

    /// - Parameter mountInfo: in the form of proc_pid_mountinfo(5): `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw`.
    public init(mountInfo: String) {
        for line in mountInfo.split(separator: "\n") {
            let fields = line.split(separator: " ")
            // The number of fields before the hyphen varies. Spaces in paths are escaped.
            guard fields.count > 4, let hyphen = fields.firstIndex(of: "-"), hyphen + 1 < fields.count else { continue }
            types[String(fields[2])] = String(fields[hyphen + 1])
        }
    }

    /// The type as the system names it: `ext4`, `nfs4`, `tmpfs`; nil if it is unknown.
    /// - Parameter file: an open file or folder.
    public func type(of file: Int32) -> String? {
        var status = stat()
        guard !types.isEmpty, fstat(file, &status) == 0 else { return nil }
        return types[Self.device(UInt64(status.st_dev))]
    }

    /// Whether what is stored in a folder takes memory instead of space on a disk.
    public func isMemory(_ folder: String) -> Bool {
        guard let open = try? RootedPath.folder(folder), let type = type(of: open.raw) else { return false }
        return type == "tmpfs" || type == "ramfs"
    }

    /// The major and minor number of a device.
    public static func device(_ number: UInt64) -> String {
        let major = (number >> 8 & 0xFFF) | (number >> 32 & ~0xFFF)
        let minor = (number & 0xFF) | (number >> 12 & 0xFFFF_FF00)
        return "\(major):\(minor)"
    }
}
