/// The arrangement of picture and text on a drawn poster.
enum PosterLayout: CaseIterable, Sendable {
    /// A picture with margins, with the title below.
    case plate
    /// The title at the top; the picture extends beyond the bottom edge.
    case headline
    /// The picture extends beyond the top edge; centred capitals below.
    case marquee

    struct Frame { var x, y, width, height: Double }
    private static let margin = 46.0
    /// This layout uses the regular weight, which is narrower than the measured bold.
    private static let light = 0.94

    func setting(_ title: String) -> TitleSetting {
        switch self {
        case .plate: TitleSetting.fit(title, width: 500, height: 226, largest: 116)
        case .headline: TitleSetting.fit(title, width: 500, height: 350, largest: 190, leading: 0.98)
        case .marquee: TitleSetting.fit(title.uppercased(), width: 506 / Self.light, height: 240, largest: 118, leading: 1.1)
        }
    }

    func picture(below setting: TitleSetting) -> Frame {
        let block = Double(setting.lines.count) * setting.size
        switch self {
        case .plate:
            return Frame(x: Self.margin, y: Self.margin, width: 600 - 2 * Self.margin, height: 900 - 2 * Self.margin - block * 1.04 - 96)
        case .headline: return Frame(x: 0, y: 92 + block * 0.98 + 62, width: 600, height: 900 - (92 + block * 0.98 + 62))
        case .marquee: return Frame(x: 0, y: 0, width: 600, height: 900 - block * 1.1 - 162)
        }
    }

    func words(_ setting: TitleSetting, for poster: DrawnPoster, _ inks: Inks) -> String {
        let runsLeft = TextWidth.runsLeft(poster.title)
        let credit = [poster.director, poster.year.map(String.init)]
        switch self {
        case .plate:
            let top = 900 - Self.margin - 34 - Double(setting.lines.count) * setting.size * 1.04
            return title(
                setting, top: top - 10, leading: 1.04, x: runsLeft ? 600 - Self.margin : Self.margin, anchor: "start", runsLeft, inks,
                weight: 600)
                + rule(900 - Self.margin - 26, inks) + line(credit[0], x: Self.margin, y: 900 - Self.margin, anchor: "start", inks)
                + line(credit[1], x: 600 - Self.margin, y: 900 - Self.margin, anchor: "end", inks)
        case .headline:
            return line(credit[0], x: Self.margin, y: 66, anchor: "start", inks)
                + line(credit[1], x: 600 - Self.margin, y: 66, anchor: "end", inks)
                + rule(84, inks)
                + title(
                    setting, top: 96, leading: 0.98, x: runsLeft ? 600 - Self.margin : Self.margin, anchor: "start", runsLeft, inks,
                    weight: 700)
        case .marquee:
            let top = 900 - 100 - Double(setting.lines.count) * setting.size * 1.1
            return title(setting, top: top, leading: 1.1, x: 300, anchor: "middle", false, inks, weight: 400)
                + line(credit.compactMap { $0 }.joined(separator: "  ·  "), x: 300, y: 900 - Self.margin - 6, anchor: "middle", inks)
        }
    }

    private static let serif = "Iowan Old Style,Palatino Linotype,Palatino,URW Palladio L,P052,ui-serif,Georgia,serif"

    private func title(
        _ setting: TitleSetting, top: Double, leading: Double, x: Double, anchor: String, _ runsLeft: Bool, _ inks: Inks, weight: Int
    ) -> String {
        let direction = runsLeft ? " direction=\"rtl\"" : ""
        var svg = """
            <g font-family="\(Self.serif)" font-weight="\(weight)" font-size="\(Brush.text(setting.size))" fill="\(inks.words)" \
            text-anchor="\(anchor)"\(direction) letter-spacing="\(spacing)em">
            """
        for (index, text) in setting.lines.enumerated() {
            let y = top + setting.size * (0.8 + Double(index) * leading)
            svg += "<text x=\"\(Brush.text(x))\" y=\"\(Brush.text(y))\"\(held(text, setting.size))>\(text.xmlEscaped)</text>"
        }
        return svg + "</g>"
    }

    private var spacing: Double { self == .marquee ? 0.02 : -0.015 }

    /// Fits a line to its measured width in any font of the browser: a wide font is compressed a little instead of being cut off.
    private func held(_ text: String, _ size: Double) -> String {
        guard TextWidth.isExact(text), text.count > 2 else { return "" }
        return
            " textLength=\"\(Brush.text((TextWidth.of(text) * (self == .marquee ? Self.light : 1) + Double(text.count) * spacing) * size))\" lengthAdjust=\"spacingAndGlyphs\""
    }

    private func line(_ text: String?, x: Double, y: Double, anchor: String, _ inks: Inks) -> String {
        guard let text, !text.isEmpty else { return "" }
        let short = text.count > 34 ? text.prefix(33) + "…" : Substring(text)
        return """
            <text x="\(Brush.text(x))" y="\(Brush.text(y))" font-family="system-ui,Helvetica,Arial,sans-serif" font-size="21" font-weight="500" \
            letter-spacing="0.03em" fill="\(inks.words)" text-anchor="\(anchor)">\(String(short).xmlEscaped)</text>
            """
    }

    private func rule(_ y: Double, _ inks: Inks) -> String {
        "<path d=\"M\(Brush.text(Self.margin)) \(Brush.text(y))H\(Brush.text(600 - Self.margin))\" stroke=\"\(inks.words)\" stroke-width=\"2\"/>"
    }
}
