import CoreDomain
import Foundation

/// Initials on a tinted, grained background, for a person without a photograph. The same name gives the same portrait on every machine.
public struct DrawnPortrait: Sendable {
    let name: String
    let ground: Ground

    public init(name: String) {
        self.name = name
        ground = Ground(name)
    }

    /// At most two letters (`Initials`). A name without any gives a dot.
    var initials: String { Initials.of(name) ?? "·" }

    /// The colours behind the initials. There are twenty million, so that people with the same initials can be told apart.
    struct Ground: Hashable {
        /// Degrees, of the lighter end.
        let hue: Int
        /// Degrees from there to the hue of the darker end.
        let turn: Int
        /// Degrees, clockwise from the top: the way from the lighter to the darker end.
        let angle: Int

        init(_ name: String) {
            let hash = StableHash.of(name)
            hue = Int(hash % 360)
            var dice = Dice(hash)
            turn = dice.integer(-75...75)
            angle = dice.integer(0...359)
        }

        /// For `.is-drawn` of the style sheet, which draws what `svg` does.
        var style: String { "--hue:\(hue);--turn:\(turn);--angle:\(angle)deg" }

        var light: Colour { Colour(OKLCH(lightness: 0.47, chroma: 0.055, hue: Double(hue))) }
        var dark: Colour { Colour(OKLCH(lightness: 0.33, chroma: 0.05, hue: Double(hue + turn))) }
        var ink: Colour { Colour(OKLCH(lightness: 0.93, chroma: 0.025, hue: Double(hue))) }
    }
}

extension DrawnPortrait {
    /// The portrait as SVG, for programs and in place of a photograph that fails to load. Pages write initials with styles instead.
    public func svg() -> [UInt8] {
        let angle = Double(ground.angle) * .pi / 180
        // The ends of the gradient as CSS places them: its corners have the pure colours.
        let half = 200 * (abs(sin(angle)) + abs(cos(angle)))
        let (x, y) = (sin(angle) * half, -cos(angle) * half)
        return Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="\(name.xmlEscaped)">\
            <defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="\(Brush.text(200 - x))" y1="\(Brush.text(200 - y))" \
            x2="\(Brush.text(200 + x))" y2="\(Brush.text(200 + y))">\
            <stop stop-color="\(ground.light.hex)"/><stop offset="1" stop-color="\(ground.dark.hex)"/></linearGradient>\
            <filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/>\
            <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .9 0 0 0 -.35"/></filter></defs>\
            <rect width="400" height="400" fill="url(#g)"/><rect width="400" height="400" filter="url(#n)" opacity=".35"/>\
            <text x="200" y="244" text-anchor="middle" font-family="Iowan Old Style,Palatino,URW Palladio L,Georgia,serif" \
            font-size="128" fill="\(ground.ink.hex)">\(initials.xmlEscaped)</text></svg>
            """.utf8)
    }
}
