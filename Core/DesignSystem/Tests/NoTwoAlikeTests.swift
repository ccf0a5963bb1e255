import CoreDomain
import SampleCatalogue
import Testing

@testable import DesignSystem

/// The built-in catalogue has no pictures, so all of it is drawn.
@Suite("No two drawings of the built-in catalogue are alike")
struct NoTwoAlikeTests {
    private static func drawn() throws -> [DrawnPoster] {
        let samples = try SampleCatalogue.builtIn()
        return samples.movies.map { poster($0) } + samples.series.map { poster($0) }
    }

    private static func poster(_ title: some SampleTitle) -> DrawnPoster {
        DrawnPoster(title: title.title, year: title.year, genres: title.genres.map(\.rawValue))
    }

    /// All that is seen of a poster but its words and the places of its shapes.
    private static func look(_ poster: DrawnPoster) -> String {
        let style = DrawnStyle(poster), inks = style.inks
        return """
            \(style.motif) \(inks.ground) \(inks.first) \(inks.second) \(style.layout) \(style.isMirrored) \
            \(style.halftone.pattern) \(style.halftone.angle) \(style.halftone.pitch)
            """
    }

    private static func alike<Item>(_ items: [Item], _ look: (Item) -> String) -> [[Item]] {
        Dictionary(grouping: items, by: look).values.filter { $0.count > 1 }
    }

    @Test("Posters differ by more than their words and the places of their shapes")
    func posters() throws {
        let posters = try Self.drawn()
        #expect(posters.count > 300)
        #expect(Self.alike(posters, Self.look).map { $0.map(\.title) } == [])
    }

    @Test("At a glance few are alike: with the motif, the inks, the layout and the way round of another")
    func glance() throws {
        let alike = Self.alike(try Self.drawn()) { poster in
            let style = DrawnStyle(poster), inks = style.inks
            return "\(style.motif) \(inks.ground) \(inks.first) \(inks.second) \(style.layout) \(style.isMirrored)"
        }
        #expect(alike.flatMap(\.self).count <= 12, "\(alike.map { $0.map(\.title) })")
    }

    @Test("Portraits differ in their initials or in the colours behind them")
    func portraits() throws {
        let names = try SampleCatalogue.builtIn().people.values.map(\.name)
        #expect(names.count > 2000)
        let alike = Self.alike(names) { name in
            let portrait = DrawnPortrait(name: name)
            return "\(portrait.initials) \(portrait.ground.style)"
        }
        #expect(alike == [])
    }

    @Test("The initials can be read on every ground")
    func contrast() {
        for number in 0..<2000 {
            let ground = DrawnPortrait(name: "Person \(number)").ground
            for colour in [ground.light, ground.dark] { #expect(ground.ink.contrast(with: colour) >= 4.5, "\(ground)") }
        }
    }

    @Test("A portrait in a page and one at an address have the same initials and ground")
    func same() {
        let ground = DrawnPortrait(name: "Ida Brandt").ground
        let svg = String(decoding: DrawnPortrait(name: "Ida Brandt").svg(), as: UTF8.self)
        #expect(svg.contains(">IB</text>"))
        for colour in [ground.light, ground.dark, ground.ink] { #expect(svg.contains(colour.hex)) }
        #expect(ground.style == "--hue:\(ground.hue);--turn:\(ground.turn);--angle:\(ground.angle)deg")
        #expect((0..<360).contains(ground.hue) && (-75...75).contains(ground.turn) && (0..<360).contains(ground.angle))
    }
}
