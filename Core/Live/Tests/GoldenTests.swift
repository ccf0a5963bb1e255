import Foundation
import LiveTesting
import Testing

@Suite("Golden frames") struct GoldenTests {
    static let cases: [GoldenFrame] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
        return (try? GoldenFrame.all(in: folder)) ?? []
    }()

    @Test("the corpus is found") func corpus() {
        #expect(Self.cases.count >= 20)
    }

    @Test("each frame turns the page before into the page after", arguments: GoldenTests.cases)
    func applies(golden: GoldenFrame) throws {
        var browser = try Browser(content: golden.before)
        try browser.apply(golden.frame)
        #expect(browser.root.printed == (try Browser(content: golden.after)).root.printed, "\(golden.name)")
    }

    @Test("a frame for a page that is not there is noticed")
    func drift() throws {
        var browser = try Browser(content: "<div id=\"live\"></div>")
        #expect(throws: Browser.OutOfSync.self) { try browser.apply(Array("x\u{1F}gone\u{1E}".utf8)) }
        #expect(throws: Browser.OutOfSync.self) { try browser.apply(Array("?\u{1E}".utf8)) }
    }
}
