import CoreDomain
import Foundation
import Persistence
import PersistenceTesting
import TVSeriesDomain
import TVSeriesInfrastructure
import Testing

@Suite("The rows of a series that a source describes, or files")
struct SeriesFactsTests {
    private static let day = Date(timeIntervalSince1970: 1_800_000_000)
    private let repository: SQLiteSeriesRepository
    private let id = TitleID("tmdb-tv7001")!, alias = TitleID("tvdb-tv440440")!
    private let poster = Picture(id: "poster01", width: 2, height: 3), backdrop = Picture(id: "backdrop"), still = Picture(id: "still001")

    init() throws { repository = SQLiteSeriesRepository(try .inMemory(folderTable.schema), folders: folderTable.folders) }

    private func save(_ facts: SeriesFacts, _ episode: EpisodeFacts) async throws {
        try await repository.save(
            [
                SeriesDocument(
                    id: id, aliases: [alias],
                    content: FactDocument(source: .tmdb, language: "en", fetchedAt: Self.day, facts: facts))
            ],
            episodes: [
                EpisodeDocument(
                    key: EpisodeKey(series: id, season: 1, number: 1),
                    content: FactDocument(source: .tmdb, language: "en", fetchedAt: Self.day, facts: episode))
            ])
    }

    private var facts: SeriesFacts {
        SeriesFacts(
            title: "Night Ferry", sortTitle: "Ferry, Night", originalTitle: "Nachtfähre", year: 2011, overview: "Six strangers.",
            certification: "TV-14", status: "Ended", rating: 8.25, genres: ["Crime", "Drama"], studios: ["Fährhaus"],
            seasons: [SeasonFacts(number: 1, name: "Out", overview: "The first.", episodeCount: 8, poster: poster)], poster: poster,
            backdrop: backdrop, tagline: "Nobody sleeps.", countries: ["DE", "NO"], languages: ["de", "da"], originalLanguage: "de",
            otherTitles: ["Nattferja"])
    }

    @Test("Further titles are those of its documents; a document of an older version is read without them")
    func otherTitles() async throws {
        try await save(facts, EpisodeFacts())
        #expect(try await repository.otherTitles(of: [id, alias, TitleID("tmdb-tv1")!]) == [id: ["Nattferja"], alias: ["Nattferja"]])
        #expect(try await repository.documents(of: id).map(\.facts) == [facts])
        let text = #"{"title":"Night Ferry","genres":[],"studios":[],"seasons":[]}"#
        #expect(try JSONDecoder().decode(SeriesFacts.self, from: Data(text.utf8)) == SeriesFacts(title: "Night Ferry"))
    }

    @Test("Every fact of a series, its season and its episode is on their pages")
    func whole() async throws {
        try await save(
            facts, EpisodeFacts(name: "Casting off", overview: "Late.", aired: "2011-09-30", runtimeMinutes: 49, still: still))
        let found = try await repository.series(id, for: .unlimited)
        let expected = Series(
            summary: SeriesSummary(
                id: id, title: "Night Ferry", year: 2011, rating: 8.25, genres: ["Crime", "Drama"], seasonCount: 1, episodeCount: 8,
                poster: poster, backdrop: backdrop, addedAt: Self.day, hasFiles: false),
            aliases: [alias], originalTitle: "Nachtfähre", sortTitle: "Ferry, Night", overview: "Six strangers.", certification: "TV-14",
            status: "Ended", studios: ["Fährhaus"],
            seasons: [SeasonSummary(number: 1, name: "Out", overview: "The first.", episodeCount: 8, poster: poster)])
        #expect(found == expected)
        #expect(try await repository.documents(of: id).map(\.facts) == [facts])
        var episode = Episode(
            series: id, season: 1, number: 1, name: "Casting off", overview: "Late.", aired: "2011-09-30", runtimeMinutes: 49, still: still,
            addedAt: Self.day, hasFiles: false)
        let foundEpisode = try await repository.episode(1, season: 1, of: id, for: .unlimited)
        episode.addedAt = foundEpisode.addedAt
        #expect(foundEpisode == episode)
    }

    @Test("What a newer answer does not say any more is gone from their pages")
    func bare() async throws {
        try await save(
            facts, EpisodeFacts(name: "Casting off", overview: "Late.", aired: "2011-09-30", runtimeMinutes: 49, still: still))
        try await save(SeriesFacts(title: "Night Ferry"), EpisodeFacts())
        let found = try await repository.series(id, for: .unlimited)
        #expect(found.originalTitle == nil && found.sortTitle == "Night Ferry" && found.overview == nil && found.certification == nil)
        #expect(found.status == nil && found.studios.isEmpty && found.aliases == [alias])
        let summary = found.summary
        #expect(summary.year == nil && summary.rating == nil && summary.genres.isEmpty && summary.poster == nil && summary.backdrop == nil)
        let season = found.seasons.first { $0.number == 1 }
        #expect(season?.name == nil && season?.overview == nil && season?.poster == nil)
        let episode = try await repository.episode(1, season: 1, of: id, for: .unlimited)
        #expect(
            episode.name == nil && episode.overview == nil && episode.aired == nil && episode.runtimeMinutes == nil && episode.still == nil)
    }

    @Test("A series and an episode with files come back as they were saved")
    func filed() async throws {
        let episode = Episode(
            series: id, season: 1, number: 1, name: "Casting off", overview: "Late.", aired: "2011-09-30", runtimeMinutes: 49, still: still,
            addedAt: Self.day)
        let series = Series(
            summary: SeriesSummary(
                id: id, title: "Night Ferry", year: 2011, rating: 8.25, genres: ["Crime", "Drama"], seasonCount: 1, episodeCount: 1,
                poster: poster, backdrop: backdrop, addedAt: Self.day, isOwned: true),
            aliases: [alias], originalTitle: "Nachtfähre", sortTitle: "Ferry, Night", overview: "Six strangers.", certification: "TV-14",
            status: "Ended", studios: ["Fährhaus"],
            seasons: [SeasonSummary(number: 1, name: "Out", overview: "The first.", episodeCount: 1, poster: poster)])
        try await repository.save([series], episodes: [episode])
        #expect(try await repository.series(id, for: .unlimited) == series)
        #expect(try await repository.episode(1, season: 1, of: id, for: .unlimited) == episode)
    }
}
