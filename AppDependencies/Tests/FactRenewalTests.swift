import Caching
import CoreDomain
import Foundation
import Logging
import MoviesDomain
import NetworkLayer
import PeopleDomain
import Persistence
import SearchDomain
import Synchronization
import TMDbAdapter
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import AppDependencies

extension RecordedScene {
    fileprivate func ageing(isOnline: Bool = true) -> FactAgeing {
        FactAgeing(
            titles: titles, online: isOnline ? online : nil, lists: lists, pictures: DiskCache(directory: "/nowhere", capacity: 0),
            origins: online.origins, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }
}

/// What TMDb said some days ago.
private func said<Facts: Sendable>(_ facts: Facts, days: Double = 151, isComplete: Bool = true) -> FactDocument<Facts> {
    FactDocument(source: .tmdb, language: "en-US", fetchedAt: .now - days * 86_400, isComplete: isComplete, facts: facts)
}

@Suite("Facts are asked for again before they are too old", .timeLimit(.minutes(5)))
struct FactRenewalTests {
    private let one = TitleID("tmdb-1")!, two = TitleID("tmdb-2")!, three = TitleID("tmdb-3")!
    private let series = TitleID("tmdb-tv2")!
    private let eva = PersonID("tmdb-8")!

    private func problem(_ ageing: FactAgeing, _ asked: inout [String: Date], days: Double = 0) async -> TMDbError? {
        do {
            try await ageing.round(at: .now + days * 86_400, &asked)
            return nil
        } catch {
            #expect(error is TMDbError, "\(error)")
            return error as? TMDbError
        }
    }

    private func movie(_ id: TitleID, days: Double = 151, isComplete: Bool = true) -> MovieDocument {
        MovieDocument(id: id, content: said(MovieFacts(title: "Old"), days: days, isComplete: isComplete))
    }

    private func title(_ id: TitleID, _ scene: RecordedScene) async throws -> String? {
        try await scene.titles.movies.summaries([id], for: .unlimited).first?.title
    }

    @Test("A season that TMDb does not have leaves the episodes of the others their renewal", arguments: [nil, "{}"])
    func seasons(answer: String?) async throws {
        var answers = [
            "tv/2": #"""
            {"id": 2, "name": "New", "seasons": [
                {"season_number": 1, "episode_count": 1}, {"season_number": 2, "episode_count": 1}]}
            """#,
            "tv/2/season/2": #"{"season_number": 2, "episodes": [{"episode_number": 1, "name": "Casting off"}]}"#,
        ]
        answers["tv/2/season/1"] = answer
        let scene = try RecordedScene(answers)
        let facts = SeriesFacts(title: "Old", seasons: [1, 2].map { SeasonFacts(number: $0, episodeCount: 1) })
        let episode = EpisodeKey(series: series, season: 2, number: 1)
        try await scene.titles.save(
            [SeriesDocument(id: series, content: said(facts))],
            episodes: [EpisodeDocument(key: episode, content: said(EpisodeFacts(name: "Old")))])
        var asked: [String: Date] = [:]
        var found = await problem(scene.ageing(), &asked)
        #expect(found == (answer == nil ? nil : TMDbError.unavailable(.decoding("season_number"))))
        #expect(scene.paths == ["tv/2", "tv/2/season/1", "tv/2/season/2"])
        #expect(try await scene.titles.series.episodes([episode], for: .unlimited).values.map(\.name) == ["Casting off"])
        found = await problem(scene.ageing(), &asked, days: 40)
        #expect(found == nil)
        #expect(try await scene.titles.series.series(series, for: .unlimited).summary.title == "New")
    }

    @Test("An episode that TMDb no longer has goes alone, with its guests, and the series that is renewed stays")
    func vanished() async throws {
        let scene = try RecordedScene([
            "tv/2": #"{"id": 2, "name": "New", "seasons": [{"season_number": 1, "episode_count": 1}]}"#,
            "tv/2/season/1": #"""
            {"season_number": 1, "episodes": [{"episode_number": 1, "name": "Casting off", "crew": [],
                "guest_stars": [{"id": 7, "name": "Ilse Brandt", "character": "Hanna", "order": 0}]}]}
            """#,
        ])
        let (kept, gone) = (EpisodeKey(series: series, season: 1, number: 1), EpisodeKey(series: series, season: 1, number: 2))
        try await scene.titles.save(
            [SeriesDocument(id: series, content: said(SeriesFacts(title: "Old")))],
            episodes: [kept, gone].map { EpisodeDocument(key: $0, content: said(EpisodeFacts(name: "Lost at sea"))) })
        let credited = CreditedTitle.episode(of: series, season: 1, number: 2)
        try await scene.titles.setCredits([
            TitleCredits(title: credited, source: .tmdb, cast: [NewCredit(id: eva, name: "Eva Storm")])
        ])
        var asked: [String: Date] = [:]
        var found = await problem(scene.ageing(), &asked)
        #expect(found == nil)
        #expect(try await scene.titles.series.episodes([gone], for: .unlimited).count == 1)
        #expect(try await scene.titles.people.cast(of: credited, for: .unlimited).count == 1)
        found = await problem(scene.ageing(), &asked, days: 30)
        #expect(found == nil)
        #expect(try await scene.titles.series.series(series, for: .unlimited).summary.title == "New")
        #expect(try await scene.titles.series.episodes([kept, gone], for: .unlimited).values.map(\.name) == ["Casting off"])
        let guests = try await scene.titles.people.cast(of: .episode(of: series, season: 1, number: 1), for: .unlimited)
        #expect(guests.map(\.person.name) == ["Ilse Brandt"])
        #expect(try await scene.titles.people.summaries([eva], for: .unlimited).isEmpty)
        let hits = try await scene.titles.search.search("casting off", limit: 3, for: .unlimited)
        #expect(hits.map(\.reference) == [.episode(series: series, season: 1, episode: 1)])
        #expect(try await scene.titles.search.search("lost at sea", limit: 3, for: .unlimited).isEmpty)
    }

    @Test("Of two languages the old one goes alone; credits go with the last complete answer, and a series takes its episodes with it")
    func forgotten() async throws {
        let scene = try RecordedScene()
        var german = movie(one, days: 1)
        german.content.language = "de"
        try await scene.titles.save([movie(one, days: 181), german, movie(two, days: 181)])
        let episode = EpisodeDocument(
            key: EpisodeKey(series: series, season: 1, number: 1), content: said(EpisodeFacts(name: "Lost at sea"), days: 1))
        try await scene.titles.save([SeriesDocument(id: series, content: said(SeriesFacts(title: "Old"), days: 181))], episodes: [episode])
        let credits = [NewCredit(id: eva, name: "Eva Storm")]
        try await scene.titles.setCredits([one, two].map { TitleCredits(title: .movie($0), source: .tmdb, cast: credits) })
        var asked: [String: Date] = [:]
        let found = await problem(scene.ageing(isOnline: false), &asked)
        #expect(found == nil)
        #expect(try await scene.titles.movies.documents(of: one).map(\.language) == ["de"])
        #expect(try await scene.titles.people.credits(of: eva, for: .unlimited).map(\.title) == [.movie(one)])
        #expect(try await title(two, scene) == nil)
        #expect(try await scene.titles.series.summaries([series], for: .unlimited).isEmpty)
        #expect(try await scene.titles.search.search("lost at sea", limit: 3, for: .unlimited).isEmpty)
    }

    @Test("A title that cannot be read costs no other title, series or person, and is asked for again the next day")
    func oneFails() async throws {
        let scene = try RecordedScene([
            "movie/1": #"{"id": 99}"#, "movie/2": #"{"id": 2, "title": "New"}"#, "tv/2": #"{"id": 2, "name": "New"}"#,
            "person/8": #"{"id": 8, "name": "Eva Storm", "biography": "Sailed."}"#,
        ])
        try await scene.titles.save([movie(one), movie(two), movie(three)])
        try await scene.titles.save([SeriesDocument(id: series, content: said(SeriesFacts(title: "Old")))])
        try await scene.titles.save([PersonDocument(id: eva, document: said(PersonFacts(name: "Eva Storm")))])
        var asked: [String: Date] = [:]
        var found = await problem(scene.ageing(), &asked)
        #expect(found == .unavailable(.decoding("id")))
        #expect(try await title(two, scene) == "New")
        #expect(try await scene.titles.series.series(series, for: .unlimited).summary.title == "New")
        #expect(try await scene.titles.people.person(eva, for: .unlimited).biography == "Sailed.")
        // TMDb does not know the third movie, which is still shown.
        #expect(try await title(one, scene) == "Old")
        #expect(try await title(three, scene) == "Old")
        let paths = scene.paths
        #expect(paths.sorted() == ["movie/1", "movie/2", "movie/3", "person/8", "tv/2"])
        scene.wait()
        found = await problem(scene.ageing(), &asked)
        #expect(found == nil)
        #expect(scene.paths == paths)
        found = await problem(scene.ageing(), &asked, days: 1.1)
        #expect(found == .unavailable(.decoding("id")))
        #expect(scene.paths.dropFirst(paths.count).sorted() == ["movie/1", "movie/3"])
    }

    @Test("Where all would fail, one is asked for, what is too old is forgotten, and the next round begins again")
    func allFail() async throws {
        let scene = try RecordedScene(["movie/1": #"{"id": 1, "title": "New"}"#, "movie/2": #"{"id": 2, "title": "New"}"#])
        try await scene.titles.save([movie(one), movie(two), movie(three, days: 181, isComplete: false)])
        scene.answer(401)
        var asked: [String: Date] = [:]
        var found = await problem(scene.ageing(), &asked)
        #expect(found == .unauthorised)
        #expect(scene.paths.count == 1)
        #expect(try await title(three, scene) == nil)
        #expect(try await title(one, scene) == "Old")
        scene.answer(200)
        found = await problem(scene.ageing(), &asked)
        #expect(found == nil)
        #expect(try await title(one, scene) == "New")
        #expect(try await title(two, scene) == "New")
    }

    @Test("A title of lists alone that is on a watchlist is asked for while there is time for further attempts")
    func wanted() async throws {
        let scene = try RecordedScene(["movie/1": #"{"id": 1, "title": "New"}"#, "movie/2": #"{"id": 2, "title": "New"}"#])
        try await scene.titles.save([movie(one, isComplete: false), movie(two, isComplete: false)])
        _ = try await scene.titles.viewing.setOnWatchlist(true, two, at: .now, viewer: .owner)
        scene.answer(500)
        var asked: [String: Date] = [:]
        var found = await problem(scene.ageing(), &asked)
        #expect(found == .unavailable(.status(500, message: nil)))
        #expect(scene.paths == ["movie/2"])
        #expect(try await title(two, scene) == "Old")
        scene.answer(200)
        found = await problem(scene.ageing(), &asked, days: 1.1)
        #expect(found == nil)
        #expect(try await title(two, scene) == "New")
        found = await problem(scene.ageing(), &asked, days: 30)
        #expect(found == nil)
        #expect(try await title(one, scene) == nil)
        #expect(scene.paths == ["movie/2", "movie/2"])
    }

    @Test("The first round is soon after the start, the others every hour")
    func rounds() async throws {
        let waits = Mutex<[Duration]>([])
        var ageing = try RecordedScene().ageing()
        ageing.sleep = { wait in
            let count = waits.withLock { waits in
                waits.append(wait)
                return waits.count
            }
            if count == 3 { throw CancellationError() }
        }
        try await ageing.run()
        let all = waits.withLock(\.self)
        #expect(all == [.seconds(60), .seconds(3_600), .seconds(3_600)])
    }

    @Test("The origin of a picture stays as long as a title, season, episode or person shows it")
    func origins() async throws {
        let scene = try RecordedScene()
        let pictures = (1...6).map { Picture(id: "picture\($0)", origin: "tmdb:/\($0).jpg") }
        let old = Date.now - 200 * 86_400
        try await scene.online.origins.note(
            [(.title(one), [pictures[0], pictures[5]]), (.title(series), Array(pictures[1...3])), (.person(eva), [pictures[4]])], at: old)
        try await scene.titles.save([MovieDocument(id: one, content: said(MovieFacts(title: "Salt", poster: pictures[0]), days: 1))])
        let facts = SeriesFacts(
            title: "Crossing", seasons: [SeasonFacts(number: 1, episodeCount: 1, poster: pictures[2])], backdrop: pictures[1])
        try await scene.titles.save(
            [SeriesDocument(id: series, content: said(facts, days: 1))],
            episodes: [
                EpisodeDocument(
                    key: EpisodeKey(series: series, season: 1, number: 1), content: said(EpisodeFacts(still: pictures[3]), days: 1))
            ])
        try await scene.titles.save([
            PersonDocument(id: eva, document: said(PersonFacts(name: "Eva Storm", profile: pictures[4]), days: 1))
        ])
        var asked: [String: Date] = [:]
        let found = await problem(scene.ageing(isOnline: false), &asked)
        #expect(found == nil)
        for picture in pictures {
            let kept = try await scene.online.origins.origin(of: picture.id)
            #expect(kept == (picture == pictures[5] ? nil : picture.origin), "\(picture.id)")
        }
        #expect(try await scene.online.origins.outdated(before: old + 20 * 86_400, limit: 10).isEmpty, "They are looked at again later")
    }
}

@Suite("Facts and a clock that jumps")
struct JumpingClockTests {
    @Test("A clock that is a year ahead costs a hundred titles with their pictures an hour, and one that is set back costs none")
    func year() async throws {
        let scene = try RecordedScene()
        let ids = (1...150).compactMap { TitleID("tmdb-\($0)") }
        let posters = (1...150).map { Picture(id: "picture\($0)", origin: "tmdb:/\($0).jpg") }
        try await scene.online.save(
            zip(ids, posters).map { id, poster in
                MovieDocument(id: id, content: said(MovieFacts(title: "Movie \(id)", poster: poster), days: 0, isComplete: false))
            })
        let ageing = scene.ageing(isOnline: false)
        var asked: [String: Date] = [:]
        try await ageing.round(at: .now - 365 * 86_400, &asked)
        #expect(try await scene.titles.movies.summaries(ids, for: .unlimited).count == 150)
        try await ageing.round(at: .now + 365 * 86_400, &asked)
        let left = Set(try await scene.titles.movies.summaries(ids, for: .unlimited).map(\.id))
        #expect(left.count == 50)
        for (id, poster) in zip(ids, posters) {
            #expect(try await scene.online.origins.origin(of: poster.id) == (left.contains(id) ? poster.origin : nil))
        }
    }
}
