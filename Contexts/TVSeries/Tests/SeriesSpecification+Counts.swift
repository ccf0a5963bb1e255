import CoreDomain
import Foundation
import TVSeriesDomain
import Testing

extension SeriesSpecification {
    private static func key(_ series: String, _ season: Int, _ number: Int) -> EpisodeKey {
        EpisodeKey(series: id(series), season: season, number: number)
    }

    private static func counts(of key: String, in repository: any SeriesRepository) async throws -> [Int] {
        let summary = try await repository.series(id(key)).summary
        return [summary.seasonCount, summary.episodeCount]
    }

    static let counts = [
        SeriesSpecification(
            "Without an episode a series counts what its seasons announce; specials are no season beside others",
            { repository async throws in
                var announced = show("a")
                announced.seasons = [1, 2, 0].map { SeasonSummary(number: $0, episodeCount: 9) }
                var specials = show("b")
                specials.seasons = [SeasonSummary(number: 0, episodeCount: 4)]
                try await repository.save([announced, specials, show("c")], episodes: [])
                #expect(try await counts(of: "a", in: repository) == [2, 27])
                #expect(try await counts(of: "b", in: repository) == [1, 4])
                #expect(try await counts(of: "c", in: repository) == [0, 0])
                #expect(try await repository.series(id("a")).seasons.map(\.episodeCount) == [9, 9, 9])
                try await repository.save([], episodes: [episode("a", 1, 0), episode("a", 1, 1)])
                #expect(try await counts(of: "a", in: repository) == [2, 2])
                #expect(try await repository.series(id("a")).seasons.map(\.episodeCount) == [2, 9, 9])
                #expect(try await repository.episode(0, season: 1, of: id("a")) == episode("a", 1, 0))
            }),
        SeriesSpecification(
            "A series is owned while one of its episodes is not missing",
            { repository async throws in
                var announced = show("c")
                announced.seasons = [SeasonSummary(number: 1, episodeCount: 9)]
                func owned(_ isOwned: Bool?, genre: String? = nil) async throws -> [String] {
                    let query = SeriesQuery(genre: genre, isOwned: isOwned)
                    return try await repository.series(query, page: PageRequest()).items.map(\.id.rawValue).sorted()
                }
                try await repository.save(
                    [show("a", genres: ["Drama"]), show("b"), announced],
                    episodes: [episode("a", 1, 1), episode("a", 1, 2), episode("b", 1, 1)])
                #expect(try await owned(true) == ["local-a", "local-b"])
                #expect(try await owned(false) == ["local-c"])
                try await repository.setMissing(.now, for: [key("a", 1, 1)])
                #expect(try await owned(true, genre: "Drama") == ["local-a"])
                try await repository.setMissing(.now, for: [key("a", 1, 2)])
                #expect(try await owned(true) == ["local-b"])
                #expect(try await owned(false, genre: "Drama") == ["local-a"])
                #expect(try await owned(nil) == ["local-a", "local-b", "local-c"])
                #expect(try await repository.series(id("a")).summary.isOwned == false)
                try await repository.save([show("a")], episodes: [])
                #expect(try await owned(false) == ["local-a", "local-c"])
                try await repository.setMissing(nil, for: [key("a", 1, 2)])
                #expect(try await owned(true) == ["local-a", "local-b"])
                try await repository.remove([key("a", 1, 2)])
                #expect(try await owned(true) == ["local-b"])
            }),
        SeriesSpecification(
            "The last page says so, when it is full too",
            { repository async throws in
                try await repository.save((1...4).map { show("\($0)") }, episodes: [])
                for (limit, isLast) in [(3, false), (4, true), (5, true)] {
                    let page = try await repository.series(SeriesQuery(), page: PageRequest(limit: limit))
                    #expect(page.items.count == min(limit, 4) && (page.next == nil) == isLast)
                }
            }),
        SeriesSpecification(
            "A series stands on the shelves of its first twelve genres",
            { repository async throws in
                try await repository.save([show("a", genres: (1...13).map { "Genre \($0)" })], episodes: [])
                for number in 1...13 {
                    let found = try await repository.series(SeriesQuery(genre: "Genre \(number)"), page: PageRequest()).items
                    #expect(found.isEmpty == (number == 13), "\(number)")
                }
            }),
        SeriesSpecification(
            "Series that become one keep the earliest day, the pictures that are there, and each id once",
            { repository async throws in
                var (one, two) = (show("1"), show("2"))
                (one.summary.addedAt, two.summary.addedAt) = (Date(timeIntervalSince1970: 9_000), Date(timeIntervalSince1970: 5_000))
                (one.summary.poster, two.summary.poster) = (nil, Picture(id: "poster02"))
                two.summary.backdrop = Picture(id: "backdrop")
                two.aliases = [id("x")]
                try await repository.save([one, two], episodes: [episode("1", 1, 1), episode("2", 2, 1)])
                var both = show("3")
                both.aliases = [id("1"), id("2"), id("1"), id("3")]
                try await repository.save([both], episodes: [])
                let found = try await repository.series(id("x"))
                #expect(found.summary.addedAt == two.summary.addedAt)
                #expect(found.summary.poster == two.summary.poster && found.summary.backdrop == two.summary.backdrop)
                #expect(found.aliases.count == 3 && Set(found.aliases) == [id("1"), id("2"), id("x")])
                #expect(found.seasons.map(\.number) == [1, 2] && found.summary.seasonCount == 2)
                #expect(try await repository.series(SeriesQuery(sort: .added), page: PageRequest()).items.count == 1)
            }),
        SeriesSpecification(
            "What happens to one episode happens to no other",
            { repository async throws in
                let all = ["a", "b"].flatMap { [episode($0, 1, 1), episode($0, 1, 2), episode($0, 2, 1)] }
                try await repository.save([show("a"), show("b")], episodes: all)
                let day = Date(timeIntervalSince1970: 1_800_000_000)
                try await repository.setMissing(day, for: [key("a", 1, 1), key("z", 1, 1), key("a", 9, 9)])
                try await repository.setStill(Picture(id: "still000"), for: key("a", 1, 1))
                try await repository.setPictures(poster: Picture(id: "poster00"), backdrop: nil, for: id("a"))
                for one in all where one.reference != all[0].reference {
                    let found = try await repository.episode(one.number, season: one.season, of: one.series)
                    #expect(found == one)
                }
                #expect(try await repository.episode(1, season: 1, of: id("a")).still == Picture(id: "still000"))
                #expect(try await repository.series(id("b")).summary.poster == nil)
                await #expect(throws: TVSeriesError.notFound) {
                    try await repository.setStill(Picture(id: "still000"), for: key("a", 9, 9))
                }
                try await repository.remove([key("a", 1, 1)])
                #expect(try await repository.episodes(of: id("a")).count == 2)
                #expect(try await repository.episodes(of: id("b")).count == 3)
                try await repository.remove([key("a", 1, 2)])
                #expect(try await repository.series(id("a")).seasons.map(\.number) == [2])
                #expect(try await repository.series(id("b")).seasons.map(\.number) == [1, 2])
                try await repository.remove([key("a", 2, 1)])
                await #expect(throws: TVSeriesError.notFound) { try await repository.series(id("a")) }
                #expect(try await repository.count() == 1)
            }),
        SeriesSpecification(
            "A season keeps its name and its poster when it is saved without",
            { repository async throws in
                var one = show("a")
                one.seasons = [SeasonSummary(number: 1, name: "One", episodeCount: 3, poster: Picture(id: "poster01"))]
                try await repository.save([one], episodes: [])
                one.seasons = [SeasonSummary(number: 1, episodeCount: 5)]
                try await repository.save([one], episodes: [])
                let season = try #require(try await repository.series(id("a")).seasons.first)
                #expect(season == SeasonSummary(number: 1, name: "One", episodeCount: 5, poster: Picture(id: "poster01")))
                #expect(season.name == "One")
            }),
    ]
}
