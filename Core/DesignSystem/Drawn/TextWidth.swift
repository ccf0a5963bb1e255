/// The approximate width of text in a bold serif, in ems. No font is available where posters are drawn: the figures are the mean of
/// Palatino and DejaVu Serif, the narrowest and the widest that a browser is likely to use.
enum TextWidth {
    static func of(_ text: some StringProtocol) -> Double {
        text.reduce(0) { $0 + of($1) }
    }

    static func of(_ character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x20...0x7E: return Double(ascii[Int(scalar.value) - 0x20]) / 100
        case 0x2018, 0x2019: return 0.32
        case 0xC0...0x24F: return character.isUppercase ? 0.8 : 0.66
        case 0x370...0x52F: return character.isUppercase ? 0.84 : 0.72
        case 0x590...0x8FF: return 0.56
        case 0x900...0xDFF: return 0.72
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: return 1
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: return 1.3
        default: return 0.66
        }
    }

    /// Hundredths of an em, from the blank to the tilde.
    private static let ascii: [UInt8] = [
        30, 40, 52, 84, 70, 98, 87, 27, 47, 47, 52, 84, 30, 37, 30, 37, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 31, 33, 84, 84, 84, 58,
        98, 78, 76, 76, 85, 69, 63, 84, 89, 43, 43, 82, 66, 105, 87, 85, 68, 85, 78, 67, 71, 83, 78, 106, 72, 69, 70, 47, 37, 47, 84, 50,
        50, 57, 66, 53, 66, 57, 41, 63, 67, 36, 35, 65, 36, 97, 67, 61, 66, 66, 46, 50, 40, 67, 57, 85, 55, 57, 53, 68, 36, 68, 84,
    ]

    /// Whether the figures are exact enough to fit the browser's font to them.
    static func isExact(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { (0x20...0x24F).contains($0.value) || $0.value == 0x2019 }
    }

    /// Scripts that are written without spaces may break between any two characters.
    static func breaksAnywhere(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFF60).contains(value)
            || (0x20000...0x3FFFF).contains(value) || (0x0E00...0x0EFF).contains(value)
    }

    /// Whether the first letter that has a direction runs from right to left.
    static func runsLeft(_ text: String) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}
