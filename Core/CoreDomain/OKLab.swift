import Foundation

/// Björn Ottosson's perceptual colour space (https://bottosson.github.io/posts/oklab): lightness 0…1, and two axes of colour.
public struct OKLab: Hashable, Sendable {
    public var lightness: Double
    public var a: Double
    public var b: Double

    /// 0…about 0.37 for the colours of sRGB.
    public var chroma: Double { (a * a + b * b).squareRoot() }
    /// Radians, -π…π.
    public var hue: Double { atan2(b, a) }

    /// - Parameter hue: Radians.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        a = chroma * cos(hue)
        b = chroma * sin(hue)
    }

    /// - Parameter linear: The parts of an sRGB colour without its transfer curve, 0…1.
    public init(linear: (red: Double, green: Double, blue: Double)) {
        let (red, green, blue) = linear
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The parts of the sRGB colour without its transfer curve; outside 0…1 for a colour that sRGB does not have.
    public var linear: (red: Double, green: Double, blue: Double) {
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        return (
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
        )
    }
}

/// The transfer curve of sRGB (IEC 61966-2-1), for parts of 0…1.
public enum SRGB {
    public static func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    public static func encoded(_ part: Double) -> Double { part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055 }
}
