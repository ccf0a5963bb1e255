import Caching
import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import MoviesDomain
import MoviesInfrastructure
import PeopleInfrastructure
import Persistence
import SearchDomain
import SearchInfrastructure
import TVSeriesDomain
import TVSeriesInfrastructure
import Testing
import ViewingDomain
import ViewingInfrastructure

@testable import AppDependencies

@Suite("Files of titles that other sources know")
final class MatchedTitlesTests: Sendable {
    private let path = FileManager.default.temporaryDirectory.path + "/matched-\(UUID().uuidString)"
    private let titles: KnownTitles
    private let library: Library
    /// As of a version that asked for no titles.
    private let older: Library
    private let day = Date(timeIntervalSince1970: 1_000_000)
    private let viewer = ViewerID(rawValue: "somebody")

    init() throws {
        let precious = try Database.inMemory(CinemaData.preciousSchema)
        let catalogue = try Database.inMemory(CinemaData.catalogueSchema)
        titles = KnownTitles(
            movies: SQLiteMovieRepository(catalogue, folders: Library.titleFolders),
            series: SQLiteSeriesRepository(catalogue, folders: Library.titleFolders),
            people: SQLitePeopleRepository(catalogue: catalogue), search: SQLiteSearchIndex(catalogue, folders: Library.titleFolders),
            viewing: SQLiteViewingRepository(precious), history: SQLiteSearchHistory(precious))
        let path = path
        func library(_ titles: KnownTitles, _ candidates: TitleCandidates) -> Library {
            Library(
                precious: precious, catalogue: catalogue, sink: TitleSink(titles), candidates: candidates,
                tools: MediaTools(
                    probe: { _ in
                        let video = VideoTrack(number: 0, codec: "mpeg4", width: 64, height: 96)
                        return MediaFacts(container: "avi", duration: 6_000, video: [video])
                    },
                    frame: { _, _, _, _ in throw Unreadable("There are no frames.") },
                    scale: { _, _ in throw Unreadable("There are no pictures.") },
                    palette: { _ in throw Unreadable("There are no pictures.") },
                    imageHeader: { _ throws(Unreadable) in throw Unreadable("There are no pictures.") }),
                pictureCache: DiskCache(directory: path + "-cache", capacity: 1 << 20), watches: false)
        }
        self.library = library(titles, TitleCandidates(titles))
        older = library(titles, .none)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func know(
        _ id: String, _ title: String, _ year: Int, original: String? = nil, others: [String]? = nil, minutes: Int? = nil
    ) async throws {
        let id = try #require(TitleID(id))
        try await titles.save([
            MovieDocument(
                id: id,
                content: FactDocument(
                    source: .tmdb, fetchedAt: day,
                    facts: MovieFacts(
                        title: title, originalTitle: original, year: year, overview: "About \(id).", runtimeMinutes: minutes,
                        otherTitles: others)))
        ])
    }

    private func put(_ file: String, _ content: String = "a movie") throws {
        let url = URL(filePath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\(file) is \(content) of no kind that Popcorn reads itself".utf8).write(to: url)
    }

    private func scan(_ files: String..., as kind: FolderKind = .movies, with library: Library? = nil) async throws {
        let library = library ?? self.library
        for file in files { try put(file) }
        if try await library.repository.folders().isEmpty { try await library.service.add(Folder(name: "Home", path: path, kind: kind)) }
        _ = try await library.service.scan("Home")
    }

    private func filed() async throws -> [String: String] {
        let files = try await library.files(in: "Home")
        return Dictionary(files.map { ($0.path, $0.reference.title.rawValue) }, uniquingKeysWith: { one, _ in one })
    }

    @Test("Articles, numerals, original titles and the length of a file find the movie, which is then owned")
    func movies() async throws {
        try await know("tmdb-603", "The Matrix", 1999)
        try await know("tmdb-1367", "Rocky II", 1979)
        try await know("tmdb-1366", "Rocky", 1976)
        try await know("tmdb-1398", "Stalker", 1979, original: "Сталкер")
        try await know("tmdb-1", "The Thing", 1982, minutes: 100)
        try await know("tmdb-2", "The Thing", 2011, minutes: 140)
        let files = ["Matrix (1999).avi", "Rocky 2 (1979).avi", "Сталкер (1979).avi", "The Thing.avi", "Nothing (2000).avi"]
        try await scan(files[0], files[1], files[2], files[3], files[4])
        let filed = try await filed()
        #expect(files.prefix(4).map { filed[$0] } == ["tmdb-603", "tmdb-1367", "tmdb-1398", "tmdb-1"])
        let owned = try await titles.movies.movies(MovieQuery(isOwned: true), page: PageRequest(limit: 9), for: .unlimited).items
        #expect(owned.count == 5 && owned.contains { $0.id.rawValue == "tmdb-603" })
        #expect(try await titles.movies.movie(TitleID("tmdb-603")!, for: .unlimited).overview == "About tmdb-603.")
        #expect(try await library.repository.unmatched(after: nil, limit: 9).map(\.path.text) == ["Nothing (2000).avi"])
        #expect(try await titles.search.search("matrix", limit: 9, for: .unlimited).count == 1)
        _ = try await library.service.scan("Home")
        #expect(try await self.filed() == filed)
    }

    @Test("A title in another language than that of the catalogue finds the movie or the series, by files and by search")
    func otherTitles() async throws {
        try await know("tmdb-346", "Seven Samurai", 1954, original: "七人の侍", others: ["Die sieben Samurai", "Les Sept Samouraïs"])
        try await know("tmdb-2", "Seven Samurai", 2007)
        try await scan("Die sieben Samurai (1954).avi", "Les Sept Samouraïs (1954).avi")
        #expect(try await filed() == ["Die sieben Samurai (1954).avi": "tmdb-346", "Les Sept Samouraïs (1954).avi": "tmdb-346"])
        // The scan has indexed the title again: with what only the document says.
        for query in ["sieben samurai", "sept samourais", "七人の侍"] {
            let hits = try await titles.search.search(query, limit: 9, for: .unlimited)
            #expect(hits.first?.reference == .movie(TitleID("tmdb-346")!), "\(query)")
        }
        let show = try #require(TitleID("tmdb-tv9"))
        try await titles.save([
            SeriesDocument(
                id: show,
                content: FactDocument(
                    source: .tmdb, fetchedAt: day, facts: SeriesFacts(title: "Night Ferry", year: 2011, otherTitles: ["Nachtfähre"])))
        ])
        let found = try await TitleCandidates(titles).find([TitleClues(.series, title: "Nachtfähre")])
        #expect(found.first?.map(\.id) == [show] && found.first?.first?.otherTitles == ["Nachtfähre"])
        #expect(try await titles.search.search("nachtfahre", limit: 9, for: .unlimited).first?.reference == .series(show))
    }

    @Test("A wrong match leaves nothing behind: each movie keeps its own facts, and the choice can be withdrawn")
    func wrong() async throws {
        try await know("tmdb-1", "Heat", 1995)
        try await scan("Heat (1995).avi")
        try await know("tmdb-2", "Heat", 1995)
        #expect(try await filed() == ["Heat (1995).avi": "tmdb-1"])
        let file = try #require(try await library.files(in: "Home").first)
        try await library.service.correct([file.id], to: Correction(movie: "Heat", year: 1995, address: "tmdb-2"))
        func overviews() async throws -> [String: String?] {
            let movies = try await titles.movies.movies([TitleID("tmdb-1")!, TitleID("tmdb-2")!], for: .unlimited)
            return Dictionary(uniqueKeysWithValues: movies.map { ("\($0.id) \($0.summary.isOwned)", $0.overview) })
        }
        #expect(try await overviews() == ["tmdb-1 false": "About tmdb-1.", "tmdb-2 true": "About tmdb-2."])
        try await library.service.withdrawCorrections(of: [file.id])
        #expect(try await overviews() == ["tmdb-1 true": "About tmdb-1.", "tmdb-2 false": "About tmdb-2."])
        #expect(try await filed() == ["Heat (1995).avi": "tmdb-1"])
    }

    @Test("A title that an earlier scan filed by its name alone takes its place on watchlists along when it is matched")
    func later() async throws {
        try await scan("Heat (1995).avi", with: older)
        let before = try #require(try await library.files(in: "Home").first).reference.title
        #expect(before.source == .local)
        _ = try await titles.viewing.setOnWatchlist(true, before, at: day, viewer: viewer)
        try await know("tmdb-1", "Heat", 1995)
        try put("Heat (1995).avi", "another cut")
        try await scan()
        let known = try #require(TitleID("tmdb-1"))
        #expect(try await filed() == ["Heat (1995).avi": "tmdb-1"])
        #expect(try await titles.viewing.watchlist(viewer: viewer).map(\.title) == [known])
        #expect(try await titles.movies.movie(before, for: .unlimited).id == known)
        #expect(try await titles.movies.movie(known, for: .unlimited).overview == "About tmdb-1.")
    }

    @Test("Titles that nothing matched are filed again once the catalogue knows them; those that it may know get candidates")
    func again() async throws {
        try await scan("Heat (1995).avi", "Metropolis (1924).avi", "Nothing (2000).avi", with: older)
        try await know("tmdb-1", "Heat", 1995)
        try await know("tmdb-19", "Metropolis", 1927)
        try await titles.matchAgain(in: library)
        #expect(try await filed()["Heat (1995).avi"] == "tmdb-1")
        let unmatched = try await library.repository.unmatched(after: nil, limit: 9)
        let candidates = Dictionary(uniqueKeysWithValues: unmatched.map { ($0.path.text, $0.candidates.map(\.candidate.id.rawValue)) })
        #expect(candidates == ["Metropolis (1924).avi": ["tmdb-19"], "Nothing (2000).avi": []])
    }

    @Test("A folder without a year is the one known series of its name")
    func series() async throws {
        let id = try #require(TitleID("tmdb-tv7"))
        try await titles.save([
            SeriesDocument(
                id: id, content: FactDocument(source: .tmdb, fetchedAt: day, facts: SeriesFacts(title: "Low Water", year: 2010)))
        ])
        try await scan("Low Water/Low Water S01E01.avi", as: .series)
        #expect(try await titles.series.series(id, for: .unlimited).summary.isOwned)
    }

    @Test("A movie of the library is a candidate under its own id; one that only files know is none")
    func owned() async throws {
        try await scan("A/The Matrix (1999) [tmdbid-603].avi", "B/Cold (2001).avi")
        try await scan("C/Matrix (1999).avi", "D/The Cold (2001).avi")
        let filed = try await filed()
        #expect(filed["C/Matrix (1999).avi"] == "tmdb-603" && filed["B/Cold (2001).avi"] != filed["D/The Cold (2001).avi"])
    }
}
