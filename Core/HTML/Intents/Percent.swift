/// Percent-encoding as in a query (RFC 3986 §2.1); only unreserved characters stay as they are.
public enum Percent {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Appends the encoded text.
    public static func encode(_ text: some StringProtocol, into bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                bytes.append(byte)
            default:
                bytes.append(0x25)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
    }

    /// The encoded text.
    public static func encode(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        encode(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The decoded text; nil if an escape is malformed or the bytes are not UTF-8. `plusIsSpace` as in a posted form or a query.
    public static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var source = text.utf8.makeIterator()
        while let byte = source.next() {
            switch byte {
            case 0x25:
                guard let high = source.next().flatMap(value), let low = source.next().flatMap(value) else { return nil }
                bytes.append(high << 4 | low)
            case 0x2B where plusIsSpace:
                bytes.append(0x20)
            default:
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x37
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }
}
