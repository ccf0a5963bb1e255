import CoreDomain

extension Array where Element: SampleTitle {
    /// An order of its own for each day, the same for the whole day. `day` is any number that counts days.
    public func trending(day: Int) -> [Element] { shuffled(by: "trending", day) }

    /// Like `trending`, in another order.
    public func popular(day: Int) -> [Element] { shuffled(by: "popular", day) }

    private func shuffled(by name: String, _ day: Int) -> [Element] {
        var seed = StableHash()
        seed.add(field: name.utf8)
        seed.add(field: String(day).utf8)
        let ranks = map { title in
            var hash = seed
            hash.add(field: title.id.rawValue.utf8)
            return StableHash.finalized(hash.value)
        }
        return indices.sorted { (ranks[$0], self[$0].id) < (ranks[$1], self[$1].id) }.map { self[$0] }
    }
}
