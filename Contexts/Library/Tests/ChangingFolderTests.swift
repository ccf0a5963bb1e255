import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Synchronization
import Testing

@testable import LibraryInfrastructure

@Suite("Folders that change while they are read, and files with several names")
struct ChangingFolderTests {
    private let home: Home
    private let store: LibraryStore
    init() throws {
        home = try Home()
        store = LibraryStore(precious: home.precious, catalogue: home.database)
    }

    /// Scans, with changes of the disk between two steps of the scan.
    private func scan(
        library: String = "Home", listing: @escaping @Sendable () throws -> Void = {},
        reading: @escaping @Sendable (String) throws -> Void = { _ in }
    ) async throws -> ScanReport {
        if try await store.folders().isEmpty {
            try await home.library().service.add(Folder(name: "Home", path: home.path, kind: .movies))
        }
        var disk = LibraryDisk(tools: home.tools).scan
        let (list, media) = (disk.list, disk.media)
        disk.list = { folder, tops, enter in
            try listing()
            return try await list(folder, tops, enter)
        }
        disk.media = { folder, path in
            try reading(path.text)
            return try await media(folder, path)
        }
        let scan = ScanFolder(
            disk: disk, store: store, sink: home.catalogue.sink, palette: { _ in throw LibraryError.fileNotFound }, cores: 1)
        return try await scan(try await store.folder(named: library))
    }

    @Test("A file that goes between its listing and its reading is no problem, and one that comes is found by the next scan")
    func files() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Other (2002).mp4")
        let report = try await scan(reading: { [home] path in
            if path.hasPrefix("Other") {
                try home.remove("Other (2002).mp4")
                try home.put("Third (2003).mp4")
            }
        })
        #expect(report.added == 1)
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(try await home.problems().isEmpty)
        _ = try await scan()
        #expect(home.catalogue.titles == ["Movie (2001)", "Third (2003)"])
        #expect(try await scan().rowsWritten == 0)
    }

    @Test("A file that is replaced while it is read is read again by the next scan")
    func replaced() async throws {
        try home.put("Movie (2001).mp4", [1, 2, 3])
        _ = try await scan(reading: { [home] _ in try home.put("Movie (2001).mp4") })
        _ = try await scan()
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(try await home.problems().isEmpty)
        #expect(try await scan().rowsWritten == 0)
    }

    @Test("A folder that is renamed, deleted or replaced by a file between walk and listing leaves nothing wrong", arguments: 0..<3)
    func folders(_ change: Int) async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Other (2002)/Other (2002).mp4")
        let isDone = Mutex(false)
        _ = try await scan(listing: { [home] in
            guard
                !isDone.withLock({ done in
                    defer { done = true }; return done
                })
            else { return }
            switch change {
            case 0: try home.move("Other (2002)", to: "Another (2003)")
            case 1: try home.remove("Other (2002)")
            default:
                try home.remove("Other (2002)")
                try home.put("Other (2002)", text: "no folder")
            }
        })
        _ = try await scan()
        #expect(home.catalogue.titles == ["Movie (2001)"] + (change == 0 ? ["Other (2002)"] : []))
        let renamed = try await store.files(in: "Home").filter { $0.missingSince == nil }.map(\.path)
        #expect(renamed.contains("Another (2003)/Other (2002).mp4") == (change == 0))
        #expect(try await home.problems().isEmpty)
        #expect(try await scan().rowsWritten == 0)
    }

    @Test("Links of one file in two libraries are one movie, and none takes the place of another")
    func twoLibraries() async throws {
        let other = try Home()
        try home.put("A/Movie (2001).mp4")
        for (from, to) in [(home.path + "/A", home.path + "/B"), (home.path + "/A", other.path)] {
            try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
            try FileManager.default.linkItem(atPath: from + "/Movie (2001).mp4", toPath: to + "/Movie (2001).mp4")
        }
        // Links are not followed.
        try FileManager.default.createSymbolicLink(atPath: "\(other.path)/link", withDestinationPath: home.path)
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/loop", withDestinationPath: ".")
        let service = home.library().service
        try await service.add(Folder(name: "Home", path: home.path, kind: .movies))
        try await service.add(Folder(name: "Other", path: other.path, kind: .movies))
        _ = try await scan()
        _ = try await scan(library: "Other")
        #expect(home.catalogue.titles == ["Movie (2001)"])
        let movie = try #require(home.catalogue.movies.first)
        func ids() async throws -> [String: FileID] {
            let files = try await store.files(of: .movie(movie.id), for: .unlimited)
            return Dictionary(files.map { ("\($0.library)/\($0.path)", $0.id) }, uniquingKeysWith: { first, _ in first })
        }
        let before = try await ids()
        #expect(before.keys.sorted() == ["Home/A/Movie (2001).mp4", "Home/B/Movie (2001).mp4", "Other/Movie (2001).mp4"])
        #expect(Set(before.values).count == 3)
        for library in ["Home", "Other", "Home"] { #expect(try await scan(library: library).rowsWritten == 0) }
        #expect(try await ids() == before)
        try home.remove("A")
        _ = try await scan()
        #expect(try await scan(library: "Other").rowsWritten == 0)
        #expect(try await ids() == before, "The missing link stays known, and the others are as they were")
    }

    @Test("Names of sidecars are compared without case")
    func ignoredCase() async throws {
        try home.put("Heat/HEAT.1995.mkv")
        try home.put("Heat/heat.1995.NFO", text: "<movie><title>Heat!</title></movie>")
        try home.put("Heat/Heat.1995.EN.SRT", text: "1\n00:00:01,000 --> 00:00:02,000\nHi\n")
        try home.put("Heat/POSTER.PNG", Clips.picture)
        _ = try await scan()
        let movie = try #require(home.catalogue.movies.first)
        #expect(movie.title == "Heat!" && movie.poster != nil)
        #expect(try await store.files(of: .movie(movie.id), for: .unlimited).first?.externalSubtitles.map(\.language) == ["en"])
    }
}
