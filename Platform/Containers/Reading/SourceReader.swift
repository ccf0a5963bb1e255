/// Reads a source within `ReadLimits`: few large reads, a look-ahead window for headers, and accounting of the costs.
/// Used within one call and never passed to another task.
final class SourceReader {
    let source: any ByteSource
    let limits: ReadLimits
    let size: Int64
    /// Bytes to read if a header outside the window is requested.
    var lookAhead = 64 << 10
    private var window = Bytes.empty
    private var tableBytes = 0
    private var elements = 0
    private var reads = 0
    private(set) var bytesRead: Int64 = 0

    init(_ source: any ByteSource, limits: ReadLimits) {
        self.source = source
        self.limits = limits
        self.size = max(0, source.size)
    }

    /// Exactly `count` bytes for a header or a small element.
    func bytes(at offset: Int64, count: Int) throws(ContainerError) -> Bytes {
        try check(offset, count)
        let place = offset &- window.origin
        if offset >= window.origin, place <= Int64(window.count &- count) { return try window.part(Int(place), count) }
        if count > lookAhead { return Bytes(try fetch(offset, count), origin: offset) }
        window = Bytes(try fetch(offset, Int(min(Int64(max(count, lookAhead)), size - offset))), origin: offset)
        return try window.part(0, count)
    }

    /// Up to `count` bytes; fewer at the end of the file.
    func head(at offset: Int64, count: Int) throws(ContainerError) -> Bytes {
        guard offset >= 0, offset < size else { throw .truncated(at: size) }
        return try bytes(at: offset, count: Int(min(Int64(count), size - offset)))
    }

    /// A whole table; counts towards the memory limit.
    func table(at offset: Int64, count: Int64, what: String) throws(ContainerError) -> Bytes {
        guard count <= Int64(limits.tableBytes) else { throw .tooLarge(what) }
        try charge(Int(count), what)
        return try bytes(at: offset, count: Int(count))
    }

    /// Counts the memory of parsed values.
    func charge(_ count: Int, _ what: String) throws(ContainerError) {
        guard count >= 0, count <= limits.tableBytes - tableBytes else { throw .tooLarge(what) }
        tableBytes += count
    }

    func refund(_ count: Int) { tableBytes = max(0, tableBytes - count) }

    /// Called for each box or element, and for samples that occupy no bytes in the file.
    func visit(_ count: Int = 1) throws(ContainerError) {
        elements += count
        guard elements <= limits.elements else { throw .tooLarge("the number of its parts") }
    }

    /// Starts the budget for building an index from clusters or fragments.
    func indexBudget() -> (bytes: Int64, reads: Int) {
        (bytesRead + limits.indexBytesRead, reads + (limits.reads - reads) / 2)
    }

    func isWithin(_ budget: (bytes: Int64, reads: Int)) -> Bool { bytesRead <= budget.bytes && reads <= budget.reads }

    private func check(_ offset: Int64, _ count: Int) throws(ContainerError) {
        guard offset >= 0, count >= 0, offset <= size, Int64(count) <= size - offset else { throw .truncated(at: size) }
    }

    private func fetch(_ offset: Int64, _ count: Int) throws(ContainerError) -> [UInt8] {
        reads += 1
        bytesRead += Int64(count)
        guard reads <= limits.reads, bytesRead <= limits.totalBytesRead else { throw .tooLarge("the bytes to look through") }
        let bytes = try source.read(at: offset, count: count)
        // The file may have become shorter since it was opened.
        guard bytes.count == count else { throw .truncated(at: offset + Int64(bytes.count)) }
        return bytes
    }
}
