public import Foundation

/// Ids that follow from one random id: the same player with the same events writes the same records.
///
/// Two sequences share an id only if their first ids differ in nothing but the last four bytes.
public struct UUIDSequence: Hashable, Sendable {
    private let first: UUID
    private var count: UInt32 = 0

    public init(_ first: UUID) { self.first = first }

    /// All ids of a sequence differ; the first is the given one.
    public mutating func next() -> UUID {
        var bytes = first.uuid
        bytes.12 ^= UInt8(truncatingIfNeeded: count >> 24)
        bytes.13 ^= UInt8(truncatingIfNeeded: count >> 16)
        bytes.14 ^= UInt8(truncatingIfNeeded: count >> 8)
        bytes.15 ^= UInt8(truncatingIfNeeded: count)
        count &+= 1
        return UUID(uuid: bytes)
    }
}
