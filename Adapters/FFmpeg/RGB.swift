import CoreDomain
import Foundation

/// An sRGB colour.
public struct RGB: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `#rrggbb`
    public var hex: String { String(format: "#%02x%02x%02x", red, green, blue) }

    /// The backgrounds of both appearances: `oklch(0.16 0.01 60)` and `oklch(0.985 0.006 85)` in sRGB.
    static let darkGround = RGB(red: 17, green: 12, blue: 9)
    static let paper = RGB(red: 252, green: 250, blue: 246)

    /// Contrast ratio 1…21 (WCAG 2.2, relative luminance).
    public func contrast(with other: RGB) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    var luminance: Double {
        let (r, g, b) = linear
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    var linear: (red: Double, green: Double, blue: Double) {
        (SRGB.linear(Double(red) / 255), SRGB.linear(Double(green) / 255), SRGB.linear(Double(blue) / 255))
    }

    init(linear: (red: Double, green: Double, blue: Double)) {
        func encode(_ part: Double) -> UInt8 { UInt8(clamped: SRGB.encoded(min(max(part, 0), 1)) * 255 + 0.5) }
        self.init(red: encode(linear.red), green: encode(linear.green), blue: encode(linear.blue))
    }

    /// The mean in linear light, as in a blurred picture.
    static func average(_ colours: [RGB]) -> RGB {
        guard !colours.isEmpty else { return RGB(red: 0, green: 0, blue: 0) }
        var sum = (red: 0.0, green: 0.0, blue: 0.0)
        for colour in colours {
            let (red, green, blue) = colour.linear
            sum.red += red
            sum.green += green
            sum.blue += blue
        }
        let count = Double(colours.count)
        return RGB(linear: (sum.red / count, sum.green / count, sum.blue / count))
    }
}
