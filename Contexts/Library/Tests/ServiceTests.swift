import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Synchronization
import Testing

@Suite("Folders, scans and pictures as the program uses them")
struct ServiceTests {
    private let home: Home
    init() throws { home = try Home() }

    @Test(
        "a folder must be a readable folder of the person's own",
        arguments: [
            ("relative/path", "full path"), ("/", "part of the system"), ("/proc/self", "part of the system"),
            ("/does/not/exist", "no folder"), ("/etc/passwd", "no folder"),
        ])
    func refused(_ path: String, _ words: String) async throws {
        let service = home.library().service
        do {
            try await service.add(Folder(name: "Movies", path: path, kind: .movies))
            Issue.record("accepted")
        } catch { #expect("\(error)".contains(words)) }
    }

    @Test("names are short and plain", arguments: ["", " ", "a/b", "..", "x\ny", String(repeating: "x", count: 65), "<b>", " a"])
    func names(_ name: String) async throws {
        await #expect(throws: LibraryError.invalidName(String(name.prefix(80)))) {
            try await home.library().service.add(Folder(name: name, path: home.path, kind: .movies))
        }
    }

    @Test("folders do not overlap, also through links, and names are given once")
    func overlaps() async throws {
        try home.put("inner/a.mp4")
        let service = home.library().service
        #expect(try await service.add(Folder(name: "Movies", path: home.path + "/inner/", kind: .movies)) == nil)
        await #expect(throws: LibraryError.overlaps(home.path, with: "Movies")) {
            try await service.add(Folder(name: "All", path: home.path, kind: .movies))
        }
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/link", withDestinationPath: "inner")
        await #expect(throws: LibraryError.alreadyAdded("\(home.path)/link", as: "Movies")) {
            try await service.add(Folder(name: "Link", path: "\(home.path)/link", kind: .movies))
        }
        await #expect(throws: LibraryError.nameTaken("movies")) {
            try await service.add(Folder(name: "movies", path: home.path, kind: .movies))
        }
        #expect(try await home.library().repository.folders() == [Folder(name: "Movies", path: home.path + "/inner", kind: .movies)])
    }

    @Test("a folder inside a library is no other library, even where it is mounted a second time")
    func mountedTwice() async throws {
        try home.put("A/Movie (2001).mp4")
        _ = try await home.scan()
        var status = stat()
        stat("\(home.path)/A", &status)
        let store = LibraryStore(precious: home.precious, catalogue: home.database)
        let disk = LibraryDisk(tools: home.tools)
        func service(device: UInt64) -> LibraryService {
            LibraryService(
                store: store,
                scan: ScanFolder(
                    disk: disk.scan, store: store, sink: home.catalogue.sink, palette: { _ in throw LibraryError.fileNotFound }),
                watch: nil,
                examine: { [inode = UInt64(status.st_ino)] path in
                    guard path == "/mnt/again" else { return await disk.examine(path) }
                    var found = FolderRules.Examination(resolved: path, isFolder: true, canBeRead: true, isEmpty: false)
                    (found.device, found.inode) = (device, inode)
                    return found
                })
        }
        await #expect(throws: LibraryError.overlaps("/mnt/again", with: "Home")) {
            try await service(device: UInt64(status.st_dev)).add(Folder(name: "Again", path: "/mnt/again", kind: .movies))
        }
        // The same number on another disk is another folder.
        try await service(device: UInt64(status.st_dev) + 1).add(Folder(name: "Again", path: "/mnt/again", kind: .movies))
    }

    @Test("an empty folder is welcome, with a hint")
    func empty() async throws {
        #expect(try await home.library().service.add(Folder(name: "Movies", path: home.path, kind: .movies))?.contains("empty") == true)
        let report = try await home.library().service.scan("Movies")
        #expect(report.first?.files == 0)
        #expect(try await home.library().repository.statuses().first?.isAvailable == true)
    }

    @Test("a removed folder takes its titles with it")
    func removed() async throws {
        try home.put("Movie (2001).mp4")
        _ = try await home.scan()
        try await home.library().service.remove("Home")
        #expect(home.catalogue.titles.isEmpty)
        #expect(try await home.library().repository.folders().isEmpty)
        await #expect(throws: LibraryError.unknownFolder("Home")) { try await home.library().service.remove("Home") }
        await #expect(throws: LibraryError.unknownFolder("Home")) { _ = try await home.library().service.scan("Home") }
    }

    @Test("a folder that another process removes during a scan leaves nothing behind")
    func removedMeanwhile() async throws {
        try home.put("Movie (2001).mp4")
        try home.put("Other (2002).avi", [1, 2, 3])
        let (home, other) = (home, LibraryStore(precious: home.precious, catalogue: home.database))
        let library = home.library(tools: { tools in
            var tools = tools
            let probe = tools.probe
            tools.probe = { location in
                try await other.remove(folder: "Home")
                return try await probe(location)
            }
            return tools
        })
        await #expect(throws: LibraryError.unknownFolder("Home")) { _ = try await home.scan(with: library) }
        #expect(try await other.files(in: "Home").isEmpty)
        #expect(try await other.folderStamps(of: "Home").isEmpty)
        #expect(home.catalogue.titles.isEmpty)
    }

    @Test("progress tells a story with an end")
    func progress() async throws {
        for number in 1...10 { try home.put("Movie \(number) (2001).mp4") }
        let library = home.library()
        try await library.service.add(Folder(name: "Home", path: home.path, kind: .movies))
        var last: ScanProgress?
        for await one in try #require(try await library.service.startScan("Home").first) { last = one }
        #expect(last?.phase == .finished)
        #expect(last?.found == 10)
        #expect(last?.read == 10)
        #expect(last?.toRead == 10)
        #expect(library.service.scans.isEmpty)
        #expect(
            try await library.repository.statuses() == [
                FolderStatus(
                    folder: Folder(name: "Home", path: home.path, kind: .movies), isAvailable: true, isScanning: false, files: 10,
                    titles: 10, problems: 0, lastScannedAt: home.clock.withLock { $0 })
            ])
    }

    @Test("pictures come in the sizes of pages, from files, covers and frames")
    func pictures() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/poster.jpg", Clips.picture)
        _ = try await home.scan()
        let library = home.library()
        let movie = try #require(home.catalogue.movies.first)
        let poster = try await library.pictures.data(try #require(movie.poster).id, width: 342)
        #expect(poster == EncodedPicture(bytes: Clips.picture + Array("@342".utf8), mime: "image/png"))
        let frame = try await library.pictures.data(try #require(movie.backdrop).id, width: 1280)
        #expect(String(decoding: frame.bytes.dropFirst(4), as: UTF8.self) == "frame 1280 of [0.4, 0.55, 0.7, 0.25]")
        await #expect(throws: LibraryError.fileNotFound) { try await library.pictures.data(movie.poster!.id, width: 343) }
        await #expect(throws: LibraryError.fileNotFound) { try await library.pictures.data("../../../etc/passwd", width: 342) }
        await #expect(throws: LibraryError.fileNotFound) { try await library.pictures.data("abcdefgh23", width: 342) }
    }

    @Test("colours reach the catalogue after the scan, and stay when the movie is filed again")
    func colours() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/poster.jpg", Clips.picture)
        _ = try await home.scan()
        #expect(home.catalogue.state.withLock { $0.pictures }.contains { $0.hasSuffix(" a0b0c0 -") })
        try home.put("Movie (2001)/Movie (2001).en.srt", text: "1\n")
        _ = try await home.scan()
        #expect(home.catalogue.movies.first?.poster?.theme == "a0b0c0")
        #expect(home.catalogue.movies.first?.poster?.miniature == "Qk0=")
    }

    @Test("files that come while the program runs show up by themselves")
    func watches() async throws {
        try home.put("Movie (2001).mp4")
        let library = home.library(watches: true)
        try await library.service.add(Folder(name: "Home", path: home.path, kind: .movies))
        let running = Task { await library.service.run() }
        try await until { home.catalogue.titles == ["Movie (2001)"] }
        try await until { library.service.scans.isEmpty }
        try home.put("New/Other (2002).mp4")
        try await until { home.catalogue.titles == ["Movie (2001)", "Other (2002)"] }
        try home.put("New/Deeper/Third (2003).mp4")
        try await until { home.catalogue.titles.count == 3 }
        try home.remove("Movie (2001).mp4")
        try await until { home.catalogue.state.withLock { $0.missing.count } == 1 }
        running.cancel()
        await running.value
    }

    @Test("an NFO that is edited, new subtitles and new pictures take effect by themselves")
    func watchesSidecars() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        let library = home.library(watches: true)
        try await library.service.add(Folder(name: "Home", path: home.path, kind: .movies))
        let running = Task { await library.service.run() }
        try await until { home.catalogue.titles == ["Movie (2001)"] }
        try home.put("Movie (2001)/movie.nfo", text: "<movie><title>First</title></movie>")
        try await until { home.catalogue.titles == ["First (2001)"] }
        try home.put("Movie (2001)/movie.nfo", text: "<movie><title>Again</title></movie>")
        try await until { home.catalogue.titles == ["Again (2001)"] }
        try home.put("Movie (2001)/poster.png", Clips.picture)
        try await until { home.catalogue.movies.first?.poster != nil }
        try home.put("Movie (2001)/Movie (2001).de.srt", text: "1\n00:00:00,000 --> 00:00:01,000\nHallo\n")
        try await until {
            guard let movie = home.catalogue.movies.first else { return false }
            return try await library.repository.files(of: .movie(movie.id), for: .unlimited).first?.externalSubtitles.count == 1
        }
        try home.remove("Movie (2001)/movie.nfo")
        try await until { home.catalogue.titles == ["Movie (2001)"] }
        running.cancel()
        await running.value
    }

    @Test("what nobody reports shows up all the same, and the page says why it may be late")
    func unreported() async throws {
        try home.put("Movie (2001).mp4")
        let store = LibraryStore(precious: home.precious, catalogue: home.database)
        let watch = FolderWatch(
            events: { AsyncStream { $0.finish() } }, take: { [:] },
            cover: { _, _ in FolderWatch.Coverage(added: [], limit: "A network disk.") }, forget: { _ in })
        let service = LibraryService(
            store: store,
            scan: ScanFolder(
                disk: LibraryDisk(tools: home.tools).scan, store: store, sink: home.catalogue.sink,
                palette: { _ in throw LibraryError.fileNotFound }),
            watch: watch, examine: { await LibraryDisk(tools: home.tools).examine($0) },
            polling: Polling(pause: .milliseconds(20), parts: 0))
        try await service.add(Folder(name: "Home", path: home.path, kind: .movies))
        let running = Task { await service.run() }
        try await until { home.catalogue.titles == ["Movie (2001)"] }
        try await until { await service.watchLimits == ["Home": "A network disk."] }
        try home.put("Other (2002).mp4")
        try await until { home.catalogue.titles == ["Movie (2001)", "Other (2002)"] }
        running.cancel()
        await running.value
    }

    @Test("a disk that comes back is noticed without a report")
    func mounted() async throws {
        try home.put("Movie (2001).mp4")
        let library = home.library(watches: true, polling: Polling(pause: .milliseconds(20), parts: 0))
        try await library.service.add(Folder(name: "Home", path: home.path, kind: .movies))
        _ = try await library.service.scan()
        let away = home.path + "-away"
        try FileManager.default.moveItem(atPath: home.path, toPath: away)
        let running = Task { await library.service.run() }
        try await until { home.catalogue.state.withLock { $0.missing.count } == 1 }
        try FileManager.default.moveItem(atPath: away, toPath: home.path)
        try await until { try await library.repository.statuses().first?.isAvailable == true }
        running.cancel()
        await running.value
    }

    @Test("what changes while a scan runs is looked at after it")
    func changesDuringAScan() async throws {
        try home.put("Movie (2001).mp4")
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let (events, event) = AsyncStream<Void>.makeStream()
        let listings = Mutex(0)
        let dirty = Mutex<Set<RelativePath>>([])
        let store = LibraryStore(precious: home.precious, catalogue: home.database)
        var disk = LibraryDisk(tools: home.tools).scan
        let list = disk.list
        disk.list = { folder, tops, enter in
            let found = try await list(folder, tops, enter)
            let count = listings.withLock { listings in
                listings += 1
                return listings
            }
            if count == 1 { for await _ in gate {} }
            return found
        }
        let watch = FolderWatch(
            events: { events },
            take: {
                dirty.withLock { dirty in
                    defer { dirty = [] }
                    return ["Home": dirty]
                }
            }, cover: { _, _ in FolderWatch.Coverage(added: []) }, forget: { _ in })
        let service = LibraryService(
            store: store,
            scan: ScanFolder(disk: disk, store: store, sink: home.catalogue.sink, palette: { _ in throw LibraryError.fileNotFound }),
            watch: watch, examine: { await LibraryDisk(tools: home.tools).examine($0) }, quiet: .milliseconds(1))
        try await service.add(Folder(name: "Home", path: home.path, kind: .movies))
        let running = Task { await service.run() }
        try await until { listings.withLock { $0 } == 1 }
        try home.put("Other (2002).mp4")
        dirty.withLock { _ = $0.insert(.root) }
        event.yield()
        try await until { dirty.withLock { $0.isEmpty } }
        try await Task.sleep(for: .milliseconds(50))
        opening.finish()
        try await until { home.catalogue.titles == ["Movie (2001)", "Other (2002)"] }
        running.cancel()
        await running.value
    }

    private func until(_ condition: () async throws -> Bool) async throws {
        for _ in 0..<2_400 {
            if try await condition() { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("it did not happen within two minutes")
    }
}
