import MoviesDomain
import TVSeriesDomain
import CoreDomain
import Testing

@testable import TMDbAdapter

@Suite("Other titles at TMDb")
struct OtherTitleTests {
    private func movie(_ fields: String, languages: [String] = ["en-US"], region: String? = nil) async throws -> [String]? {
        let body = #"{"id": 1, "title": "Seven Samurai", "original_title": "七人の侍", "origin_country": ["JP"], \#(fields)}"#
        return try await TMDb.answering(body, languages: languages, region: region).movie(1).document.content.facts.otherTitles
    }

    private func titles(_ list: String) -> String { #""alternative_titles": {"titles": \#(list)}"# }

    private func translations(_ titles: [(String, String)]) -> String {
        let list = titles.map { #"{"iso_639_1": "\#($0)", "iso_3166_1": "", "data": {"title": "\#($1)"}}"# }
        return #""translations": {"translations": [\#(list.joined(separator: ","))]}"#
    }

    @Test("Translations in the own and in usual languages come first, then titles of the region and the country of origin, then the others")
    func order() async throws {
        let fields =
            translations([("sv", "De sju samurajerna"), ("fi", "Seitsemän samuraita"), ("de", "Die sieben Samurai")]) + ","
            + titles(
                #"[{"iso_3166_1": "BR", "title": "Os Sete"}, {"iso_3166_1": "JP", "title": "Shichinin no samurai"},"#
                    + #"{"iso_3166_1": "SE", "title": "Sju"}]"#)
        let expected = [
            "De sju samurajerna", "Die sieben Samurai", "Shichinin no samurai", "Sju", "Seitsemän samuraita", "Os Sete",
        ]
        #expect(try await movie(fields, languages: ["sv"], region: "SE") == expected)
    }

    @Test("Each title comes once, without those that are shown, and without control characters")
    func duplicates() async throws {
        let fields =
            translations([("de", "Die sieben Samurai"), ("en", "SEVEN SAMURAI"), ("ja", "七人の侍"), ("fr", " ")]) + ","
            + titles(#"[{"title": "die sieben samurai"}, {"title": "Los\u0000 siete\nsamuráis"}]"#)
        #expect(try await movie(fields) == ["Die sieben Samurai", "Los siete samuráis"])
    }

    @Test("At most twelve of many, each of a limited length")
    func many() async throws {
        let long = String(repeating: "a", count: 5_000)
        let list = (1...5_000).map { #"{"iso_3166_1": "JP", "title": "Title \#($0) \#($0 < 3 ? long : "")"}"# }
        let found = try #require(try await movie(titles("[\(list.joined(separator: ","))]")))
        #expect(found.count == Mapping.mostOtherTitles && found.last == "Title 12" && found.map(\.count).max() == 500)
    }

    @Test(
        "Nothing, and what is no list of titles, is none",
        arguments: [
            #""a": 1"#, #""alternative_titles": null"#, #""alternative_titles": []"#, #""alternative_titles": {"titles": null}"#,
            #""alternative_titles": {"titles": 5, "results": "x"}"#, #""alternative_titles": {"titles": [1, null, [], {"title": 5}, {}]}"#,
            #""alternative_titles": {"titles": [{"title": ""}]}, "translations": {"translations": [{"data": {"title": null}}]}"#,
        ])
    func none(fields: String) async throws { #expect(try await movie(fields) == nil) }

    @Test("Series name their list differently")
    func series() async throws {
        let body =
            #"{"id": 1, "name": "Night Ferry", "alternative_titles": {"results": [{"title": "Nattferja"}]},"#
            + #""translations": {"translations": [{"iso_639_1": "de", "data": {"name": "Nachtfähre", "title": "Falsch"}}]}}"#
        #expect(try await TMDb.answering(body).series(1).document.content.facts.otherTitles == ["Nachtfähre", "Nattferja"])
    }
}
