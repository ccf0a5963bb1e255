import Glibc

/// The space of the disk that holds a cache, and how much of it the cache may take.
public struct DiskSpace: Hashable, Sendable {
    /// The most that is left free.
    private static let largestReserve: Int64 = 1 << 30

    /// Bytes.
    public var total: Int64
    /// Bytes that this program may still write.
    public var free: Int64

    public init(total: Int64, free: Int64) {
        self.total = total
        self.free = free
    }

    /// Asks the file system, which may block.
    /// - Parameter path: of a file or folder on the disk.
    /// - Returns: nil if there is no such path.
    public init?(at path: String) {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        func bytes(_ blocks: fsblkcnt_t) -> Int64 {
            Int64(clamping: UInt64(blocks).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
        }
        self.init(total: bytes(status.f_blocks), free: bytes(status.f_bavail))
    }

    /// What stays free for everything else on the disk: 5 % of it, but at most a gigabyte.
    public var reserve: Int64 { min(total / 20, Self.largestReserve) }

    /// How much a cache may hold so that the reserve stays free: not more than its limit, and less than it holds if others took the space.
    /// - Parameters:
    ///   - held: bytes that the cache holds now.
    ///   - limit: bytes that it may hold on an empty disk.
    public func capacity(holding held: Int64, limit: Int64) -> Int64 {
        let (all, hasOverflow) = held.addingReportingOverflow(free)
        return max(0, min(limit, hasOverflow ? limit : all - reserve))
    }
}
