import CoreDomain

/// Initials on a tinted, grained background, for a person without a photograph.
public enum DrawnPortrait {
    /// At most two letters (`Initials`). A name without any gives a dot.
    static func initials(_ name: String) -> String { Initials.of(name) ?? "·" }

    /// Degrees, the same for the same name.
    static func hue(_ name: String) -> Int { Int(StableHash.of(name) % 360) }
}

extension DrawnPortrait {
    /// The portrait as SVG, for the API. Pages write initials with styles instead.
    public static func svg(name: String) -> [UInt8] {
        let hue = Double(hue(name))
        let (light, dark) = (
            Colour(OKLCH(lightness: 0.5, chroma: 0.055, hue: hue)).hex, Colour(OKLCH(lightness: 0.33, chroma: 0.05, hue: hue + 30)).hex
        )
        return Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="\(name.xmlEscaped)">\
            <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="\(light)"/><stop offset="1" stop-color="\(dark)"/></linearGradient>\
            <filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/>\
            <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .9 0 0 0 -.35"/></filter></defs>\
            <rect width="400" height="400" fill="url(#g)"/><rect width="400" height="400" filter="url(#n)" opacity=".3"/>\
            <text x="200" y="244" text-anchor="middle" font-family="Iowan Old Style,Palatino,URW Palladio L,Georgia,serif" \
            font-size="128" fill="#f7f2ea">\(initials(name).xmlEscaped)</text></svg>
            """.utf8)
    }
}
