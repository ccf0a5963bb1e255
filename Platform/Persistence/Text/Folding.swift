import CoreDomain
import Foundation

/// Letters as people compare them: without case, diacritics and ligatures.
public enum Folding {
    /// `"Amélie"` → `"amelie"`, `"STRASSE"` and `"Straße"` → `"strasse"`, `"Łódź"` → `"lodz"`. Other characters are kept.
    public static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in text.streamSafe.decomposedStringWithCompatibilityMapping.unicodeScalars where !isMark(scalar) {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(lower) {
                if let plain = plain[lower] {
                    folded.append(contentsOf: plain.unicodeScalars)
                } else {
                    folded.append(lower)
                }
            }
        }
        return String(folded)
    }

    /// Marks that people omit when they type: accents, and the vowel points of Hebrew and Arabic. A mark that makes another letter, as in
    /// Indic scripts and Japanese, is kept.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        case 0x591...0x5C7, 0x64B...0x65F, 0x670: scalar.properties.generalCategory == .nonspacingMark
        default: false
        }
    }

    /// Letters that Unicode does not decompose, and how people type them.
    private static let plain: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h", "ŧ": "t",
        "ŋ": "n", "ĸ": "k", "ə": "e", "ς": "σ", "’": "'", "‘": "'", "ʻ": "'", "ʼ": "'",
    ]
}
