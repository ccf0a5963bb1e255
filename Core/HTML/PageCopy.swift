/// The output of a piece of a page: its bytes, and the regions in them by their place in the piece.
struct PageCopy: Sendable {
    let markup: [UInt8]
    /// Positions count from the piece's first byte, parents from its first region; -1 is the surroundings of the piece.
    let regions: [Region]
    let seed: UInt64
}

extension PageBuffer {
    /// Writes a piece and answers a copy of it; nil when it would be another one elsewhere: with a region whose key was taken here, or
    /// with what belongs to the browser.
    mutating func copy(writing piece: some HTML) -> PageCopy? {
        let (start, first, refused, ignored) = (text.count, regions.count, duplicates, untouchedBegun)
        piece.render(into: &self)
        guard untouched == 0, duplicates == refused, untouchedBegun == ignored else { return nil }
        return PageCopy(
            markup: text.withBytes(start..<text.count) { Array($0) },
            regions: regions[first...].map { $0.moved(by: -start, to: Int($0.parent) < first ? -1 : $0.parent - Int32(first)) }, seed: seed)
    }

    /// Writes the same again. False, and nothing is written, where it cannot be the same: one of its regions is on the page already.
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
    /// The same region in a text that begins elsewhere, under another parent.
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
