/// A page that is being written: a reused buffer, and its regions in document order.
public struct PageBuffer: ~Copyable {
    var text: PageText
    /// The regions that were closed or opened so far; complete when the root has been rendered.
    public internal(set) var regions: [Region]
    /// The number of regions whose key was already taken on this page. They are written without an id, as part of their parent.
    public internal(set) var duplicates = 0

    var open: [OpenRegion]
    var keys: Set<UInt64>
    /// The number of `.untouched` elements around the current position.
    var untouched = 0
    var untouchedBegun = 0
    let seed: UInt64

    /// A page with `capacity` bytes reserved. Digests are comparable between pages of the same seed.
    public init(capacity: Int = 16_384, seed: UInt64 = Digest.processSeed) {
        self.init(reusing: PageStorage(capacity: capacity), seed: seed)
    }

    /// An empty page that reuses the memory of an earlier page.
    public init(reusing storage: consuming PageStorage, seed: UInt64 = Digest.processSeed) {
        regions = storage.regions
        open = storage.open
        keys = storage.keys
        text = storage.text
        self.seed = seed
    }

    /// The page as UTF-8, copied. Never holds U+001E or U+001F, which separate records on the wire.
    public var bytes: [UInt8] { text.withBytes(0..<text.count) { Array($0) } }
    /// Bytes written.
    public var count: Int { text.count }

    /// Copies a region's HTML to the end of `bytes`.
    public func appendHTML(of region: Region, to bytes: inout [UInt8]) {
        text.withBytes(Int(region.start)..<Int(region.end)) { bytes.append(contentsOf: $0) }
    }

    /// Copies a region's id to the end of `bytes`.
    public func appendName(of region: Region, to bytes: inout [UInt8]) {
        text.withBytes(Int(region.nameStart)..<Int(region.nameEnd)) { bytes.append(contentsOf: $0) }
    }

    /// Returns the memory, cleared, for a later page.
    public consuming func recycle() -> PageStorage {
        var storage = PageStorage(text: text, regions: regions, open: open, keys: keys)
        storage.clear()
        return storage
    }
}

/// The memory of a page between two renderings.
public struct PageStorage: ~Copyable, Sendable {
    var text: PageText
    var regions: [Region] = []
    var open: [OpenRegion] = []
    var keys: Set<UInt64> = []

    public init(capacity: Int = 16_384) { text = PageText(capacity: capacity) }

    init(text: consuming PageText, regions: consuming [Region], open: consuming [OpenRegion], keys: consuming Set<UInt64>) {
        self.text = text
        self.regions = regions
        self.open = open
        self.keys = keys
    }

    /// Bytes held for text.
    public var capacity: Int { text.capacity }

    mutating func clear() {
        text.clear()
        regions.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
    }
}
