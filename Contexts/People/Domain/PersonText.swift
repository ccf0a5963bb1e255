import CoreDomain
import Foundation

/// How text about people from outside becomes text that is stored and shown: NFC, without control characters and marks that nobody sees, and
/// of limited length.
enum PersonText {
    static func name(_ text: String?) -> String? { line(text, most: 200) }

    /// One line; nil if there is nothing to see in it.
    ///
    /// - Parameter most: characters.
    static func line(_ text: String?, most: Int) -> String? {
        guard let text, !text.isEmpty else { return nil }
        if text.utf8.count <= most, isPlain(text.utf8) { return text }
        let clean = cleaned(text, most: most, keepingLines: false)
        return shown(clean.split(whereSeparator: \.isWhitespace).joined(separator: " "), most: most)
    }

    /// Several paragraphs.
    static func prose(_ text: String?, most: Int) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let clean = cleaned(text, most: most, keepingLines: true)
        return shown(clean.trimmingCharacters(in: .whitespacesAndNewlines), most: most)
    }

    /// `1895`, `1895-10` or `1895-10-04`; nil for anything else.
    static func day(_ text: String?) -> String? {
        guard let text, text.utf8.count <= 10, text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }) else {
            return nil
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }) else { return nil }
        guard zip(parts, [1...9999, 1...12, 1...31]).allSatisfy({ part, range in Int(part).map(range.contains) ?? false }) else {
            return nil
        }
        return text
    }

    private static func cleaned(_ text: String, most: Int, keepingLines: Bool) -> String {
        // Cut first: a letter can have any number of marks, and normalising them is slow.
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most * 4)))
        var clean = String.UnicodeScalarView()
        for scalar in start.streamSafe.precomposedStringWithCanonicalMapping.unicodeScalars where !isInvisible(scalar) {
            if keepingLines && scalar == "\r" { continue }
            let isKept = scalar.properties.generalCategory != .control || keepingLines && scalar == "\n"
            clean.append(isKept ? scalar : " ")
        }
        return String(clean)
    }

    private static func shown(_ text: String, most: Int) -> String? {
        let isVisible = text.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace }
        return isVisible ? String(text.prefix(most)) : nil
    }

    /// Marks of direction, spaces without width and soft hyphens; not the joiners (U+200C, U+200D), which letters and emoji need.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Whether text in ASCII is clean already, as most names are.
    private static func isPlain(_ bytes: String.UTF8View) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in bytes {
            if byte >= 0x7F || byte < 0x20 || byte == 0x20 && last == 0x20 { return false }
            last = byte
        }
        return last != 0x20
    }
}
