import CoreDomain

/// A colour of the sRGB cube, each part 0…1.
public struct Colour: Sendable, Hashable {
    public let red, green, blue: Double

    public init(red: Double, green: Double, blue: Double) {
        self.red = min(max(red, 0), 1)
        self.green = min(max(green, 0), 1)
        self.blue = min(max(blue, 0), 1)
    }

    /// `rrggbb`, with or without `#`; nil for anything else, so foreign text never reaches a style.
    public init?(hex: String) {
        let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.dropFirst() : Substring(hex)
        guard digits.utf8.count == 6, digits.utf8.allSatisfy(Self.isHexDigit), let number = UInt32(digits, radix: 16) else { return nil }
        self.init(
            red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// `#rrggbb`
    public var hex: String {
        let number = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func byte(_ part: Double) -> UInt32 { UInt32(clamped: (part * 255).rounded()) }

    /// Relative luminance as WCAG 2 defines it, 0…1.
    public var luminance: Double {
        0.2126 * SRGB.linear(red) + 0.7152 * SRGB.linear(green) + 0.0722 * SRGB.linear(blue)
    }

    /// WCAG 2 contrast with another colour, 1…21.
    public func contrast(with other: Colour) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
