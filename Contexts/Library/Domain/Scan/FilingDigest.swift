import CoreDomain

/// A hash of the inputs that decide how a title is filed.
public struct FilingDigest: Sendable {
    /// Part of all hashes of names: increased when names or NFO files are read differently, so that everything is filed again.
    /// Also different for each version of the facts, so that a scan visits folders without a change.
    public static let rules: UInt64 = 3 | UInt64(MediaFacts.currentVersion) << 32

    private var hash = StableHash()

    public init() { add(Int64(bitPattern: Self.rules)) }

    public mutating func add(_ bytes: some Sequence<UInt8>) { hash.add(field: bytes) }

    public mutating func add(_ text: String) { add(text.utf8) }

    public mutating func add(_ number: Int64) { withUnsafeBytes(of: number.littleEndian) { add($0) } }

    public mutating func add(_ file: ListedFile) {
        add(file.path.bytes)
        add(file.stamp.size)
        add(file.stamp.modified)
        add(Int64(bitPattern: file.stamp.inode))
    }

    public var value: Int64 { Int64(bitPattern: hash.value) }
}
