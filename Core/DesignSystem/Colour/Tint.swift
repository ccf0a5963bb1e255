/// The colours of a movie's page, made from its theme colour so that everything stays readable: `ink` has a contrast of 4.5:1 against the
/// background of its appearance, and `onInk` has 4.5:1 on `ink`.
public struct Tint: Sendable, Hashable {
    /// For text, buttons and progress.
    public let inkInDark, inkInLight: Colour
    /// For the gradient behind the page.
    public let groundInDark, groundInLight: Colour

    /// The backgrounds of the two appearances, as in `popcorn.css`.
    public static let darkGround = Colour(OKLCH(lightness: 0.16, chroma: 0.01, hue: 60))
    public static let lightGround = Colour(OKLCH(lightness: 0.985, chroma: 0.006, hue: 85))

    /// - Parameter theme: `rrggbb`; nil for nil and for anything that is not a colour.
    public init?(theme: String?) {
        guard let theme, let colour = Colour(hex: theme)?.oklch else { return nil }
        let calm = min(colour.chroma, 0.15)
        groundInDark = Colour(OKLCH(lightness: 0.27, chroma: min(calm, 0.07), hue: colour.hue))
        groundInLight = Colour(OKLCH(lightness: 0.91, chroma: min(calm, 0.05), hue: colour.hue))
        inkInDark = Self.readable(
            OKLCH(lightness: max(colour.lightness, 0.78), chroma: calm, hue: colour.hue), on: groundInDark, step: 0.01)
        inkInLight = Self.readable(
            OKLCH(lightness: min(colour.lightness, 0.5), chroma: calm, hue: colour.hue), on: groundInLight, step: -0.01)
    }

    /// Changes the lightness until the contrast is sufficient. The gradient is the background: of the two neighbours it is the harder one.
    private static func readable(_ start: OKLCH, on ground: Colour, step: Double) -> Colour {
        var wanted = start
        while Colour(wanted).contrast(with: ground) < 4.5, (0.02...0.98).contains(wanted.lightness) { wanted.lightness += step }
        return Colour(wanted)
    }

    /// The custom properties that `.tinted` reads.
    var style: String {
        "--tint-d:\(inkInDark.hex);--tint-l:\(inkInLight.hex);--wash-d:\(groundInDark.hex);--wash-l:\(groundInLight.hex)"
    }
}
