import Foundation

/// How names on a disk become text.
public enum NameText {
    /// Text for bytes that may not be UTF-8: NFC, invalid bytes as U+FFFD, control characters as spaces.
    public static func decode(_ bytes: [UInt8]) -> String {
        clean(String(decoding: bytes, as: UTF8.self))
    }

    /// NFC, control characters as spaces.
    public static func clean(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar -> Unicode.Scalar in
            scalar.properties.generalCategory == .control ? " " : scalar
        }
        var cleaned = String.UnicodeScalarView()
        cleaned.append(contentsOf: scalars)
        return String(cleaned)
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
        let folded = title.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        let plain = folded.replacingOccurrences(of: "&", with: "and").unicodeScalars
            .filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        guard !plain.isEmpty else { return squeezed(clean(title)) }
        var key = String.UnicodeScalarView()
        key.append(contentsOf: plain)
        return String(key)
    }
}
