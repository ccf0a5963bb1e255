extension LiveValue {
    /// Reads JSON (RFC 8259), at most 16 levels deep. Nil for anything else, also if something follows it.
    public init?(parsing json: some Collection<UInt8>) {
        var reader = JSONReader(bytes: Array(json))
        guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = value
    }
}

private struct JSONReader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    var isAtEnd: Bool { mutating get { skipBlanks(); return next == nil } }

    mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func value(depth: Int) -> LiveValue? {
        skipBlanks()
        guard depth < 16, let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "\""): return string().map(LiveValue.string)
        case UInt8(ascii: "t"): return word("true", .bool(true))
        case UInt8(ascii: "f"): return word("false", .bool(false))
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    mutating func word(_ word: String, _ value: LiveValue) -> LiveValue? {
        guard bytes[position...].starts(with: word.utf8) else { return nil }
        position += word.utf8.count
        return value
    }

    mutating func number() -> LiveValue? {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) { position += 1 }
        guard position > start, position - start <= 32, bytes[start] != 0x2B, bytes[start] != 0x2E,
            let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite
        else { return nil }
        return .number(number)
    }

    mutating func array(_ depth: Int) -> LiveValue? {
        guard take(UInt8(ascii: "[")) else { return nil }
        var values: [LiveValue] = []
        if take(UInt8(ascii: "]")) { return .array(values) }
        while let element = value(depth: depth + 1) {
            values.append(element)
            if take(UInt8(ascii: "]")) { return .array(values) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
        return nil
    }

    mutating func object(_ depth: Int) -> LiveValue? {
        guard take(UInt8(ascii: "{")) else { return nil }
        var members: [LiveValue.Member] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipBlanks()
            guard let name = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
            members.append(LiveValue.Member(name, value))
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    mutating func string() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                text.append(contentsOf: String(scalar).utf8)
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    mutating func escape() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"): return unit().flatMap { scalar(from: $0) }
        default: return nil
        }
    }

    /// A lone half of a surrogate pair becomes U+FFFD.
    mutating func scalar(from unit: UInt32) -> Unicode.Scalar? {
        guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let start = position
        if next == UInt8(ascii: "\\") {
            position += 1
            if next == UInt8(ascii: "u") {
                position += 1
                if let low = self.unit(), (0xDC00..<0xE000).contains(low) {
                    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
                }
            }
        }
        position = start
        return "\u{FFFD}"
    }

    mutating func unit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ $0 < 128 && Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
