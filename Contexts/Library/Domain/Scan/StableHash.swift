/// Hashes that are the same in every run and version (FNV-1a).
public enum StableHash {
    public static func wide(_ bytes: some Sequence<UInt8>) -> UInt128 {
        var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        for byte in bytes { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
        return hash
    }

    /// 26 lower-case letters and digits.
    public static func base32(_ value: UInt128) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        var rest = value
        var text: [UInt8] = []
        for _ in 0..<26 {
            text.append(letters[Int(rest & 31)])
            rest >>= 5
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Part of all hashes of names: increased when names or NFO files are read differently, so that everything is filed again.
    /// Also different for each version of the facts, so that a scan visits folders without a change.
    public static let rules: UInt64 = 3 | UInt64(MediaFacts.currentVersion) << 32

    /// A hash of the inputs that decide how a title is filed.
    public struct Digest: Sendable {
        private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

        public init() { add(Int64(bitPattern: StableHash.rules)) }

        public mutating func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
        }

        public mutating func add(_ text: String) { add(text.utf8) }

        public mutating func add(_ number: Int64) { withUnsafeBytes(of: number.littleEndian) { add($0) } }

        public mutating func add(_ file: ListedFile) {
            add(file.path.bytes)
            add(file.stamp.size)
            add(file.stamp.modified)
            add(Int64(bitPattern: file.stamp.inode))
        }

        public var value: Int64 { Int64(bitPattern: hash) }
    }
}
