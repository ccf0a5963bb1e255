import ArgumentParser
import HTML
import Live

/// The work of a session after a change, without the socket: renders the page, compares it with its digests, copies the patch, makes new ones.
struct RenderAndDiff: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "render")

    @Option var rounds = 2_000

    func run() throws {
        var wall = Wall()
        var storage = PageStorage()
        var digests: PageDigests?
        var frame: [UInt8] = []
        var timings = Timings()
        var result = Result()
        for round in 0..<rounds + 100 {
            wall.cards[round * 37 % wall.cards.count].title = "Title of round \(round)"
            frame.removeAll(keepingCapacity: true)
            let begun = ContinuousClock.now
            var page = PageBuffer(reusing: storage)
            LiveRoot(content: wall).render(into: &page)
            let patches = digests.map { diff($0, page) } ?? []
            for case .morph(let region) in patches { page.appendHTML(of: page.regions[region], to: &frame) }
            digests = PageDigests(page)
            let taken = ContinuousClock.now - begun
            // The first rounds fill the memory that later ones reuse.
            if round >= 100 { timings.add(taken) }
            if round == rounds {
                (result.regions, result.bytes) = (page.regions.count, page.count)
                (result.patches, result.patchBytes) = (patches.count, frame.count)
                result.nodes = zip(page.bytes, page.bytes.dropFirst()).count { $0 == UInt8(ascii: "<") && $1 != UInt8(ascii: "/") }
            }
            storage = page.recycle()
        }
        (result.p50, result.p99) = (timings.percentile(50), timings.percentile(99))
        try JSONLine.write(result)
    }

    /// Times in milliseconds.
    private struct Result: Encodable {
        var p50 = 0.0, p99 = 0.0
        var nodes = 0, regions = 0, bytes = 0, patches = 0, patchBytes = 0
    }
}

/// A hundred cards of five elements each.
struct Wall: HTML {
    struct Card: Sendable {
        let number: Int
        var title: String
    }

    var cards = (0..<100).map { Card(number: $0, title: "A movie & its <title> \($0)") }

    var body: some HTML {
        h1 { "All movies" }
        ul(.class("grid"), .regionList("cards")) {
            ForEach(cards) { card in
                li(.class("card"), .region("card-\(card.number)")) {
                    a(.class("card-link"), .href("/movies/local-t\(card.number)")) {
                        img(.src("/artwork/drawn/local-t\(card.number).svg"), .width(342), .height(513), .alt(""), .loading(.lazy))
                        span(.class("card-title"), .title(card.title)) { card.title }
                        span(.class("card-note")) { 1_920 + card.number }
                    }
                }
            }
        }
    }
}
