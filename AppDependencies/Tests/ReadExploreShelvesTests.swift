import CoreDomain
import ExploreFeature
import Foundation
import MoviesDomain
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("The order of Explore's rows")
struct ReadExploreShelvesTests {
    private func movie(_ day: Int, rating: Double? = nil, isWide: Bool = false, isMissing: Bool = false) -> MovieSummary {
        MovieSummary(
            id: TitleID("local-m\(day)")!, title: "", rating: rating,
            backdrop: isWide ? Picture(id: "picture\(day)", width: 2, height: 1) : nil,
            addedAt: Date(timeIntervalSince1970: Double(day)), missingSince: isMissing ? .distantPast : nil)
    }

    private func series(_ day: Int) -> SeriesSummary {
        SeriesSummary(id: TitleID("local-s\(day)")!, title: "", addedAt: Date(timeIntervalSince1970: Double(day)))
    }

    private func id(_ item: ShelfItem) -> String {
        switch item {
        case .movie(let movie): movie.id.rawValue
        case .series(let series): series.id.rawValue
        }
    }

    @Test(
        "Recently added joins movies and series by their date, the newest first",
        arguments: [
            ([], [], []), ([1, 3], [], ["m3", "m1"]), ([], [2], ["s2"]), ([1, 4, 2], [3, 5], ["s5", "m4", "s3", "m2", "m1"]),
        ] as [([Int], [Int], [String])])
    func newestFirst(movies: [Int], series: [Int], order: [String]) {
        let items = ReadExploreShelves.newestFirst(movies.map { movie($0) }, series.map { self.series($0) })
        #expect(items.map(id) == order.map { "local-\($0)" })
    }

    @Test("Recently added holds the newest 20 of both")
    func bounds() {
        let items = ReadExploreShelves.newestFirst((1...20).map { movie($0) }, (11...30).map { series($0) })
        #expect(items.count == 20 && items.first.map(id) == "local-s30" && !items.map(id).contains("local-m15"))
    }

    @Test("The featured movie can be played, has a wide picture if any has one, and is the best of those")
    func featured() {
        let cases: [([MovieSummary], TitleID?)] = [
            ([], nil),
            ([movie(1, isMissing: true)], nil),
            ([movie(1), movie(2, rating: 9)], movie(1).id),
            ([movie(1, rating: 9), movie(2, isWide: true)], movie(2).id),
            ([movie(1, rating: 6, isWide: true), movie(2, rating: 8, isWide: true), movie(3, isWide: true)], movie(2).id),
            ([movie(1, rating: 9, isWide: true, isMissing: true), movie(2, rating: 3, isWide: true)], movie(2).id),
        ]
        for (newest, choice) in cases { #expect(ReadExploreShelves.featured(of: newest)?.id == choice, "\(newest.map(\.id))") }
    }
}
