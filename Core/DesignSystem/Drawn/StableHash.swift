/// FNV-1a with a final mix: the same on every machine and in every run, unlike `Hasher`.
enum StableHash {
    static func of(_ text: String, seed: UInt64 = 0) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return mix(hash)
    }

    static func mix(_ value: UInt64) -> UInt64 {
        var z = value &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A small deterministic generator for drawings.
struct Dice: Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        return StableHash.mix(state)
    }

    /// 0 ..< 1
    mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
    mutating func number(_ range: ClosedRange<Double>) -> Double { range.lowerBound + fraction() * (range.upperBound - range.lowerBound) }
    mutating func integer(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
    mutating func chance(_ probability: Double) -> Bool { fraction() < probability }
    mutating func pick<Item>(_ items: [Item], or fallback: Item) -> Item {
        items.isEmpty ? fallback : items[Int(next() % UInt64(items.count))]
    }
}
