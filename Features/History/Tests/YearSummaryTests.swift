import CoreDomain
import Testing
import ViewingDomain

@testable import HistoryFeature

@Suite("A year in movies")
struct YearSummaryTests {
    private static let items = [
        Sample.item(12, 31, rating: 9, people: ["Buster Keaton", "Marion Mack"]),
        Sample.episode(2, 12, 3, rating: 4),
        Sample.episode(1, 3, 4),
        Sample.item(of: Sample.other, 3, 2, rating: 9, minutes: nil, people: ["Buster Keaton", "Kathryn McGuire"]),
        Sample.item(1, 1, rating: 9, people: ["Buster Keaton", "Marion Mack"]),
    ]

    @Test("Titles count once, lengths and months count each viewing")
    func figures() {
        let summary = YearSummary(Self.items)
        #expect([summary.movies, summary.episodes, summary.repeats] == [2, 2, 1])
        #expect(summary.seconds == 2 * 75 * 60 + 2 * 1_800)
        #expect(summary.unknownLengths == 1)
        #expect(summary.months == [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2])
        #expect(summary.first == Self.items[4] && summary.last == Self.items[0])
    }

    @Test("Genres and people count titles, people only those of more than one, and the best rated are newest first among equals")
    func lists() {
        let summary = YearSummary(Self.items)
        #expect(summary.genres.map(\.name) == ["Comedy", "Action", "Drama"])
        #expect(summary.genres.map(\.count) == [2, 1, 1])
        #expect(summary.people == [YearSummary.Count(name: "Buster Keaton", count: 2)])
        #expect(summary.best == [Self.items[0], Self.items[3], Self.items[1]])
    }

    @Test("A year without anything has no first and last")
    func nothing() {
        let summary = YearSummary([])
        #expect(summary.first == nil && summary.last == nil && summary.months == Array(repeating: 0, count: 12))
        #expect(HistoryWords.remarks(summary) == nil)
    }
}
