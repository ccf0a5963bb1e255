import Containers
import Synchronization

/// Bytes in memory that record each read.
final class CountingSource: ByteSource {
    private let memory: MemorySource
    private let list = Mutex<[[Int]]>([])

    init(_ bytes: [UInt8]) { memory = MemorySource(bytes) }

    /// Offset and count of each read, in order.
    var reads: [[Int]] { list.withLock { $0 } }
    var bytesRead: Int { reads.reduce(0) { $0 + $1[1] } }
    var size: Int64 { memory.size }

    func read(at offset: Int64, count: Int) throws(ContainerError) -> [UInt8] {
        list.withLock { $0.append([Int(offset), count]) }
        return try memory.read(at: offset, count: count)
    }
}
