/// A paper colour and two ink colours. `deep` is readable on `paper`, and the other way round.
struct Palette: Sendable {
    let paper, deep, bright: String

    static let all: [Palette] = [
        Palette(paper: "#f3e9d6", deep: "#1d2b4f", bright: "#e4572e"), Palette(paper: "#f1ead9", deep: "#22332b", bright: "#e0a526"),
        Palette(paper: "#efe4dc", deep: "#4a1529", bright: "#e78f86"), Palette(paper: "#e9ecdf", deep: "#173a38", bright: "#ef7b45"),
        Palette(paper: "#f5ead0", deep: "#241a14", bright: "#d8432b"), Palette(paper: "#e6edf0", deep: "#12304a", bright: "#f2b134"),
        Palette(paper: "#f4e4df", deep: "#351a3a", bright: "#f0803c"), Palette(paper: "#eee9df", deep: "#22201e", bright: "#4fa095"),
        Palette(paper: "#f2e8c9", deep: "#541512", bright: "#e5a02f"), Palette(paper: "#e8e6ee", deep: "#261f55", bright: "#ea6d8e"),
        Palette(paper: "#f0efe2", deep: "#11402f", bright: "#b6c64b"), Palette(paper: "#f7e7d3", deep: "#0f3646", bright: "#e76f51"),
        Palette(paper: "#ebe3d3", deep: "#33241a", bright: "#7fa9b0"), Palette(paper: "#f3ecd8", deep: "#191a38", bright: "#73b4cf"),
        Palette(paper: "#f6e3c5", deep: "#3d1f0d", bright: "#e2703a"), Palette(paper: "#e9efe6", deep: "#2b1d2e", bright: "#c9a441"),
        Palette(paper: "#f1e3e4", deep: "#182a55", bright: "#d9568b"), Palette(paper: "#f4eee1", deep: "#2c2a25", bright: "#9cbf98"),
        Palette(paper: "#ede7f0", deep: "#351a48", bright: "#f0b34e"), Palette(paper: "#f0e5d0", deep: "#0e2f27", bright: "#dd704e"),
        Palette(paper: "#efe9e4", deep: "#3a0f16", bright: "#c83a3f"), Palette(paper: "#e7ebe8", deep: "#1c2733", bright: "#8fb7a8"),
        Palette(paper: "#f6ead9", deep: "#20263c", bright: "#e8b04a"), Palette(paper: "#f3e2d8", deep: "#143a3f", bright: "#f0958b"),
    ]
}

/// The use of a palette in one drawing: its background, and its two ink colours.
struct Inks: Sendable {
    let ground, words: String
    private(set) var first, second: String
    /// Whether inks may overprint each other: only on a light background.
    let overprints: Bool

    enum Scheme: CaseIterable { case paper, deep, bright }

    init(_ palette: Palette, _ scheme: Scheme) {
        switch scheme {
        case .paper:
            (ground, first, second, words, overprints) = (palette.paper, palette.deep, palette.bright, palette.deep, true)
        case .deep:
            (ground, first, second, words, overprints) = (palette.deep, palette.bright, palette.paper, palette.paper, false)
        case .bright:
            let isReadable = Self.contrast(palette.deep, palette.bright) >= 4.5
            let ground = isReadable ? palette.bright : palette.paper
            (self.ground, first, second, words) = (ground, palette.deep, isReadable ? palette.paper : palette.bright, palette.deep)
            overprints = !isReadable
        }
    }

    /// The same with the two inks exchanged. A pale ink stays the second: it is too faint for large shapes.
    var exchanged: Inks {
        guard Self.contrast(second, ground) >= 2 else { return self }
        var inks = self
        (inks.first, inks.second) = (second, first)
        return inks
    }

    /// The second ink over the first where overprinting is allowed.
    func over(_ colour: String) -> Paint { overprints ? .print(colour) : .fill(colour) }

    static func contrast(_ one: String, _ two: String) -> Double {
        guard let one = Colour(hex: one), let two = Colour(hex: two) else { return 1 }
        return one.contrast(with: two)
    }
}
