import CoreDomain

/// A poster for a title without one: two inks on paper, a motif by genre, the title set large. The same facts give the same
/// bytes on every machine.
public struct DrawnPoster: Sendable, Hashable {
    public var title: String
    public var year: Int?
    public var director: String?
    public var genres: [String]
    /// Another number is another drawing; 0 unless two neighbours should differ.
    public var seed: UInt64

    /// Units; two to three.
    public static let width = 600, height = 900

    public init(title: String, year: Int? = nil, director: String? = nil, genres: [String] = [], seed: UInt64 = 0) {
        self.title = title
        self.year = year
        self.director = director
        self.genres = genres
        self.seed = seed
    }

    /// The poster as SVG.
    public func svg() -> [UInt8] {
        let style = DrawnStyle(self)
        let inks = style.inks
        let layout = style.layout
        var svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" width="600" height="900" preserveAspectRatio="xMidYMid slice" role="img" aria-label="\(title.xmlEscaped)">\
            <rect width="600" height="900" fill="\(inks.ground)"/>
            """
        let setting = layout.setting(title)
        let frame = layout.picture(below: setting)
        svg += """
            <svg x="\(Brush.text(frame.x))" y="\(Brush.text(frame.y))" width="\(Brush.text(frame.width))" height="\(Brush.text(frame.height))" \
            viewBox="0 0 \(Brush.text(frame.width)) \(Brush.text(frame.height))" overflow="hidden">\
            \(style.picture(width: frame.width, height: frame.height))</svg>
            """
        svg += layout.words(setting, for: self, inks)
        return Array((svg + "</svg>").utf8)
    }

    /// A saturated colour of the drawing as `rrggbb`, for the tint of the title's page.
    public var theme: String { String(DrawnStyle(self).palette.bright.dropFirst()) }

    /// The background colour as `rrggbb`.
    public var colour: String { String(DrawnStyle(self).inks.ground.dropFirst()) }
}

/// The properties that the hash of a title decides. Many titles of one genre have motif, inks and layout in common; with the way round and
/// the halftone, no two of the built-in titles are alike.
struct DrawnStyle {
    let paletteIndex: Int
    let palette: Palette
    let inks: Inks
    let motif: Motif
    let layout: PosterLayout
    let isMirrored: Bool
    let halftone: Halftone
    let dice: Dice

    init(_ poster: DrawnPoster) {
        let hash = StableHash.of(poster.title + "·" + (poster.year.map(String.init) ?? ""), seed: poster.seed)
        motif = Motif.choose(poster.genres, hash)
        var dice = Dice(hash)
        paletteIndex = dice.integer(0...(Palette.all.count - 1))
        palette = Palette.all[paletteIndex]
        layout = PosterLayout.allCases[dice.integer(0...2)]
        let inks = Inks(palette, [.paper, .paper, .deep, .bright, .bright][dice.integer(0...4)])
        self.inks = dice.chance(0.5) ? inks.exchanged : inks
        isMirrored = dice.chance(0.5)
        halftone = Halftone(&dice)
        self.dice = dice
    }

    /// The picture without the words, for an area of this size in units.
    func picture(width: Double, height: Double) -> String {
        var brush = Brush(width: width, height: height, inks: inks, dice: dice)
        motif.draw(&brush)
        let mirror = isMirrored ? " transform=\"matrix(-1 0 0 1 \(Brush.text(width)) 0)\"" : ""
        return """
            <g style="isolation:isolate"\(mirror)><rect width="100%" height="100%" fill="\(inks.ground)"/>\(brush.svg)\
            \(halftone.svg(inks.ground, mark: brush.mark))</g>
            """
    }
}
