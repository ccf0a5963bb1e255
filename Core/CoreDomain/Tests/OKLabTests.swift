import CoreDomain
import Testing

@Suite("Perceptual colours")
struct OKLabTests {
    private typealias Parts = (red: Double, green: Double, blue: Double)

    /// CSS Color 4 gives these values for the named colours.
    private static let known: [(Parts, lightness: Double, a: Double, b: Double)] = [
        ((0, 0, 0), 0, 0, 0), ((1, 1, 1), 1, 0, 0), ((1, 0, 0), 0.62796, 0.22486, 0.12585), ((0, 1, 0), 0.86644, -0.23389, 0.1795),
        ((0, 0, 1), 0.45201, -0.03246, -0.31153), ((0, 1, 1), 0.90540, -0.14944, -0.03940), ((1, 0, 1), 0.70167, 0.27457, -0.16916),
        ((1, 1, 0), 0.96798, -0.07137, 0.19857), ((0.21586, 0.21586, 0.21586), 0.59987, 0, 0),
    ]

    private static func isClose(_ one: Double, _ other: Double, within limit: Double = 0.0001) -> Bool { abs(one - other) < limit }

    @Test("The primary colours have their published places", arguments: known.indices)
    func places(index: Int) {
        let (parts, lightness, a, b) = Self.known[index]
        let colour = OKLab(linear: parts)
        #expect(Self.isClose(colour.lightness, lightness) && Self.isClose(colour.a, a) && Self.isClose(colour.b, b), "\(colour)")
    }

    @Test("There and back, by its parts and by lightness, chroma and hue", arguments: known.indices)
    func back(index: Int) {
        let parts = Self.known[index].0, colour = OKLab(linear: parts), linear = colour.linear
        #expect(Self.isClose(linear.red, parts.red) && Self.isClose(linear.green, parts.green) && Self.isClose(linear.blue, parts.blue))
        let turned = OKLab(lightness: colour.lightness, chroma: colour.chroma, hue: colour.hue)
        #expect(Self.isClose(turned.a, colour.a) && Self.isClose(turned.b, colour.b) && turned.lightness == colour.lightness)
    }

    @Test("Chroma and hue of red")
    func red() {
        let red = OKLab(linear: (1, 0, 0))
        #expect(Self.isClose(red.chroma, 0.25768) && Self.isClose(red.hue * 180 / .pi, 29.234, within: 0.01))
    }

    @Test(
        "The transfer curve of sRGB",
        arguments: [(0.0, 0.0), (0.02, 0.001548), (0.04, 0.003096), (0.05, 0.003936), (0.5, 0.214041), (0.75, 0.522522), (1, 1)])
    func curve(encoded: Double, linear: Double) {
        #expect(Self.isClose(SRGB.linear(encoded), linear, within: 0.000_001))
        #expect(Self.isClose(SRGB.encoded(linear), encoded, within: 0.000_01))
    }
}
