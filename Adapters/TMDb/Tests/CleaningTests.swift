import MoviesDomain
import CoreDomain
import Foundation
import Testing

@testable import TMDbAdapter

@Suite("Fields of TMDb's answers")
struct CleaningTests {
    @Test(
        "Dates of which at least the year is known",
        arguments: [
            ("1999-10-15", "1999-10-15", 1999), ("1999-10", "1999-10", 1999), ("1999", "1999", 1999), ("0850-01-01", "0850-01-01", 850),
            ("2026-01-02T00:00:00.000Z", "2026-01-02", 2026), ("2026-01-02 12:00", "2026-01-02", 2026), (" 1999 ", "1999", 1999),
            ("1999-9", "1999-09", 1999), ("1999-2-29", nil, nil), ("1999-001-01", nil, nil), ("1999-1-", nil, nil),
            ("2000-02-29", "2000-02-29", 2000), ("1900-02-29", nil, nil), ("2001-02-29", nil, nil), ("1999-13-01", nil, nil),
            ("1999-00-01", nil, nil), ("1999-04-31", nil, nil), ("1999-1-1", "1999-01-01", 1999), ("99", nil, nil),
            ("0000-01-01", nil, nil),
            ("", nil, nil), ("soon", nil, nil), ("1999-", nil, nil), ("1999-10-15-1", nil, nil), ("-1999", nil, nil), ("+199-10", nil, nil),
            ("١٩٩٩", nil, nil), ("15.10.1999", nil, nil), ("1999-1０-15", nil, nil), (nil, nil, nil),
            (String(repeating: "1", count: 100), nil, nil),
        ] as [(String?, String?, Int?)])
    func dates(text: String?, read: String?, year: Int?) {
        #expect(PartialDate(text)?.text == read && PartialDate(text)?.year == year)
    }

    @Test(
        "Lines have no control characters, no line breaks and no marks that turn text",
        arguments: [
            ("  The Well ", "The Well"), ("a\u{0}b\u{1B}[31mc", "ab[31mc"), ("a\r\nb\tc", "a b c"), ("a\u{2028}b", "a b"),
            ("\u{202E}evil", "evil"),
            ("\u{2066}x\u{2069}", "x"), ("", nil), (" \n\u{0}", nil), (nil, nil), ("<b>&amp;", "<b>&amp;"),
            ("七人の侍", "七人の侍"), ("Человек с киноаппаратом", "Человек с киноаппаратом"), ("باب‌الحديد", "باب‌الحديد"), ("पथेर पांचाली", "पथेर पांचाली"),
            ("👩‍🚀", "👩‍🚀"), ("ผีเสื้อและดอกไม้", "ผีเสื้อและดอกไม้"),
        ] as [(String?, String?)])
    func lines(text: String?, read: String?) {
        #expect(Clean.line(text) == read)
    }

    @Test("Prose keeps its paragraphs")
    func prose() { #expect(Clean.prose(" One.\r\n\r\nTwo.\u{7}\u{2029}Three. ") == "One.\n\nTwo.\nThree.") }

    @Test("Texts are bounded, also those of one letter with many marks")
    func bounds() {
        let long = String(repeating: "x", count: 100_000)
        #expect(Clean.line(long)?.count == 500 && Clean.prose(long)?.count == 20_000)
        let marks = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(Clean.prose(marks)?.unicodeScalars.count == 31)
        #expect(Clean.lines((1...300).map { "\($0)" }).count == 100 && Clean.lines(["a", nil, "", "a ", "b"]) == ["a", "b"])
    }

    @Test("Numbers outside their range are absent")
    func numbers() {
        #expect([0, -5, 1, 100_000, 100_001].map(Clean.runtime) == [nil, nil, 1, 100_000, nil])
        #expect([-0.1, 0, 10, 10.1, .nan, .infinity].map { Clean.rating($0, votes: 1) } == [nil, 0, 10, nil, nil, nil])
        #expect([nil, 0, -1].map { Clean.rating(5, votes: $0) } == [nil, nil, nil])
        #expect([-1, 0, 12.5, 1e300, .nan].map(Clean.popularity) == [nil, 0, 12.5, nil, nil])
    }

    @Test(
        "Ids of credits are letters and digits",
        arguments: [("5ab0", "5ab0"), ("", nil), ("a b", nil), ("é", nil), (String(repeating: "a", count: 65), nil)])
    func keys(text: String, read: String?) { #expect(Clean.key(text) == read) }

    @Test(
        "Ids of IMDb",
        arguments: [
            ("tt0000001", true), ("tt12345678", true), ("nm0000001", false), ("tt", false), ("tt12x45", false), ("tt1234", false),
            ("TT0000001", false), ("tt1234567890123", false),
        ])
    func imdb(text: String, isID: Bool) { #expect(Mapping.isIMDb(text, prefix: "tt") == isID) }

    @Test("Original titles in any script, and of absurd length")
    func scripts() async throws {
        for title in ["七人の侍", "Σαν άνεμος", "ქარიშხალი", "עיר של חול", "አዲስ", String(repeating: "ل", count: 100_000)] {
            let body = #"{"id": 1, "title": "T", "original_title": "\#(title)"}"#
            #expect(try await TMDb.answering(body).movie(1).document.content.facts.originalTitle == String(title.prefix(500)))
        }
    }

    @Test("The original title is left out if it is the title")
    func sameTitle() async throws {
        let body = #"{"id": 1, "title": "T", "original_title": " T "}"#
        #expect(try await TMDb.answering(body).movie(1).document.content.facts.originalTitle == nil)
    }

    @Test("Casts and crews are bounded")
    func people() async throws {
        func list(_ count: Int) -> String {
            (1...count).map { #"{"id": \#($0), "name": "Person \#($0)", "job": "Writer"}"# }.joined(separator: ",")
        }
        let movie = try await TMDb.answering(#"{"id": 1, "title": "T", "credits": {"cast": [\#(list(1_500))], "crew": [\#(list(6_000))]}}"#)
            .movie(1)
        #expect(movie.cast.count == 1_000 && movie.cast.last?.person.name == "Person 1000" && movie.crew.count == 5_000)
        #expect(movie.document.content.facts.cast.count == 50 && movie.document.content.facts.writers.count == 100)
    }
}
