/// Reads a segment in pieces, so that it can be sent without being in memory as a whole. Neighbouring parts of the source are read together.
public struct SegmentReader: Sendable {
    private let segment: MediaSegment
    private let source: any ByteSource
    /// Bytes of a piece, and of a read.
    private let most: Int
    /// The next part, and the bytes of it that were given.
    private var place = 0
    private var given: Int64 = 0
    private var window: (start: Int64, bytes: [UInt8]) = (0, [])

    /// Bytes of a piece, unless told otherwise. With 512 KiB, 200 viewers took 2.5 times the memory, and got no more segments.
    public static let usual = 128 << 10

    /// Bytes between wanted ones that are read, too, to have fewer reads.
    private static let gap: Int64 = 128 << 10

    init(_ segment: MediaSegment, source: any ByteSource, most: Int) {
        self.segment = segment
        self.source = source
        self.most = max(1, most)
    }

    /// Reads a whole source, such as a segment that an encoder has made.
    public init(whole source: any ByteSource) {
        let whole = MediaSegment(parts: [.range(offset: 0, size: source.size)], size: source.size, decodeTime: 0, ticks: 0)
        self.init(whole, source: source, most: Self.usual)
    }

    /// The next piece, of as many bytes as a piece may have except for the last; nil after it.
    /// - Throws: `.truncated` if the source has become shorter, `.io`.
    public mutating func next() throws(ContainerError) -> [UInt8]? {
        guard place < segment.parts.count else { return nil }
        var piece: [UInt8] = []
        piece.reserveCapacity(Int(min(segment.size, Int64(most))))
        while piece.count < most, place < segment.parts.count {
            let room = most - piece.count
            let left: Int64
            switch segment.parts[place] {
            case .bytes(let bytes):
                let first = Int(given)
                let count = min(room, bytes.count - first)
                piece += bytes[first..<first + count]
                given += Int64(count)
                left = Int64(bytes.count) - given
            case .range(let offset, let size):
                if given < size {
                    let at = offset + given
                    if at < window.start || at >= window.start + Int64(window.bytes.count) {
                        window = (at, try read(at, end: offset + size))
                    }
                    let first = Int(at - window.start)
                    let count = min(room, window.bytes.count - first, Int(min(size - given, Int64(most))))
                    piece += window.bytes[first..<first + count]
                    given += Int64(count)
                }
                left = size - given
            }
            if left == 0 {
                place += 1
                given = 0
            }
        }
        return piece.isEmpty ? nil : piece
    }

    /// Passes over bytes without reading them. Nothing has been read yet.
    mutating func skip(_ count: Int64) {
        var left = max(0, count)
        while left > 0, place < segment.parts.count {
            let size =
                switch segment.parts[place] {
                case .bytes(let bytes): Int64(bytes.count)
                case .range(_, let size): size
                }
            guard left >= size else {
                given = left
                return
            }
            left -= size
            place += 1
        }
    }

    /// Bytes from within the current part, up to its end or to that of a part nearby, but no more than a read may have.
    private func read(_ start: Int64, end: Int64) throws(ContainerError) -> [UInt8] {
        let furthest = start + Int64(most)
        var end = end
        for part in segment.parts[(place + 1)...] {
            guard case .range(let next, let more) = part else { continue }
            guard end < furthest, next >= end, next - end <= Self.gap, next < furthest else { break }
            end = next + more
        }
        let wanted = Int(min(end, furthest) - start)
        let bytes = try source.read(at: start, count: wanted)
        guard bytes.count == wanted else { throw .truncated(at: start + Int64(bytes.count)) }
        return bytes
    }
}

extension MediaSegment {
    /// The segment in pieces.
    /// - Parameter most: bytes of a piece. About twice as many are in memory.
    public func chunks(from source: some ByteSource, most: Int = SegmentReader.usual) -> SegmentReader {
        SegmentReader(self, source: source, most: most)
    }

    /// The whole segment in memory.
    /// - Parameter limit: of its size in bytes; a file with a single keyframe is one long segment.
    /// - Throws: `.tooLarge` beyond the limit, `.truncated` if the source has become shorter, `.io`.
    public func bytes(from source: some ByteSource, limit: Int = 256 << 20) throws(ContainerError) -> [UInt8] {
        guard size <= Int64(limit) else { throw .tooLarge("a segment of \(size) bytes") }
        var result: [UInt8] = []
        result.reserveCapacity(Int(size))
        var reader = chunks(from: source, most: Self.longestRead)
        while let piece = try reader.next() { result += piece }
        return result
    }

    private static let longestRead = 4 << 20
}
