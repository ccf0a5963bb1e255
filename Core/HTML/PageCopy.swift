/// The rendered output of a part of a page: its bytes and its regions.
struct PageCopy: Sendable {
    let markup: [UInt8]
    /// Positions are relative to the first byte, parents to the first region; -1 means the region around the part.
    let regions: [Region]
    let seed: UInt64
}

extension PageBuffer {
    /// Writes content and returns a copy of it; nil if it would differ elsewhere: if it has a region whose key was already taken, or
    /// content that belongs to the browser.
    mutating func copy(writing piece: some HTML) -> PageCopy? {
        let (start, first, refused, ignored) = (text.count, regions.count, duplicates, untouchedBegun)
        piece.render(into: &self)
        guard untouched == 0, duplicates == refused, untouchedBegun == ignored else { return nil }
        return PageCopy(
            markup: text.withBytes(start..<text.count) { Array($0) },
            regions: regions[first...].map { $0.moved(by: -start, to: Int($0.parent) < first ? -1 : $0.parent - Int32(first)) }, seed: seed)
    }

    /// Writes the same bytes again. Writes nothing and returns false if that is not possible, because one of its regions is already on the page.
    mutating func write(_ copy: PageCopy) -> Bool {
        guard untouched == 0, copy.seed == seed, !copy.regions.contains(where: { keys.contains($0.key) }) else { return false }
        let (start, first, around) = (text.count, regions.count, open.last.map { Int32($0.index) } ?? -1)
        copy.markup.withUnsafeBufferPointer { markup in
            var written = 0
            for region in copy.regions where region.parent == -1 {
                text.append(UnsafeBufferPointer(rebasing: markup[written..<Int(region.start)]))
                if let last = open.indices.last { childOpens(at: text.count, region.key, in: last) }
                text.append(UnsafeBufferPointer(rebasing: markup[Int(region.start)..<Int(region.end)]))
                if let last = open.indices.last { open[last].mark = text.count }
                written = Int(region.end)
            }
            text.append(UnsafeBufferPointer(rebasing: markup[written...]))
        }
        for region in copy.regions {
            keys.insert(region.key)
            regions.append(region.moved(by: start, to: region.parent < 0 ? around : region.parent + Int32(first)))
        }
        return true
    }
}

extension Region {
    /// The same region at another position and with another parent.
    fileprivate func moved(by bytes: Int, to parent: Int32) -> Region {
        var moved = self
        moved.start += Int32(bytes)
        moved.end += Int32(bytes)
        moved.nameStart += Int32(bytes)
        moved.nameEnd += Int32(bytes)
        moved.parent = parent
        return moved
    }
}
