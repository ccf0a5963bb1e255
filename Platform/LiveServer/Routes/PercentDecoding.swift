/// Percent-decoding that refuses what it cannot decode.
enum PercentDecoding {
    /// nil for broken escapes, bytes that are not UTF-8, and control characters; `linesAllowed` lets tabs and line ends pass.
    static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false, linesAllowed: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var iterator = text.utf8.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else { return nil }
        let isClean = decoded.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F || linesAllowed && ($0 == 0x0A || $0 == 0x0D || $0 == 0x09)
        }
        return isClean ? decoded : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
