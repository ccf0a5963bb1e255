import CoreDomain
import Foundation

/// The dominant hue of a picture.
struct ThemeColour {
    let hue: Double
    let chroma: Double

    /// Pixels vote for 24 hues, weighted by their chroma; very dark and very light ones hardly count.
    init(_ pixels: [RGB]) {
        let bins = 24
        var votes = [(weight: Double, a: Double, b: Double, chroma: Double)](repeating: (0, 0, 0, 0), count: bins)
        for pixel in pixels {
            let lab = OKLab(pixel)
            let weight = pow(lab.chroma, 1.5) * max(0.05, 1 - pow(abs(lab.lightness - 0.6) / 0.5, 2))
            let bin = Int(clamped: (lab.hue + .pi) / (2 * .pi) * Double(bins)) % bins
            votes[bin].weight += weight
            votes[bin].a += lab.a * weight
            votes[bin].b += lab.b * weight
            votes[bin].chroma += lab.chroma * weight
        }
        func around(_ bin: Int) -> [Int] { [bin, (bin + 1) % bins, (bin + bins - 1) % bins] }
        let strength = { (bin: Int) in votes[bin].weight * 2 + around(bin).reduce(0) { $0 + votes[$1].weight } }
        let best = (0..<bins).max { strength($0) < strength($1) } ?? 0
        let total = around(best).reduce(0) { $0 + votes[$1].weight }
        guard total > 0 else {
            // Black and white: the hue of the light background.
            (hue, chroma) = (1.4, 0.02)
            return
        }
        hue = atan2(around(best).reduce(0) { $0 + votes[$1].b }, around(best).reduce(0) { $0 + votes[$1].a })
        let mean = around(best).reduce(0) { $0 + votes[$1].chroma } / total
        chroma = mean < 0.025 ? mean : min(max(mean * 1.15, 0.07), 0.15)
    }

    /// The lightness closest to the middle with a contrast of 4.5:1 to the background.
    func readable(on ground: RGB, lighter: Bool) -> RGB {
        let steps = stride(from: 0.0, through: 0.45, by: 0.01)
        for step in steps {
            let colour = OKLab(lightness: lighter ? 0.68 + step : 0.56 - step, chroma: chroma, hue: hue).rgb
            if colour.contrast(with: ground) >= 4.5 { return colour }
        }
        return lighter ? RGB(red: 255, green: 255, blue: 255) : RGB(red: 0, green: 0, blue: 0)
    }
}
