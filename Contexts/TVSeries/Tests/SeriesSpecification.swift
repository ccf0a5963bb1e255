import CoreDomain
import Foundation
import TVSeriesDomain
import Testing

/// What any implementation of `SeriesRepository` has to do, whatever its database. Each check gets an empty one.
struct SeriesSpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any SeriesRepository) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any SeriesRepository) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let all = basics + counts + sources

    static let basics = [
        SeriesSpecification(
            "Lists page through every series once, in every order and with every filter",
            { repository in
                let all = (1...60).map { number in
                    show("\(number)", title: "T\(number % 9)", year: 2000 + number % 3, genres: number % 2 == 0 ? ["Drama"] : [])
                }
                try await repository.save(all, episodes: [])
                for sort in SeriesSort.allCases {
                    for genre in [nil, "drama", "Western"] {
                        for year in [nil, 2001] {
                            let expected = all.map(\.summary).filter {
                                (genre == nil || (genre == "drama" && $0.genres == ["Drama"])) && (year == nil || $0.year == year)
                            }
                            var seen: [SeriesSummary] = []
                            var after: String?
                            repeat {
                                let query = SeriesQuery(sort: sort, genre: genre, year: year)
                                let page = try await repository.series(query, page: PageRequest(limit: 7, after: after))
                                seen += page.items
                                after = page.next
                            } while after != nil
                            #expect(seen.count == expected.count && Set(seen) == Set(expected))
                            if sort == .title { #expect(seen.map(\.title) == seen.map(\.title).sorted()) }
                            if sort == .added { #expect(seen.map(\.addedAt) == seen.map(\.addedAt).sorted(by: >)) }
                        }
                    }
                }
                await #expect(throws: TVSeriesError.unknownCursor) {
                    try await repository.series(SeriesQuery(), page: PageRequest(after: "local-x"))
                }
                #expect(try await repository.count() == 60)
            }),
        SeriesSpecification(
            "A series comes back with its seasons, specials last, and counts what it holds",
            { repository in
                var series = show("a", title: "Chernobyl")
                series.seasons = [SeasonSummary(number: 1, name: "The only one", episodeCount: 9, poster: Picture(id: "season01"))]
                try await repository.save(
                    [series], episodes: [episode("a", 0, 1), episode("a", 1, 1), episode("a", 1, 2), episode("a", 2, 1)])
                let found = try await repository.series(id("a"))
                #expect(found.seasons.map(\.number) == [1, 2, 0])
                #expect(found.seasons.map(\.episodeCount) == [2, 1, 1])
                #expect(found.seasons[0].name == "The only one" && found.seasons[0].poster == Picture(id: "season01"))
                #expect(found.summary.seasonCount == 2 && found.summary.episodeCount == 4)
                let season = try await repository.season(1, of: id("a"))
                #expect(season.seriesTitle == "Chernobyl" && season.episodes == [episode("a", 1, 1), episode("a", 1, 2)])
                await #expect(throws: TVSeriesError.notFound) { try await repository.season(7, of: id("a")) }
                await #expect(throws: TVSeriesError.notFound) { try await repository.season(1, of: id("b")) }
            }),
        SeriesSpecification(
            "The next episode is found across seasons; nothing follows the last, nor a special",
            { repository in
                let episodes = [episode("a", 0, 1), episode("a", 0, 2), episode("a", 1, 1), episode("a", 1, 3), episode("a", 3, 1)]
                try await repository.save([show("a")], episodes: episodes)
                let next: [(Int, Int, Episode?)] = [
                    (1, 1, episodes[3]), (1, 2, episodes[3]), (1, 3, episodes[4]), (3, 1, nil), (0, 1, nil),
                ]
                for (season, number, expected) in next {
                    #expect(try await repository.episode(after: number, season: season, of: id("a")) == expected)
                }
                #expect(try await repository.episode(1, season: 3, of: id("a")) == episodes[4])
                await #expect(throws: TVSeriesError.notFound) { try await repository.episode(9, season: 3, of: id("a")) }
            }),
        SeriesSpecification(
            "Saving again replaces, and keeps the days, the pictures and what is not named again",
            { repository in
                try await repository.save([show("a", title: "Old")], episodes: [episode("a", 1, 1)])
                try await repository.setPictures(poster: Picture(id: "poster00"), backdrop: nil, for: id("a"))
                try await repository.setStill(Picture(id: "still000"), for: EpisodeKey(series: id("a"), season: 1, number: 1))
                var again = show("a", title: "New")
                again.summary.addedAt += 5000
                var first = episode("a", 1, 1)
                first.addedAt += 5000
                first.name = "Better"
                try await repository.save([again], episodes: [first, episode("a", 1, 2)])
                let found = try await repository.series(id("a"))
                #expect(found.summary.title == "New" && found.summary.addedAt == show("a").summary.addedAt)
                #expect(found.summary.poster == Picture(id: "poster00"))
                let kept = try await repository.episode(1, season: 1, of: id("a"))
                #expect(kept.name == "Better" && kept.addedAt == episode("a", 1, 1).addedAt && kept.still == Picture(id: "still000"))
            }),
        SeriesSpecification(
            "A series that gets a better identity stays one, with its episodes, and answers under both ids",
            { repository in
                try await repository.save([show("a"), show("b")], episodes: [episode("a", 1, 1), episode("b", 1, 1), episode("b", 1, 2)])
                var better = show("c")
                better.aliases = [id("a"), id("b")]
                try await repository.save([better], episodes: [])
                #expect(try await repository.count() == 1)
                for key in ["a", "b", "c"] {
                    let found = try await repository.series(id(key))
                    #expect(found.id == id("c") && found.summary.episodeCount == 2)
                    #expect(try await repository.episode(2, season: 1, of: id(key)).series == id("c"))
                }
            }),
        SeriesSpecification(
            "Removing episodes forgets the seasons and the series that hold none",
            { repository in
                try await repository.save(
                    [show("a", genres: ["Drama"])], episodes: [episode("a", 1, 1), episode("a", 2, 1), episode("a", 2, 2)])
                func key(_ season: Int, _ number: Int) -> EpisodeKey { EpisodeKey(series: id("a"), season: season, number: number) }
                try await repository.remove([key(1, 1), key(9, 9)])
                #expect(try await repository.series(id("a")).seasons.map(\.number) == [2])
                try await repository.remove([key(2, 1), key(2, 2)])
                await #expect(throws: TVSeriesError.notFound) { try await repository.series(id("a")) }
                #expect(try await repository.count() == 0)
                #expect(try await repository.series(SeriesQuery(genre: "Drama"), page: PageRequest()).items == [])
            }),
        SeriesSpecification(
            "A series is missing when all its episodes are",
            { repository in
                try await repository.save([show("a")], episodes: [episode("a", 1, 1), episode("a", 1, 2)])
                let day = Date(timeIntervalSince1970: 1_800_000_000)
                let keys = [1, 2].map { EpisodeKey(series: id("a"), season: 1, number: $0) }
                try await repository.setMissing(day, for: [keys[0]])
                #expect(try await repository.series(id("a")).summary.missingSince == nil)
                try await repository.setMissing(day + 1, for: [keys[1]])
                #expect(try await repository.series(id("a")).summary.missingSince == day + 1)
                #expect(try await repository.episode(1, season: 1, of: id("a")).missingSince == day)
                try await repository.setMissing(nil, for: keys)
                #expect(try await repository.series(id("a")).summary.missingSince == nil)
            }),
        SeriesSpecification(
            "An episode of a series that nobody knows is refused, and nothing of the list is saved",
            { repository in
                await #expect(throws: TVSeriesError.notFound) {
                    try await repository.save([show("a")], episodes: [episode("b", 1, 1)])
                }
                let count = try await repository.count()
                #expect(count == 0)
            }),
        SeriesSpecification(
            "All episodes of a series, or some of several, come at once",
            { repository in
                var aliased = show("a")
                aliased.aliases = [id("alias")]
                try await repository.save(
                    [aliased, show("b")],
                    episodes: [episode("a", 0, 1), episode("a", 1, 1), episode("a", 2, 1), episode("a", 1, 2), episode("b", 1, 1)])
                let all = try await repository.episodes(of: id("alias"))
                #expect(all.map { [$0.season, $0.number] } == [[1, 1], [1, 2], [2, 1], [0, 1]])
                #expect(all.allSatisfy { $0.series == id("a") })
                let keys = [("b", 1, 1), ("alias", 1, 2), ("a", 9, 9), ("z", 1, 1)].map {
                    EpisodeKey(series: id($0.0), season: $0.1, number: $0.2)
                }
                let found = try await repository.episodes(keys)
                #expect(
                    found.mapValues(\.reference.path) == [
                        keys[0]: "/series/local-b/seasons/1/episodes/1", keys[1]: "/series/local-a/seasons/1/episodes/2",
                    ])
                #expect(try await repository.episodes([]).isEmpty)
                await #expect(throws: TVSeriesError.notFound) { try await repository.episodes(of: id("z")) }
            }),
        SeriesSpecification(
            "Those who listen hear at once, and of each change",
            { repository in
                var changes = repository.changes([.titles(.series)]).makeAsyncIterator()
                await changes.next()
                try await repository.save([show("a")], episodes: [])
                await changes.next()
                try await repository.save([], episodes: [episode("a", 1, 1)])
                await changes.next()
            }),
    ]

    static func id(_ key: String) -> TitleID { TitleID(source: .local, key: key)! }

    static func show(_ key: String, title: String? = nil, year: Int? = 2000, genres: [String] = []) -> Series {
        Series(
            summary: SeriesSummary(
                id: id(key), title: title ?? key, year: year, genres: genres,
                addedAt: Date(timeIntervalSince1970: 1_000_000 + (Double(key) ?? 0))))
    }

    static func episode(_ series: String, _ season: Int, _ number: Int) -> Episode {
        Episode(
            series: id(series), season: season, number: number, name: "Part \(number)", overview: "…",
            aired: "2019-05-06", runtimeMinutes: 58, addedAt: Date(timeIntervalSince1970: 2_000_000))
    }
}
