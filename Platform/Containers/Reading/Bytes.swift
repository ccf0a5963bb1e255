import CoreDomain

/// A part of a table in memory. Offsets are relative to the part's start; every access is checked.
struct Bytes: Sendable {
    let storage: [UInt8]
    let start: Int
    let end: Int
    /// The position of `storage[0]` in the file.
    let origin: Int64

    init(_ storage: [UInt8], origin: Int64 = 0) {
        self.storage = storage
        self.start = 0
        self.end = storage.count
        self.origin = origin
    }

    private init(_ storage: [UInt8], start: Int, end: Int, origin: Int64) {
        self.storage = storage
        self.start = start
        self.end = end
        self.origin = origin
    }

    static let empty = Bytes([])

    var count: Int { end - start }
    var isEmpty: Bool { end == start }
    var array: [UInt8] { Array(storage[start..<end]) }

    /// The position in the file of the byte at `offset`.
    func fileOffset(of offset: Int = 0) -> Int64 { origin + Int64(start) + Int64(offset) }

    @inline(__always)
    private func index(_ offset: Int, _ width: Int) throws(ContainerError) -> Int {
        guard offset >= 0, offset <= count - width else { throw .truncated(at: fileOffset(of: max(0, min(offset, count)))) }
        return start + offset
    }

    @inline(__always)
    func u8(_ offset: Int) throws(ContainerError) -> Int {
        let at = try index(offset, 1)
        return Int(storage[at])
    }

    @inline(__always)
    func u16(_ offset: Int) throws(ContainerError) -> Int {
        let at = try index(offset, 2)
        return Int(storage[at]) << 8 | Int(storage[at + 1])
    }

    @inline(__always)
    func u24(_ offset: Int) throws(ContainerError) -> Int {
        let at = try index(offset, 3)
        return Int(storage[at]) << 16 | Int(storage[at + 1]) << 8 | Int(storage[at + 2])
    }

    @inline(__always)
    func u32(_ offset: Int) throws(ContainerError) -> UInt32 {
        let at = try index(offset, 4)
        return storage.withUnsafeBytes { UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt32.self)) }
    }

    @inline(__always)
    func u64(_ offset: Int) throws(ContainerError) -> UInt64 {
        let at = try index(offset, 8)
        return storage.withUnsafeBytes { UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self)) }
    }

    func i16(_ offset: Int) throws(ContainerError) -> Int { Int(Int16(truncatingIfNeeded: try u16(offset))) }
    func i32(_ offset: Int) throws(ContainerError) -> Int { Int(Int32(bitPattern: try u32(offset))) }

    /// A big-endian number of 1 to 8 bytes.
    @inline(__always)
    func number(_ offset: Int, width: Int) throws(ContainerError) -> UInt64 {
        let at = try index(offset, width)
        var value: UInt64 = 0
        var place = at
        while place < at + width {
            value = value << 8 | UInt64(storage[place])
            place += 1
        }
        return value
    }

    /// The sum of all 32-bit numbers in this part.
    func sumOf32BitWords() -> Int64 {
        storage.withUnsafeBytes { buffer in
            var sum: Int64 = 0
            for at in stride(from: start, to: end - 3, by: 4) {
                sum &+= Int64(UInt32(bigEndian: buffer.loadUnaligned(fromByteOffset: at, as: UInt32.self)))
            }
            return sum
        }
    }

    func part(_ offset: Int, _ length: Int) throws(ContainerError) -> Bytes {
        guard length >= 0 else { throw .malformed("a part of it has a negative length") }
        let at = try index(offset, length)
        return Bytes(storage, start: at, end: at + length, origin: origin)
    }

    func rest(_ offset: Int) throws(ContainerError) -> Bytes { try part(offset, count - offset) }

    /// Text up to a zero byte, with damaged UTF-8 repaired and control characters removed, at most `limit` bytes.
    func text(limit: Int) -> String {
        let part = storage[start..<min(end, start + min(limit, count))]
        return Bytes.clean(String(decoding: part.prefix { $0 != 0 }, as: UTF8.self))
    }

    /// Without control characters, and with no more marks on a letter than text can have.
    static func clean(_ string: String) -> String {
        guard string.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else { return string.streamSafe }
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars where !(scalar.value < 0x20 && scalar != "\n" && scalar != "\t") && scalar.value != 0x7F {
            scalars.append(scalar)
        }
        return String(scalars).streamSafe
    }
}
