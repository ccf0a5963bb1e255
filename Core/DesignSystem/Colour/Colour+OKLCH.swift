import Foundation

/// Björn Ottosson's OKLab in polar form: lightness 0…1, chroma 0…about 0.37, hue in degrees.
struct OKLCH: Equatable {
    var lightness, chroma, hue: Double
}

extension Colour {
    var oklch: OKLCH {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        let bb = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        let angle = atan2(bb, a) * 180 / .pi
        return OKLCH(lightness: lightness, chroma: (a * a + bb * bb).squareRoot(), hue: angle < 0 ? angle + 360 : angle)
    }

    /// The nearest colour of the cube with that lightness and hue: chroma gives way until it fits.
    init(_ wanted: OKLCH) {
        var chroma = wanted.chroma
        while chroma > 0.001 {
            let parts = Self.parts(OKLCH(lightness: wanted.lightness, chroma: chroma, hue: wanted.hue))
            if [parts.r, parts.g, parts.b].allSatisfy({ (-0.002...1.002).contains($0) }) {
                self.init(red: Self.encoded(max(parts.r, 0)), green: Self.encoded(max(parts.g, 0)), blue: Self.encoded(max(parts.b, 0)))
                return
            }
            chroma *= 0.94
        }
        let grey = Self.parts(OKLCH(lightness: wanted.lightness, chroma: 0, hue: 0)).r
        let part = Self.encoded(min(max(grey, 0), 1))
        self.init(red: part, green: part, blue: part)
    }

    private static func parts(_ colour: OKLCH) -> (r: Double, g: Double, b: Double) {
        let angle = colour.hue * .pi / 180
        let (a, b) = (colour.chroma * cos(angle), colour.chroma * sin(angle))
        let l = pow(colour.lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(colour.lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(colour.lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        return (
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
        )
    }
}
