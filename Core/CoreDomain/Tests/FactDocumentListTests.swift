import CoreDomain
import Foundation
import Testing

@Suite("The documents about one title")
struct FactDocumentListTests {
    private func document(_ facts: String, _ source: FactSource, _ language: String = "", isComplete: Bool = true) -> FactDocument<String> {
        FactDocument(source: source, language: language, fetchedAt: .distantPast, isComplete: isComplete, facts: facts)
    }

    @Test("A new document replaces that of its source and language, unless it is only of a list")
    func put() {
        var all = [document("files", .local)]
        all.put(document("list", .tmdb, "en", isComplete: false))
        all.put(document("newer list", .tmdb, "en", isComplete: false))
        all.put(document("", .tmdb, "en", isComplete: false)) { if $0.isEmpty { $0 = $1 } }
        #expect(all.map(\.facts) == ["files", "newer list"])
        all.put(document("all", .tmdb, "en"))
        all.put(document("list", .tmdb, "en", isComplete: false))
        #expect(all.map(\.facts) == ["files", "all"])
        all.put(document("alles", .tmdb, "de"))
        all.put(document("newer", .tmdb, "en"))
        #expect(all.map(\.facts) == ["files", "newer", "alles"])
    }

    @Test("Documents of two rows that are one title are filled from each other")
    func join() {
        var all = [document("a", .local), document("b", .tmdb, "en")]
        all.join([document("c", .tmdb, "en"), document("d", .tmdb, "de")]) { $0 += $1 }
        #expect(all.map(\.facts) == ["a", "bc", "d"])
    }

    @Test(
        "Of two documents of two rows that are one title a complete one stays, filled from the other",
        arguments: [(false, true, "ba"), (true, false, "ab"), (true, true, "ab"), (false, false, "ab")])
    func joinComplete(own: Bool, other: Bool, facts: String) {
        var all = [document("a", .tmdb, "en", isComplete: own)]
        all.join([document("b", .tmdb, "en", isComplete: other)]) { $0 += $1 }
        #expect(all.map(\.facts) == [facts] && all.map(\.isComplete) == [own || other])
    }

    @Test("Without a source the others stay, and what it said since a moment if there is one")
    func without() {
        var all = [document("files", .local), document("old", .tmdb, "en"), document("new", .tmdb, "de")]
        all[2].fetchedAt = Date(timeIntervalSince1970: 5)
        #expect(all.without(.tmdb, before: nil).map(\.facts) == ["files"])
        #expect(all.without(.tmdb, before: Date(timeIntervalSince1970: 5)).map(\.facts) == ["files", "new"])
        #expect(all.without(.tmdb, before: Date(timeIntervalSince1970: 6)).map(\.facts) == ["files"])
        #expect(all.without(.sample, before: nil) == all)
    }

    @Test("What files say is one document, with the date of the files")
    func local() {
        let date = Date(timeIntervalSince1970: 5)
        let all = [document("old", .local), document("b", .tmdb, "en")].with(local: "new", at: date)
        #expect(all.local() == "new" && all.count == 2)
        #expect(all.first { $0.source == .local }?.fetchedAt == date)
        #expect([document("b", .tmdb)].local() == nil)
    }
}
