/// FNV-1a: the same on every machine, in every run and in every version, unlike `Hasher`. Whoever chooses the bytes can make two hashes equal.
public struct StableHash: Hashable, Sendable {
    @usableFromInline var state: UInt64

    /// - Parameter seed: another number is another hash of the same bytes.
    @inlinable
    public init(seed: UInt64 = 0) { state = 0xCBF2_9CE4_8422_2325 ^ seed }

    @inlinable
    public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// One of several texts: a byte that no text has follows it, so that “ab”, “c” is not “a”, “bc”.
    @inlinable
    public mutating func add(field bytes: some Sequence<UInt8>) {
        add(bytes)
        add(CollectionOfOne<UInt8>(0xFF))
    }

    @inlinable
    public var value: UInt64 { state }
}

extension StableHash {
    /// Of a text. Those of similar texts differ in all bits.
    public static func of(_ text: String, seed: UInt64 = 0) -> UInt64 {
        var hash = StableHash(seed: seed)
        hash.add(text.utf8)
        return mix(hash.value)
    }

    /// What SplitMix64 gives for this state (Steele et al. 2014).
    @inlinable
    public static func mix(_ state: UInt64) -> UInt64 { finalized(state &+ 0x9E37_79B9_7F4A_7C15) }

    /// The last step of SplitMix64.
    @inlinable
    public static func finalized(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Of 128 bits, for names of which no two may meet by accident.
    public static func wide(_ bytes: some Sequence<UInt8>) -> UInt128 {
        var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
        for byte in bytes { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
        return hash
    }

    /// The wide hash as 26 lower-case letters and digits.
    public static func name(of bytes: some Sequence<UInt8>) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        var rest = wide(bytes)
        var text: [UInt8] = []
        for _ in 0..<26 {
            text.append(letters[Int(rest & 31)])
            rest >>= 5
        }
        return String(decoding: text, as: UTF8.self)
    }
}
