public import HTML

/// The page that the browser shows, as a session remembers it: a key, a digest and the position of each region. No HTML.
public struct PageDigests: Sendable, Equatable {
    /// 24 bytes.
    struct RegionDigest: Sendable, Equatable {
        let key: UInt64
        let digest: UInt64
        let parent: Int32
        let nameStart: Int32
    }

    let entries: [RegionDigest]
    /// The ids, one after the other; needed to name removed regions.
    private let names: [UInt8]

    /// - Parameter page: Has been rendered completely.
    public init(_ page: borrowing PageBuffer) {
        var entries: [RegionDigest] = []
        var names: [UInt8] = []
        entries.reserveCapacity(page.regions.count)
        names.reserveCapacity(page.regions.reduce(0) { $0 + Int($1.nameEnd - $1.nameStart) })
        for region in page.regions {
            entries.append(RegionDigest(key: region.key, digest: region.digest, parent: region.parent, nameStart: Int32(names.count)))
            page.appendName(of: region, to: &names)
        }
        self.entries = entries
        self.names = names
    }

    /// The number of regions.
    public var count: Int { entries.count }
    /// Size in bytes.
    public var size: Int { entries.count * MemoryLayout<RegionDigest>.stride + names.count }

    func name(_ index: Int) -> ArraySlice<UInt8> {
        let end = index + 1 < entries.count ? Int(entries[index + 1].nameStart) : names.count
        return names[Int(entries[index].nameStart)..<end]
    }
}
