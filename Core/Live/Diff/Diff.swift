public import HTML

/// The patches from the remembered page to the new one, in the order in which they must be applied. Removals come first, so that an id that
/// moves from one list to another never exists twice.
public func diff(_ old: PageDigests, _ page: borrowing PageBuffer) -> [Patch] {
    guard let root = page.regions.first, let former = old.entries.first, root.key == former.key else { return [.morph(0)] }
    var diff = Diff(old: old.entries, new: page.regions)
    diff.visit(0, 0)
    return diff.removals + diff.changes
}

private struct Diff {
    let old: [PageDigests.RegionDigest]
    let new: [Region]
    var removals: [Patch] = []
    var changes: [Patch] = []

    init(old: [PageDigests.RegionDigest], new: [Region]) {
        self.old = old
        self.new = new
    }

    /// Compares one region with its digest. Equal digests mean equal own bytes and, unless it is a list, the same children in order.
    mutating func visit(_ index: Int, _ former: Int) {
        guard new[index].digest == old[former].digest else { return changes.append(.morph(index)) }
        if new[index].isList { return visitList(index, former) }
        var child = index + 1
        var previous = former + 1
        while child < new.count, new[child].parent >= index {
            visit(child, previous)
            child = afterNew(child)
            previous = afterOld(previous)
        }
    }

    private mutating func visitList(_ list: Int, _ former: Int) {
        var before: [Int] = []
        var after: [Int] = []
        var child = list + 1
        while child < new.count, new[child].parent >= list { after.append(child); child = afterNew(child) }
        var previous = former + 1
        while previous < old.count, old[previous].parent >= former { before.append(previous); previous = afterOld(previous) }
        if before.count == after.count, zip(before, after).allSatisfy({ old[$0].key == new[$1].key }) {
            for (previous, child) in zip(before, after) { visit(child, previous) }
            return
        }
        rearrange(list, before, after)
    }

    private mutating func rearrange(_ list: Int, _ before: [Int], _ after: [Int]) {
        let former = Dictionary(before.map { (old[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = after.compactMap { former[new[$0].key] }
        if kept.isEmpty, !before.isEmpty, !after.isEmpty { return changes.append(.morph(list)) }
        let stays = Set(kept)
        for previous in before where !stays.contains(previous) { removals.append(.remove(previous)) }
        // Backwards, so that the following regions are already in place.
        for (place, child) in after.enumerated().reversed() where former[new[child].key] == nil {
            changes.append(.insert(list: list, before: place + 1 < after.count ? after[place + 1] : nil, region: child))
        }
        if !zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) { changes.append(.order(list: list)) }
        for child in after {
            if let previous = former[new[child].key] { visit(child, previous) }
        }
    }

    /// The index after a region and everything in it.
    private func afterNew(_ index: Int) -> Int {
        var next = index + 1
        while next < new.count, new[next].parent >= index { next += 1 }
        return next
    }

    private func afterOld(_ index: Int) -> Int {
        var next = index + 1
        while next < old.count, old[next].parent >= index { next += 1 }
        return next
    }
}
