public import HTML

/// The patches from the remembered page to the new one, in the order in which they must be applied. Removals come first, so that an id that
/// moves from one list to another never exists twice.
public func diff(_ old: Seals, _ page: borrowing PageBuffer) -> [Patch] {
    guard let root = page.regions.first, let sealed = old.entries.first, root.key == sealed.key else { return [.morph(0)] }
    var diff = Diff(old: old.entries, new: page.regions)
    diff.visit(0, 0)
    return diff.removals + diff.changes
}

private struct Diff {
    let old: [Seals.Seal]
    let new: [Region]
    var removals: [Patch] = []
    var changes: [Patch] = []

    init(old: [Seals.Seal], new: [Region]) {
        self.old = old
        self.new = new
    }

    /// Compares one region with its seal. Equal digests mean equal own bytes and, unless it is a list, the same children in order.
    mutating func visit(_ index: Int, _ sealed: Int) {
        guard new[index].digest == old[sealed].digest else { return changes.append(.morph(index)) }
        if new[index].isList { return visitList(index, sealed) }
        var child = index + 1
        var twin = sealed + 1
        while child < new.count, new[child].parent >= index {
            visit(child, twin)
            child = afterNew(child)
            twin = afterOld(twin)
        }
    }

    private mutating func visitList(_ list: Int, _ sealed: Int) {
        var before: [Int] = []
        var after: [Int] = []
        var child = list + 1
        while child < new.count, new[child].parent >= list { after.append(child); child = afterNew(child) }
        var twin = sealed + 1
        while twin < old.count, old[twin].parent >= sealed { before.append(twin); twin = afterOld(twin) }
        if before.count == after.count, zip(before, after).allSatisfy({ old[$0].key == new[$1].key }) {
            for (twin, child) in zip(before, after) { visit(child, twin) }
            return
        }
        rearrange(list, before, after)
    }

    private mutating func rearrange(_ list: Int, _ before: [Int], _ after: [Int]) {
        let sealed = Dictionary(before.map { (old[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = after.compactMap { sealed[new[$0].key] }
        if kept.isEmpty, !before.isEmpty, !after.isEmpty { return changes.append(.morph(list)) }
        let stays = Set(kept)
        for twin in before where !stays.contains(twin) { removals.append(.remove(twin)) }
        // From the end, so that what follows is already there.
        for (place, child) in after.enumerated().reversed() where sealed[new[child].key] == nil {
            changes.append(.insert(list: list, before: place + 1 < after.count ? after[place + 1] : nil, region: child))
        }
        if !zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) { changes.append(.order(list: list)) }
        for child in after {
            if let twin = sealed[new[child].key] { visit(child, twin) }
        }
    }

    /// The index after a region and all that is in it.
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
