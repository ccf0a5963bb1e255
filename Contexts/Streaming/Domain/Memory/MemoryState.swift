public import Foundation

/// One reading of the memory (`behaviour.md` §1.14).
public struct MemoryState: Hashable, Sendable {
    public var availableBytes: UInt64
    public var totalBytes: UInt64
    public var usedBytes: UInt64
    public var timestamp: Date

    public init(availableBytes: UInt64, totalBytes: UInt64, usedBytes: UInt64, timestamp: Date) {
        self.availableBytes = availableBytes
        self.totalBytes = totalBytes
        self.usedBytes = usedBytes
        self.timestamp = timestamp
    }

    public var availableMegabytes: Double { Megabytes.of(availableBytes) }
    public var totalMegabytes: Double { Megabytes.of(totalBytes) }
    public var usedMegabytes: Double { Megabytes.of(usedBytes) }

    /// Percent of the total; 0 if that is unknown.
    public var usage: Double { totalBytes > 0 ? Double(usedBytes) / Double(totalBytes) * 100 : 0 }

    /// Whether both say the same, at whatever time.
    func hasSameBytes(as other: MemoryState) -> Bool {
        (availableBytes, totalBytes, usedBytes) == (other.availableBytes, other.totalBytes, other.usedBytes)
    }
}

/// Bytes in megabytes of 1 048 576.
enum Megabytes {
    static func of(_ bytes: UInt64) -> Double { Double(bytes) / 1_048_576 }
}
