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
import Synchronization
import TVSeriesInfrastructure
import Testing
import ViewingInfrastructure

@testable import AppDependencies

@Suite("One transaction files a batch of titles")
final class FilingTests: Sendable {
    private struct Broken: Error {}

    private let path = FileManager.default.temporaryDirectory.path + "/filing-\(UUID().uuidString)"
    private let precious: Database
    private let catalogue: Database
    private let movies: any MovieRepository
    private let search: any SearchIndex
    private let sink: TitleSink
    private let told: Told

    private final class Told: Sendable {
        let commits = Mutex<[Set<ChangeKey>]>([])
    }

    init() async throws {
        told = Told()
        precious = try Database.inMemory(CinemaData.preciousSchema)
        catalogue = try Database.inMemory(
            CinemaData.catalogueSchema, feed: ChangeFeed { [told] keys in told.commits.withLock { $0.append(keys) } })
        movies = SQLiteMovieRepository(catalogue, folders: Library.titleFolders)
        search = SQLiteSearchIndex(catalogue, folders: Library.titleFolders)
        sink = TitleSink(
            KnownTitles(
                movies: movies, series: SQLiteSeriesRepository(catalogue, folders: Library.titleFolders),
                people: SQLitePeopleRepository(catalogue: catalogue), search: search, viewing: SQLiteViewingRepository(precious),
                history: SQLiteSearchHistory(precious)))
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in ["Fog (2001)", "Rain (2002)", "Snow (2003)"] {
            try Data("\(name) is no movie of a kind that Popcorn reads itself".utf8).write(to: URL(filePath: "\(path)/\(name).avi"))
        }
        try await library(sink).service.add(Folder(name: "Home", path: path, kind: .movies))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func library(_ sink: TitleSink) -> Library {
        Library(
            precious: precious, catalogue: catalogue, sink: sink,
            tools: MediaTools(
                probe: { _ in
                    MediaFacts(container: "avi", duration: 1, video: [VideoTrack(number: 0, codec: "mpeg4", width: 64, height: 96)])
                },
                frame: { _, _, _, _ in throw Unreadable("There are no frames.") },
                scale: { _, _ in throw Unreadable("There are no pictures.") },
                palette: { _ in throw Unreadable("There are no pictures.") },
                imageHeader: { _ throws(Unreadable) in throw Unreadable("There are no pictures.") }),
            pictureCache: DiskCache(directory: path + "/cache", capacity: 1 << 20), watches: false)
    }

    @Test("The movies, their files and what search finds come with one commit, and pages are notified once")
    func one() async throws {
        told.commits.withLock { $0 = [] }
        #expect(try await library(sink).service.scan("Home").map(\.added) == [3])
        let commits = told.commits.withLock { commits in
            commits.filter { $0.contains { if case .title = $0 { true } else { false } } }
        }
        #expect(commits.count == 1)
        #expect(try await movies.count(of: .movie, for: .unlimited) == 3)
        #expect(try await search.search("rain", limit: 5, for: .unlimited).count == 1)
    }

    @Test("A step that fails undoes what was written before it, and the next scan does all of it")
    func undone() async throws {
        let sink = sink
        let broken = TitleSink(
            file: { movies, series in
                try await sink.file(movies, series)
                throw Broken()
            }, setMissing: sink.setMissing, remove: sink.remove, setPictures: sink.setPictures)
        await #expect(throws: (any Error).self) { try await self.library(broken).service.scan("Home") }
        #expect(try await movies.count(of: .movie, for: .unlimited) == 0)
        #expect(try await search.search("rain", limit: 5, for: .unlimited).isEmpty)
        #expect(try await library(sink).repository.statuses().map(\.files) == [0])
        #expect(try await library(sink).service.scan("Home").map(\.added) == [3])
        #expect(try await movies.count(of: .movie, for: .unlimited) == 3)
        #expect(try await library(sink).service.scan("Home").map(\.rowsWritten) == [0])
    }
}
