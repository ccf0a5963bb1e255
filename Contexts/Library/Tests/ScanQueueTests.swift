import CoreDomain
import Foundation
import LibraryComposition
import LibraryInfrastructure
import Persistence
import Synchronization
import Testing

@testable import LibraryApplication
@testable import LibraryDomain

@Suite("Scans one after another")
struct ScanQueueTests {
    /// The walks that began, and the gate at which each waits.
    private final class Walks: Sendable {
        let begun = Mutex<[String]>([])
        let started: AsyncStream<String>
        private let start: AsyncStream<String>.Continuation
        private let gate: AsyncStream<Void>
        private let opening: AsyncStream<Void>.Continuation

        init() {
            (started, start) = AsyncStream.makeStream()
            (gate, opening) = AsyncStream.makeStream()
        }

        func walk(_ folder: Folder, _ below: [RelativePath]) async throws -> Survey {
            let name = ([folder.name] + below.filter { !$0.isRoot }.map(\.text)).joined(separator: " ")
            begun.withLock { $0.append(name) }
            start.yield(name)
            for await _ in gate {}
            try Task.checkCancellation()
            return Survey()
        }

        func open() { opening.finish() }
        var all: [String] { begun.withLock { $0 } }
        func next() async { for await _ in started { return } }
    }

    /// The libraries whose folders are watched.
    private final class Watched: Sendable {
        let names = Mutex<Set<String>>([])
    }

    private let walks = Walks()
    private let service: LibraryService
    private let store: LibraryStore

    init() throws {
        let (walks, watched) = (walks, Watched())
        store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious), catalogue: try Database.inMemory(Library.schemas.catalogue))
        let disk = ScanDisk(
            survey: { folder, _, below, _ in try await walks.walk(folder, below) }, list: { _, tops, _ in tops.map { _ in [] } },
            stamp: { _, _ in nil }, content: { _, _ in nil },
            text: { _, _, _, _ in throw CancellationError() }, media: { _, _ in throw CancellationError() },
            picture: { _, _ in throw CancellationError() }, subtitles: { _, _, _ in throw CancellationError() },
            idOfCopy: { id, _, _ in id })
        service = LibraryService(
            store: store, scan: ScanFolder(disk: disk, store: store, sink: Catalogue().sink, palette: { _ in throw CancellationError() }),
            watch: FolderWatch(
                events: { AsyncStream { $0.finish() } }, take: { [:] },
                // A scan finds folders that were not watched before.
                cover: { folder, _ in
                    .init(added: watched.names.withLock { $0.insert(folder.name).inserted } ? [.root] : [])
                },
                forget: { _ in }),
            examine: { path in
                FolderRules.Examination(
                    resolved: path == "/link" ? "/a" : path, isFolder: path != "/file", canBeRead: true, isEmpty: path == "/empty")
            })
    }

    private func add(_ names: String...) async throws {
        for name in names { try await service.add(Folder(name: name, path: "/\(name.lowercased())", kind: .movies)) }
    }

    @Test("A request while the library is scanned joins that scan")
    func joined() async throws {
        try await add("A")
        let one = Task { try await service.scan("A") }
        await walks.next()
        let progress = try await service.startScan("A")
        #expect(service.scans.map(\.library) == ["A"])
        #expect(try await store.statuses().map(\.isScanning) == [true])
        walks.open()
        var phases: [ScanProgress.Phase] = []
        for await one in try #require(progress.first) { phases.append(one.phase) }
        #expect(phases.last == .finished && walks.all == ["A"])
        #expect(try await one.value.map(\.library) == ["A"])
        #expect(try await service.scan("A").count == 1)
        #expect(walks.all == ["A", "A"] && service.scans.isEmpty)
        #expect(try await store.statuses().map(\.isScanning) == [false])
    }

    @Test("Libraries are scanned one after another; those that wait are listed")
    func queue() async throws {
        try await add("A", "B")
        let one = Task { try await service.scan("A") }
        await walks.next()
        let both = try await service.startScan()
        #expect(both.count == 2 && walks.all == ["A"])
        #expect(service.scans.map(\.library) == ["A", "B"] && service.scans.last?.phase == .waiting)
        walks.open()
        for stream in both { for await _ in stream {} }
        _ = try await one.value
        #expect(walks.all == ["A", "B"])
        await #expect(throws: LibraryError.unknownFolder("C")) { try await service.scan("C") }
        await #expect(throws: LibraryError.unknownFolder("C")) { try await service.startScan("C") }
    }

    @Test("A library that was removed while it waited is not scanned, and the others are")
    func removedWhileWaiting() async throws {
        try await add("A", "B", "C")
        let all = Task { try await service.scan() }
        await walks.next()
        let waiting = try await service.startScan("B")
        try await store.remove(folder: "B")
        walks.open()
        #expect(try await all.value.map(\.library) == ["A", "C"])
        var last: ScanProgress.Phase?
        for await one in try #require(waiting.first) { last = one.phase }
        #expect(last == .cancelled && walks.all == ["A", "C"] && service.scans.isEmpty)
    }

    @Test("A cancelled scan says so, whether it runs or waits, and the next one runs")
    func cancelled() async throws {
        try await add("A", "B")
        let running = Task { try await service.scan("A") }
        await walks.next()
        let waiting = try await service.startScan("B")
        await service.cancel("A")
        await #expect(throws: LibraryError.cancelled) { try await running.value }
        await walks.next()
        #expect(walks.all == ["A", "B"])
        await service.cancelAll()
        var last: ScanProgress.Phase?
        for await one in try #require(waiting.first) { last = one.phase }
        #expect(last == .cancelled && service.scans.isEmpty)
        walks.open()
        #expect(try await service.scan("A").count == 1)
    }

    @Test("After a scan was stopped, no other one starts by itself, though folders are watched for the first time")
    func stopped() async throws {
        try await add("A", "B")
        let work = Task { await service.run() }
        await walks.next()
        await service.cancel("A")
        // The schedule goes on with the other library, whose new folders are scanned once more.
        walks.open()
        for _ in 1...2 { _ = try await service.scan("B") }
        #expect(!walks.all.dropFirst().contains("A"))
        #expect(try await service.scan("A").count == 1)
        work.cancel()
        await work.value
    }

    @Test("A scan that waits and is cancelled never begins; who waits for a scan takes it along when cancelled")
    func neverBegun() async throws {
        try await add("A", "B")
        let running = Task { try await service.scan("A") }
        await walks.next()
        let waiting = try await service.startScan("B")
        async let cancelled: Void = service.cancel("B")
        running.cancel()
        await cancelled
        await #expect(throws: LibraryError.cancelled) { try await running.value }
        var last: ScanProgress.Phase?
        for await one in try #require(waiting.first) { last = one.phase }
        #expect(last == .cancelled)
    }

    @Test("A folder's name is given once whatever its case, its path loses its last slashes, and an empty one is welcome")
    func adding() async throws {
        #expect(try await service.add(Folder(name: "A", path: "/a//", kind: .movies)) == nil)
        #expect(try await store.folders().map(\.path) == ["/a"])
        await #expect(throws: LibraryError.nameTaken("a")) { try await service.add(Folder(name: "a", path: "/other", kind: .movies)) }
        await #expect(throws: LibraryError.alreadyAdded("/link", as: "A")) {
            try await service.add(Folder(name: "L", path: "/link", kind: .movies))
        }
        await #expect(throws: LibraryError.notADirectory("/file")) {
            try await service.add(Folder(name: "F", path: "/file", kind: .movies))
        }
        #expect(try await service.add(Folder(name: "E", path: "/empty", kind: .movies))?.isEmpty == false)
        try await service.remove("A")
        #expect(try await store.folders().map(\.name) == ["E"])
        await #expect(throws: LibraryError.unknownFolder("A")) { try await service.remove("A") }
    }
}
