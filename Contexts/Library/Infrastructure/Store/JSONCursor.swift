/// Reads JSON that this program wrote, value by value and without building a tree, because lists read thousands of rows.
/// A row may still be damaged, so every step is checked.
struct JSONCursor {
    struct Damaged: Error {}

    private static let deepest = 16
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The fields of an object. `take` reads or skips each value.
    mutating func fields(_ take: (inout JSONCursor, String) throws -> Void) throws {
        try expect(UInt8(ascii: "{"))
        if passes(UInt8(ascii: "}")) { return }
        repeat {
            let name = try string()
            try expect(UInt8(ascii: ":"))
            try take(&self, name)
        } while passes(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    mutating func array<Value>(_ one: (inout JSONCursor) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        try expect(UInt8(ascii: "["))
        if passes(UInt8(ascii: "]")) { return values }
        repeat { values.append(try one(&self)) } while passes(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return values
    }

    mutating func string() throws -> String {
        try expect(UInt8(ascii: "\""))
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
        guard at < bytes.count else { throw Damaged() }
        if bytes[at] == UInt8(ascii: "\"") {
            at += 1
            return String(decoding: bytes[start..<(at - 1)], as: UTF8.self)
        }
        return try escaped(from: start)
    }

    mutating func bool() throws -> Bool {
        if passes("true") { return true }
        guard passes("false") else { throw Damaged() }
        return false
    }

    mutating func number() throws -> Double {
        guard let number = Double(try digits()) else { throw Damaged() }
        return number
    }

    /// Nil for a number that does not fit an Int.
    mutating func integer() throws -> Int? {
        let text = try digits()
        return try Int(text) ?? Int(exactly: Double(text) ?? { throw Damaged() }())
    }

    /// Nil for null.
    mutating func optional<Value>(_ read: (inout JSONCursor) throws -> Value?) throws -> Value? {
        passes("null") ? nil : try read(&self)
    }

    /// Skips a value of any kind.
    mutating func skip(depth: Int = 0) throws {
        guard depth < Self.deepest, let first = next else { throw Damaged() }
        switch first {
        case UInt8(ascii: "{"): try fields { cursor, _ in try cursor.skip(depth: depth + 1) }
        case UInt8(ascii: "["): _ = try array { try $0.skip(depth: depth + 1) }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
        case UInt8(ascii: "n"): guard passes("null") else { throw Damaged() }
        default: _ = try number()
        }
    }

    /// - Throws: `Damaged` if anything is left.
    mutating func end() throws { guard next == nil else { throw Damaged() } }

    private var next: UInt8? {
        mutating get {
            while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
            return at < bytes.count ? bytes[at] : nil
        }
    }

    private mutating func passes(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        at += 1
        return true
    }

    private mutating func passes(_ word: StaticString) -> Bool {
        guard next != nil, at + word.utf8CodeUnitCount <= bytes.count else { return false }
        let isThere = word.withUTF8Buffer { $0.elementsEqual(bytes[at..<(at + $0.count)]) }
        if isThere { at += word.utf8CodeUnitCount }
        return isThere
    }

    private mutating func expect(_ byte: UInt8) throws { guard passes(byte) else { throw Damaged() } }

    private mutating func digits() throws -> String {
        guard next != nil else { throw Damaged() }
        let start = at
        while at < bytes.count, at - start < 64, (0x30...0x39).contains(bytes[at]) || "+-.eE".utf8.contains(bytes[at]) { at += 1 }
        guard at > start else { throw Damaged() }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func escaped(from start: Int) throws -> String {
        var units = Array(String(decoding: bytes[start..<at], as: UTF8.self).utf16)
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: units, as: UTF16.self)
            case UInt8(ascii: "\\"): units.append(try escape())
            default:
                let from = at - 1
                while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
                units += String(decoding: bytes[from..<at], as: UTF8.self).utf16
            }
        }
        throw Damaged()
    }

    private mutating func escape() throws -> UInt16 {
        guard at < bytes.count else { throw Damaged() }
        at += 1
        switch bytes[at - 1] {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "u"):
            guard at + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16) else {
                throw Damaged()
            }
            at += 4
            return unit
        case let byte where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte): return UInt16(byte)
        default: throw Damaged()
        }
    }
}
