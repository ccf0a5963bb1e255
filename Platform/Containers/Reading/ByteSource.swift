/// Randomly accessible bytes. Implementations support concurrent reads.
public protocol ByteSource: Sendable {
    /// Bytes in all.
    var size: Int64 { get }
    /// The bytes from `offset`, at most `count`; fewer only at the end of the source.
    func read(at offset: Int64, count: Int) throws(ContainerError) -> [UInt8]
}

/// Bytes in memory.
public struct MemorySource: ByteSource {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public var size: Int64 { Int64(bytes.count) }

    public func read(at offset: Int64, count: Int) throws(ContainerError) -> [UInt8] {
        guard offset >= 0, count > 0, offset < size else { return [] }
        let start = Int(offset)
        return Array(bytes[start..<start + min(count, bytes.count - start)])
    }
}
