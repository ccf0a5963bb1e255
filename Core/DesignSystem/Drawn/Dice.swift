import CoreDomain

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
