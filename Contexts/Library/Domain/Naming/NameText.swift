import CoreDomain
import Foundation

/// How names on a disk become text.
public enum NameText {
    /// The name in bytes that may not be UTF-8, with invalid ones as U+FFFD.
    public static func decode(_ bytes: [UInt8]) -> String { name(String(decoding: bytes, as: UTF8.self)) }

    /// NFC, control characters as spaces, without the marks that nobody sees: they come with names that are copied from web pages, part
    /// words, and turn the direction of the text after them.
    public static func name(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        var visible = String.UnicodeScalarView()
        visible.append(contentsOf: text.unicodeScalars.filter { !isInvisible($0) })
        return clean(String(visible))
    }

    /// Marks of direction, spaces without width and soft hyphens; not the joiners (U+200C, U+200D), which letters and emoji need.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// NFC, control characters as spaces.
    public static func clean(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        let scalars = text.streamSafe.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar -> Unicode.Scalar in
            scalar.properties.generalCategory == .control ? " " : scalar
        }
        var cleaned = String.UnicodeScalarView()
        cleaned.append(contentsOf: scalars)
        return String(cleaned)
    }

    /// Whether there is anything to see in it.
    public static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace }
    }

    /// Collapses spaces and trims the ends.
    public static func squeezed(_ text: String) -> String {
        if isSqueezed(text.utf8) { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether text in ASCII is squeezed already, as most names are.
    private static func isSqueezed(_ bytes: String.UTF8View) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in bytes {
            if byte >= 0x7F || byte < 0x20 || byte == 0x20 && last == 0x20 { return false }
            last = byte
        }
        return last != 0x20
    }

    /// The form under which two spellings of a title are the same: letters and digits only, without case or accents.
    public static func key(_ title: String) -> String {
        if let plain = plainKey(title.utf8) { return plain }
        let folded = title.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        let plain = folded.replacingOccurrences(of: "&", with: "and").unicodeScalars
            .filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        guard !plain.isEmpty else { return squeezed(clean(title)) }
        var key = String.UnicodeScalarView()
        key.append(contentsOf: plain)
        return String(key)
    }

    /// The key of a title in ASCII, which needs no tables of Unicode; nil for others, and for one without letters and digits.
    private static func plainKey(_ title: String.UTF8View) -> String? {
        var key: [UInt8] = []
        key.reserveCapacity(title.count)
        for byte in title {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): key.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
            case UInt8(ascii: "&"): key += "and".utf8
            case 0x80...: return nil
            default: break
            }
        }
        return key.isEmpty ? nil : String(decoding: key, as: UTF8.self)
    }
}

extension String {
    /// The text of some of its bytes.
    func bytes(_ range: Range<Int>) -> String { String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self) }
}
