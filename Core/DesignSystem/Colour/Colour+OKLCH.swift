import CoreDomain

/// `OKLab` in polar form: lightness 0…1, chroma 0…about 0.37, hue in degrees.
struct OKLCH: Equatable {
    var lightness, chroma, hue: Double
}

extension Colour {
    var oklch: OKLCH {
        let lab = OKLab(linear: (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue)))
        let angle = lab.hue * 180 / .pi
        return OKLCH(lightness: lab.lightness, chroma: lab.chroma, hue: angle < 0 ? angle + 360 : angle)
    }

    /// The nearest sRGB colour of that lightness and hue: chroma is reduced until it fits.
    init(_ wanted: OKLCH) {
        var chroma = wanted.chroma
        while chroma > 0.001 {
            let parts = Self.parts(OKLCH(lightness: wanted.lightness, chroma: chroma, hue: wanted.hue))
            if [parts.red, parts.green, parts.blue].allSatisfy({ (-0.002...1.002).contains($0) }) {
                self.init(
                    red: SRGB.encoded(max(parts.red, 0)), green: SRGB.encoded(max(parts.green, 0)), blue: SRGB.encoded(max(parts.blue, 0)))
                return
            }
            chroma *= 0.94
        }
        let grey = Self.parts(OKLCH(lightness: wanted.lightness, chroma: 0, hue: 0)).red
        let part = SRGB.encoded(min(max(grey, 0), 1))
        self.init(red: part, green: part, blue: part)
    }

    private static func parts(_ colour: OKLCH) -> (red: Double, green: Double, blue: Double) {
        OKLab(lightness: colour.lightness, chroma: colour.chroma, hue: colour.hue * .pi / 180).linear
    }
}
