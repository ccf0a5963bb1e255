import NetworkLayer
import CoreDomain
import Synchronization
import Testing
import TVSeriesDomain

@testable import TMDbAdapter

@Suite("Series of TMDb")
struct SeriesMappingTests {
    private func series(region: String? = nil, _ change: (String) -> String = { $0 }) async throws -> TMDbSeries {
        try await TMDb.answering(change(try recorded("series")), region: region).series(7001)
    }

    @Test("All facts of a series")
    func facts() async throws {
        let series = try await series(), facts = series.document.content.facts
        #expect(series.document.id == TitleID("tmdb-tv7001"))
        #expect(series.document.aliases == [TitleID("imdb-tt9900700"), TitleID("tvdb-tv440440")] && series.document.content.isComplete)
        #expect(facts.title == "Night Ferry" && facts.originalTitle == "Nachtfähre" && facts.year == 2011 && facts.rating == 8.1)
        #expect(facts.overview == "Six strangers cross the same water." && facts.certification == "TV-14" && facts.status == "Ended")
        #expect(facts.genres == ["Crime"] && facts.studios == ["Fährhaus"])
        #expect(facts.poster?.origin == "tmdb:/ferry.jpg" && facts.poster?.width == 0 && facts.backdrop?.width == 1920)
        #expect(facts.tagline == "Nobody sleeps." && facts.countries == ["DE", "NO"] && facts.languages == ["de", "da"])
        #expect(facts.originalLanguage == "de" && facts.otherTitles == ["The Night Ferry", "Nattferja"])
        #expect(try await self.series(region: "DE").document.content.facts.certification == "16")
    }

    @Test("Seasons have only names of their own")
    func seasons() async throws {
        let seasons = try await series().document.content.facts.seasons
        #expect(seasons.map(\.number) == [0, 1, 2] && seasons.map(\.name) == [nil, nil, "The Return"])
        #expect(seasons.map(\.overview) == [nil, "The first crossing.", nil] && seasons.map(\.episodeCount) == [1, 4, 4])
        #expect(seasons.map(\.poster?.origin) == [nil, "tmdb:/s1.jpg", "tmdb:/s2.jpg"])
    }

    @Test("What a document has no fields for")
    func further() async throws {
        let series = try await series()
        #expect(series.date == "2011-09-30" && series.lastAired == "2013-12-01" && series.popularity == 8.25)
        #expect(series.similar.map(\.content.facts.year) == [2015] && series.recommendations.map(\.id) == [TitleID("tmdb-tv7003")])
        #expect(series.watchProviders == nil && series.document.content.facts.logo == nil && series.trailers.isEmpty)
    }

    @Test("One credit for each character and each job, and the creators first")
    func credits() async throws {
        let series = try await series()
        #expect(series.cast.map(\.character) == ["The captain", "His brother", nil] && series.cast.map(\.episodeCount) == [8, 1, nil])
        #expect(series.cast.map(\.order) == [0, 0, 1] && series.cast.map(\.creditID) == ["cc01", "cc02", nil])
        #expect(series.crew.map(\.job) == ["Creator", "Director", "Assistant Director"] && series.crew.map(\.episodeCount) == [nil, 5, 2])
        #expect(
            series.crew.map(\.department) == ["Production", "Directing", "Directing"] && series.crew.first?.person.name == "Lone Mikkelsen")
    }

    @Test("Missing words are taken from a translation")
    func translations() async throws {
        let facts = try await series {
            $0.replacing(#""name": "Night Ferry", "#, with: "").replacing("Six strangers cross the same water.", with: "")
        }.document.content.facts
        #expect(facts.title == "The Night Ferry" && facts.overview == "Translated." && facts.originalTitle == "Nachtfähre")
    }

    @Test("Without companies the networks are the studios")
    func networks() async throws {
        let series = try await series { $0.replacing(#""production_companies": [{"id": 2, "name": "Fährhaus"}]"#, with: #""a": 1"#) }
        #expect(series.document.content.facts.studios == ["Kanal Nord"])
    }

    @Test("A season with its episodes in their order, each number once")
    func season() async throws {
        let season = try await TMDb.answering(try recorded("season")).season(1, of: 7001)
        let id = try #require(TitleID("tmdb-tv7001"))
        #expect(season.series == id && season.facts.number == 1 && season.facts.name == nil && season.aired == "2011-09-30")
        #expect(
            season.facts.overview == "The first crossing." && season.facts.episodeCount == 2
                && season.facts.poster?.origin == "tmdb:/s1.jpg")
        #expect(season.episodes.map(\.document.key) == [1, 2].map { EpisodeKey(series: id, season: 1, number: $0) })
        let first = try #require(season.episodes.first), facts = first.document.content.facts
        #expect(facts.name == "Casting off" && facts.overview == "The ship leaves late." && facts.aired == "2011-09-30")
        #expect(facts.runtimeMinutes == 49 && facts.still?.origin == "tmdb:/still1.jpg" && first.rating == 7.9)
        #expect(first.guestStars.map(\.character) == ["The stowaway"] && first.guestStars.map(\.order) == [500])
        #expect(first.crew.map(\.job) == ["Director"] && first.document.content.isComplete && first.document.content.source == .tmdb)
        #expect(season.episodes.last?.document.content.facts == EpisodeFacts() && season.episodes.last?.rating == nil)
    }

    /// In Portuguese the recorded season has numbers for names, and no overviews.
    private func portuguese() throws -> String {
        try recorded("season").replacing("Casting off", with: "Episódio 1").replacing("The ship leaves late.", with: "")
            .replacing("The first crossing.", with: "").replacing(
                #""episodes": ["#,
                with: #""translations": {"translations": [{"iso_639_1": "en", "data": {"overview": "Translated."}}]}, "episodes": ["#)
    }

    @Test(
        "Texts of episodes that the first language lacks are asked for once in a further one",
        arguments: [(["pt-BR"], "en"), (["pt-BR", "de-DE", "en"], "de-DE")])
    func furtherLanguage(languages: [String], further: String) async throws {
        let settings = try TMDbSettings(token: "abc", languages: languages), asked = Mutex<[String]>([])
        let (first, second) = (try portuguese(), try recorded("season"))
        let client = NetworkClient(base: settings.base) { request in
            asked.withLock { $0.append(request.target) }
            return NetworkAnswer(status: 200, body: Array((request.target.hasSuffix("=pt-BR") ? first : second).utf8))
        }
        let season = try await TMDb.over(client, settings).season(1, of: 7001)
        let content = try #require(season.episodes.first).document.content
        #expect(content.facts.name == "Casting off" && content.facts.overview == "The ship leaves late." && content.language == "pt-BR")
        #expect(season.facts.overview == "Translated.")
        let targets = asked.withLock(\.self)
        #expect(
            targets == [
                "/3/tv/7001/season/1?append_to_response=translations&language=pt-BR", "/3/tv/7001/season/1?language=\(further)",
            ])
    }

    @Test("A season that has all texts is one request, and so is one without a further language; a failure of the second one costs nothing")
    func oneLanguage() async throws {
        let whole = #"{"season_number": 1, "episodes": [{"episode_number": 1, "name": "Casting off", "overview": "Late."}]}"#
        let english = try recorded("season")
        for (languages, body) in [(["pt-BR", "de"], whole), (["en-US"], english)] {
            let asked = Asked()
            let season = try await asked.tmdb(languages: languages) { body }.season(1, of: 7001)
            #expect(season.episodes.first?.document.content.facts.name == "Casting off" && asked.targets.count == 1)
        }
        let settings = try TMDbSettings(token: "abc", languages: ["pt-BR"]), first = try portuguese()
        let client = NetworkClient(base: settings.base) { request in
            request.target.hasSuffix("=pt-BR") ? NetworkAnswer(status: 200, body: Array(first.utf8)) : NetworkAnswer(status: 404)
        }
        #expect(try await TMDb.over(client, settings).season(1, of: 7001).episodes.map(\.document.key.number) == [1, 2])
    }

    @Test("A season that is another one is refused")
    func otherSeason() async throws {
        let tmdb = try TMDb.answering(try recorded("season"))
        await #expect(throws: TMDbError.unavailable(.decoding("season_number"))) { try await tmdb.season(2, of: 7001) }
    }

    @Test(
        "Numbers that are written as names are no names",
        arguments: [
            ("Episode 3", nil), ("EPISODE 3", nil), ("Folge 3", nil), ("3 Folge", nil), ("Episode 4", "Episode 4"),
            ("Chapter 3", "Chapter 3"),
            ("Episode 3: The End", "Episode 3: The End"), ("3", "3"), ("Episode", "Episode"), (nil, nil),
        ] as [(String?, String?)])
    func ownNames(name: String?, own: String?) {
        #expect(OwnName.episode(name, number: 3) == own)
    }

    @Test("Specials are no name of the season 0, but of others")
    func specials() {
        #expect(OwnName.season("Specials", number: 0) == nil && OwnName.season("Specials", number: 1) == "Specials")
        #expect(OwnName.season("Staffel 2", number: 2) == nil && OwnName.season("Saison 2", number: 1) == "Saison 2")
    }
}
