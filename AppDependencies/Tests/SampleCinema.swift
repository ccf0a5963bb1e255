import CoreDomain
import Flow
import Foundation
import GRDB
import LibraryApplication
import LibraryDomain
import Logging
import MoviesDomain
import Persistence
import Settings
import TVSeriesDomain
import Testing

@testable import AppDependencies

/// A whole object graph on databases in memory: two movies and a series of two episodes, each of them 100 s long, and their owner.
final class SampleCinema: Sendable {
    let cinema: Cinema
    let viewer: Viewer
    let directory: URL
    let databases: [Persistence.Database]

    static let files = [
        "Movies/Fog (2001).avi", "Movies/Rain (2002).avi", "Series/Lighthouse/Season 1/Lighthouse S01E01.avi",
        "Series/Lighthouse/Season 1/Lighthouse S01E02.avi",
    ]

    /// - Parameters:
    ///   - files: the files of its folders, `Movies` and `Series`.
    ///   - tracing: is given each SQL statement that runs.
    init(_ files: [String] = files, tracing: (@Sendable (String) -> Void)? = nil) async throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "cinema-\(UUID().uuidString)", directoryHint: .isDirectory)
        for file in files {
            let url = directory.appending(path: file)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\(file) is no movie of a kind that Popcorn reads itself".utf8).write(to: url)
        }
        let data = directory.appending(path: "data", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let settings = Settings(dataDirectory: data, cacheDirectory: directory.appending(path: "cache", directoryHint: .isDirectory))
        let feed = ChangeFeed()
        let precious = try Persistence.Database.inMemory(CinemaData.preciousSchema, feed: feed, tracing: tracing)
        let catalogue = try Persistence.Database.inMemory(CinemaData.catalogueSchema, feed: feed, tracing: tracing)
        databases = [precious, catalogue]
        cinema = try Cinema(
            settings, CinemaData(settings), precious: precious, catalogue: catalogue, logger: Logger(label: "test"),
            tools: MediaTools(
                probe: { _ in
                    MediaFacts(container: "avi", duration: 100, video: [VideoTrack(number: 0, codec: "mpeg4", width: 64, height: 96)])
                },
                frame: { _, _, _, _ in throw Unreadable("There are no frames.") },
                scale: { _, _ in throw Unreadable("There are no pictures.") },
                palette: { _ in throw Unreadable("There are no pictures.") },
                imageHeader: { _ throws(Unreadable) in throw Unreadable("There are no pictures.") }))
        viewer = cinema.householdOwner
        for (name, kind) in [("Movies", FolderKind.movies), ("Series", .series)] {
            _ = try await cinema.addFolder(Folder(name: name, path: path(name), kind: kind))
        }
        _ = try await cinema.scanToEnd(nil)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// Every table is gone: from now on nothing can be read or written.
    func damage() async throws {
        for database in databases {
            try await database.write { db in
                try db.execute(sql: "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema; PRAGMA writable_schema = RESET")
                try db.execute(sql: "PRAGMA schema_version = 99999")
            }
        }
    }

    func path(_ name: String) -> String { directory.appending(path: name).path(percentEncoded: false) }

    /// The movie that comes first from A to Z.
    var movie: MovieSummary {
        get async throws {
            let all = try await cinema.movies.movies(MovieQuery(), page: PageRequest(limit: 1), for: viewer.audience).items
            return try #require(all.first)
        }
    }

    var series: SeriesSummary {
        get async throws {
            let all = try await cinema.series.series(SeriesQuery(), page: PageRequest(limit: 1), for: viewer.audience).items
            return try #require(all.first)
        }
    }

    func file(of reference: TitleReference) async throws -> FileID {
        let playable = try await cinema.files.playableFiles(of: [reference], for: viewer.audience)
        return try #require(playable[reference]).id
    }
}

/// The first value of a stream, or its failure.
func first<Value>(_ stream: AsyncStream<Result<Value, ViewStateError>>) async throws -> Value {
    for await value in stream { return try value.get() }
    throw CancellationError()
}

/// Waits for a value of the stream that meets the condition.
func first<Value>(
    _ stream: AsyncStream<Result<Value, ViewStateError>>, where isRight: @Sendable (Value) -> Bool
) async throws -> Value {
    for await value in stream {
        let value = try value.get()
        if isRight(value) { return value }
    }
    throw CancellationError()
}
