import DesignSystem
import HTML
import Testing

@Suite("Tiles of genres")
struct GenreTileTests {
    private static let names = ["Action", "Action & Adventure", "Comedy", "Drama", "Science Fiction", "War", "Western", "Драма", "アニメ", ""]

    @Test("Each colour is readable, and a genre keeps its own")
    func colours() {
        for name in Self.names + (0..<200).map({ "Genre \($0)" }) {
            let colour = GenreTile.colour(of: name)
            #expect(colour.contrast(with: GenreTile.ink) >= 4.5, "\(name)")
            #expect(colour == GenreTile.colour(of: name))
        }
        #expect(Set((0..<200).map { GenreTile.colour(of: "Genre \($0)") }).count == 20)
    }

    @Test("A tile leads to its first page, and names its pages if there are several")
    func links() {
        let one = htmlString(GenreTile(name: "War & <Peace>", links: [.init("Movies", path: "/m?genre=War%20%26%20Peace")]))
        #expect(one.contains("War &amp; &lt;Peace&gt;") && one.contains("href=\"/m?genre=War%20%26%20Peace\"") && !one.contains("Movies"))
        let two = htmlString(GenreTile(name: "War", links: [.init("Movies", path: "/m"), .init("Series", path: "/s")]))
        #expect(two.contains("href=\"/m\"") && two.contains("href=\"/s\"") && two.contains("War: Series"))
    }
}
