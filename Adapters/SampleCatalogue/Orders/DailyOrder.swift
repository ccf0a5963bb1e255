import CoreDomain

extension Array where Element: SampleTitle {
    /// An order of its own for each day, the same for the whole day. `day` is any number that counts days.
    public func trending(day: Int) -> [Element] { shuffled(by: "trending", day) }

    /// Like `trending`, in another order.
    public func popular(day: Int) -> [Element] { shuffled(by: "popular", day) }

    private func shuffled(by name: String, _ day: Int) -> [Element] {
        var seed = Hash()
        seed.add(name)
        seed.add(String(day))
        let ranks = map { title in
            var hash = seed
            hash.add(title.id.rawValue)
            return hash.mixed
        }
        return indices.sorted { (ranks[$0], self[$0].id) < (ranks[$1], self[$1].id) }.map { self[$0] }
    }
}

/// FNV-1a with the last step of SplitMix64: the same on each machine and at each start, unlike `Hasher`.
private struct Hash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state = (state ^ 0xFF) &* 0x100_0000_01B3
    }

    var mixed: UInt64 {
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
