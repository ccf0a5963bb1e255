import Caching
import Containers
import StreamingDomain

/// Finished segments: on disk, and in memory until they are there. A full disk thus costs memory, up to a limit, but stops nobody.
struct SegmentStore: Sendable {
    /// Bytes of segments that are not on disk: half a minute of four movies at 8 Mb/s.
    static let memory = 96 << 20

    let cache: DiskCache
    private let recent: TimedCache<SegmentKey, [UInt8]>

    init(cache: DiskCache, elapsed: @escaping @Sendable () -> Duration) {
        self.cache = cache
        recent = TimedCache(capacity: Self.memory, lifetime: .seconds(120), elapsed: elapsed)
    }

    func find(_ key: SegmentKey) async -> (any ByteSource)? {
        if let bytes = recent.lookup(key).value { return MemorySource(bytes) }
        return await cache.cached(key.text) { try? FileSource(path: $0, followsLinks: false) }
    }

    /// It is small, so it is read as a whole.
    func initSegment(of rendition: EncodedRendition) async -> [UInt8]? {
        await cache.cached(SegmentKey(rendition: rendition, segment: nil).text)
    }

    /// It can be found at once.
    func hold(_ bytes: [UInt8], for key: SegmentKey) { recent.set(bytes, for: key, cost: bytes.count) }

    /// Writes it to the disk, if that is possible.
    func keep(_ bytes: [UInt8], for key: SegmentKey) async {
        if await cache.keep(bytes, for: key.text) { recent.remove(key) }
    }

    /// Whether all these segments are there.
    func contains(_ numbers: Range<Int>, of rendition: EncodedRendition) async -> Bool {
        for number in numbers where await !cache.contains(SegmentKey(rendition: rendition, segment: number).text) { return false }
        return true
    }

    /// Bytes in memory.
    var size: UInt64 { Self.size(of: recent.values) }

    /// Forgets what is not on disk. It is made again when it is needed.
    func forgetMemory() -> (bytes: UInt64, items: Int) {
        let segments = recent.removeAll()
        return (Self.size(of: segments), segments.count)
    }

    private static func size(of segments: [[UInt8]]) -> UInt64 { segments.reduce(0) { $0 + UInt64(clamping: $1.count) } }

    /// Forgets all segments of a rendition. What is only in memory goes for all renditions: it is little, and made again.
    func forget(_ rendition: EncodedRendition) async {
        recent.removeAll()
        await cache.removeAll(SegmentKey.prefix(of: rendition))
    }
}
