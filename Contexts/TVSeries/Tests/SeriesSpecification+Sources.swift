import CoreDomain
import Foundation
import TVSeriesDomain
import Testing

extension SeriesSpecification {
    static let sources = [
        SeriesSpecification(
            "A series is old with the oldest of its facts and episodes, until they are renewed or forgotten",
            { repository in
                func old(_ day: Double) async throws -> [TitleID] {
                    try await repository.outdated(.tmdb, before: Date(timeIntervalSince1970: day), onlyComplete: true, limit: 9).sorted()
                }
                var fresh = document("2")
                fresh.content.fetchedAt = Date(timeIntervalSince1970: 5_000_000)
                try await repository.save([document("1"), fresh], episodes: [part("2", 1, 1, name: "Freedom")])
                #expect(try await old(3_000_000).isEmpty)
                #expect(try await old(4_000_000) == [id("1"), id("2")])
                var renewed = part("2", 1, 1, name: "Freedom")
                renewed.content.fetchedAt = fresh.content.fetchedAt
                try await repository.save([SeriesDocument](), episodes: [renewed])
                #expect(try await old(4_000_000) == [id("1")])
                try await repository.forget(.tmdb, of: [id("1")])
                #expect(try await old(4_000_000).isEmpty)
            }),
        SeriesSpecification(
            "Forgetting what is old leaves what is not: an episode goes alone, and a series that has files keeps its new episodes",
            { repository in
                let end = Date(timeIntervalSince1970: 4_000_000)
                func key(_ series: String, _ season: Int, _ number: Int) -> EpisodeKey {
                    EpisodeKey(series: id(series), season: season, number: number)
                }
                func new(_ part: EpisodeDocument) -> EpisodeDocument {
                    var part = part
                    part.content.fetchedAt = end
                    return part
                }
                var renewed = document("1", seasons: [1: "One"])
                renewed.content.fetchedAt = end
                try await repository.save([show("3")], episodes: [episode("3", 1, 1)])
                try await repository.save(
                    [renewed, document("2"), document("3", overview: "Deep.")],
                    episodes: [
                        new(part("1", 1, 1, name: "New")), part("1", 1, 2, name: "Old"), part("1", 7, 1, name: "Old"),
                        new(part("2", 1, 1, name: "New")), new(part("3", 1, 2, name: "New")), part("3", 1, 3, name: "Old"),
                    ])
                let all = ["1", "2", "3"].map(id)
                let old = Set(try await repository.outdatedEpisodes(.tmdb, before: end, of: all))
                #expect(old == [key("1", 1, 2), key("1", 7, 1), key("3", 1, 3)])
                #expect(try await repository.outdatedEpisodes(.tmdb, before: nil, of: [id("2")]) == [key("2", 1, 1)])
                #expect(try await repository.outdatedEpisodes(.sample, before: nil, of: all).isEmpty)
                try await repository.forget(.tmdb, of: all, before: end)
                #expect(try await repository.outdated(.tmdb, before: end, onlyComplete: false, limit: 9).isEmpty)
                #expect(try await repository.series(id("1")).seasons.map(\.number) == [1])
                #expect(try await repository.season(1, of: id("1")).episodes.map(\.name) == ["New"])
                await #expect(throws: TVSeriesError.notFound) { try await repository.series(id("2")) }
                #expect(try await repository.series(id("3")).overview == nil)
                #expect(try await repository.season(1, of: id("3")).episodes.map(\.name) == ["Part 1", "New"])
            }),
        SeriesSpecification(
            "Other sources fill what the files do not say, a rescan erases none of it, and a forgotten source loses only what it alone knew",
            { repository in
                let held = Episode(series: id("a"), season: 1, number: 1, addedAt: Date(timeIntervalSince1970: 2_000_000))
                try await repository.save([show("a", title: "Silo")], episodes: [held])
                let before = try await repository.series(id("a"))
                try await repository.save(
                    [document("7", aliases: ["a"], overview: "Deep.", seasons: [1: "One", 2: nil])],
                    episodes: [part("7", 1, 1, name: "Freedom"), part("7", 1, 2, name: "Holston"), part("7", 2, 1, name: "The Engineer")])
                for _ in 1...2 {
                    let found = try await repository.series(id("7"))
                    #expect(found.id == id("a") && found.summary.title == "Silo" && found.overview == "Deep." && found.summary.isOwned)
                    #expect(found.seasons.map(\.name) == ["One", nil] && found.seasons.map(\.episodeCount) == [1, 10])
                    #expect(found.summary.episodeCount == 1)
                    let season = try await repository.season(1, of: id("a"))
                    #expect(season.episodes.map(\.name) == ["Freedom", "Holston"] && season.episodes.map(\.hasFiles) == [true, false])
                    #expect(try await repository.episodes(of: id("a")).map(\.number) == [1])
                    #expect(try await repository.episode(after: 1, season: 1, of: id("a")) == nil)
                    try await repository.save([show("a", title: "Silo")], episodes: [held])
                }
                try await repository.forget(.tmdb, of: [id("a")])
                var after = try await repository.series(id("a"))
                #expect(after.aliases == [id("7")])
                after.aliases = before.aliases
                #expect(after == before)
                #expect(try await repository.season(1, of: id("a")).episodes == [held])
            }),
        SeriesSpecification(
            "A series without files is known by its ids, on no list of the library, and gets files and loses them again",
            { repository in
                try await repository.save([document("7", overview: "Deep.", seasons: [1: "One"])], episodes: [part("7", 1, 1, name: "F")])
                #expect(try await repository.count() == 0)
                func listed(_ isOwned: Bool?) async throws -> [TitleID] {
                    try await repository.series(SeriesQuery(isOwned: isOwned), page: PageRequest()).items.map(\.id)
                }
                #expect(try await listed(nil).isEmpty)
                #expect(try await listed(false) == [id("7")])
                let known = try await repository.series(id("7")).summary
                #expect(!known.hasFiles && !known.isOwned && known.episodeCount == 10)
                var owned = show("a", title: "Silo")
                owned.aliases = [id("7")]
                #expect(try await repository.save([owned], episodes: [episode("a", 1, 1), episode("a", 1, 3)]) == [id("7"): id("a")])
                #expect(try await listed(true) == [id("a")])
                let first = try await repository.episode(1, season: 1, of: id("7"))
                #expect(first.name == "Part 1" && first.hasFiles && first.addedAt == episode("a", 1, 1).addedAt)
                try await repository.remove([1, 3].map { EpisodeKey(series: id("a"), season: 1, number: $0) })
                #expect(try await listed(nil).isEmpty)
                let left = try await repository.season(1, of: id("7"))
                #expect(left.episodes.map(\.name) == ["F"] && left.episodes.map(\.hasFiles) == [false])
                #expect(try await repository.series(id("a")).summary.title == "T")
                try await repository.forget(.tmdb, of: [id("7")])
                await #expect(throws: TVSeriesError.notFound) { try await repository.series(id("7")) }
            }),
        SeriesSpecification(
            "Whatever the order in which sources speak, the same facts are shown",
            { repository in
                for (turn, order) in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0], [2, 0, 1]].enumerated() {
                    let key = "\(turn)"
                    for step in order {
                        switch step {
                        case 0: try await repository.save([show(key, title: "Local", year: nil)], episodes: [episode(key, 1, 1)])
                        case 1:
                            try await repository.save(
                                [document(key, overview: "English", seasons: [1: "One"])],
                                episodes: [part(key, 1, 1, name: "E"), part(key, 1, 2, name: "E2")])
                        default:
                            try await repository.save(
                                [document(key, source: .sample, overview: "S", seasons: [1: "S1", 3: "S3"])],
                                episodes: [part(key, 1, 2, source: .sample, name: "S2")])
                        }
                    }
                    let found = try await repository.series(id(key))
                    #expect(found.summary.title == "Local" && found.overview == "English" && found.summary.year == 1999, "\(order)")
                    #expect(found.seasons.map(\.name) == ["One", "S3"], "\(order)")
                    #expect(try await repository.season(1, of: id(key)).episodes.map(\.name) == ["Part 1", "E2"])
                    try await repository.forget(.tmdb, of: [id(key)])
                    #expect(try await repository.series(id(key)).overview == "S")
                    #expect(try await repository.season(1, of: id(key)).episodes.map(\.name) == ["Part 1", "S2"])
                    #expect(try await repository.documents(of: id(key)).count == 2)
                }
            }),
        SeriesSpecification(
            "Two series that turn out to be one keep the episodes with files of both, and the facts of all",
            { repository in
                try await repository.save([document("4", overview: "Known.")], episodes: [part("4", 1, 2, name: "Known")])
                try await repository.save([show("1"), show("2")], episodes: [episode("1", 1, 1), episode("2", 1, 2)])
                let moved = try await repository.save([document("4", aliases: ["1", "2"])], episodes: [])
                #expect(moved[id("4")] == id("1") && moved[id("2")] == id("1"))
                let found = try await repository.season(1, of: id("2"))
                #expect(found.episodes.map(\.hasFiles) == [true, true])
                #expect(try await repository.count() == 1)
            }),
        SeriesSpecification(
            "Files are the known series of one of their ids, never of their title and year alone",
            { repository in
                try await repository.save([document("7"), document("8", title: "Other")], episodes: [])
                var identified = show("d", title: "Other", year: 1999)
                identified.aliases = [id("8")]
                let moved = try await repository.save(
                    [show("a", title: "T", year: 1999), identified], episodes: ["a", "d"].map { episode($0, 1, 1) })
                #expect(moved == [id("8"): id("d")])
                #expect(try await repository.series(id("8")).id == id("d"))
                #expect(try await repository.series(id("7")).summary.hasFiles == false)
            }),
        SeriesSpecification(
            "Pictures of files stay theirs, and what is said about a series that nobody named is left out",
            { repository in
                try await repository.save([show("a")], episodes: [episode("a", 1, 1)])
                var remote = part("a", 1, 1, name: "N")
                remote.content.facts.still = Picture(id: "remote01")
                try await repository.save([document("a"), document("z", title: nil)], episodes: [remote, part("y", 1, 1, name: "N")])
                let key = EpisodeKey(series: id("a"), season: 1, number: 1)
                try await repository.setStill(Picture(id: "still000"), for: key)
                try await repository.save([show("a")], episodes: [episode("a", 1, 1)])
                #expect(try await repository.episode(1, season: 1, of: id("a")).still == Picture(id: "still000"))
                try await repository.forget(.tmdb, of: [id("a")])
                #expect(try await repository.episode(1, season: 1, of: id("a")).still == Picture(id: "still000"))
                for key in ["z", "y"] { await #expect(throws: TVSeriesError.notFound) { try await repository.series(id(key)) } }
            }),
    ]

    static func document(
        _ key: String, source: FactSource = .tmdb, aliases: [String] = [], title: String? = "T", overview: String? = nil,
        seasons: KeyValuePairs<Int, String?> = [:]
    ) -> SeriesDocument {
        SeriesDocument(
            id: id(key), aliases: aliases.map(id),
            content: FactDocument(
                source: source, language: "en", fetchedAt: Date(timeIntervalSince1970: 3_000_000),
                facts: SeriesFacts(
                    title: title, year: 1999, overview: overview,
                    seasons: seasons.map { SeasonFacts(number: $0.key, name: $0.value, episodeCount: 10) })))
    }

    static func part(_ series: String, _ season: Int, _ number: Int, source: FactSource = .tmdb, name: String) -> EpisodeDocument {
        EpisodeDocument(
            key: EpisodeKey(series: id(series), season: season, number: number),
            content: FactDocument(
                source: source, language: "en", fetchedAt: Date(timeIntervalSince1970: 3_000_000), facts: EpisodeFacts(name: name)))
    }
}
