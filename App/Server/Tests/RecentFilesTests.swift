import CoreDomain
import Files
import Foundation
import LibraryDomain
import LiveServer
import Synchronization
import Testing

@testable import CinemaServer

@Suite("The files that are being played")
struct RecentFilesTests {
    private struct Gone: Error {}

    /// A folder with one file, gone after the test.
    private final class Folder: Sendable {
        let path = NSTemporaryDirectory() + "/recent-\(UUID().uuidString)"
        let opened = Mutex(0)
        let closing = Mutex<[@Sendable () -> Void]>([])
        /// Stands still.
        let clock = Mutex(ContinuousClock.now)

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try write("first")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: path + "/a.mkv")) }

        func open(_ id: FileID) async throws -> RecentFiles.Entry {
            opened.withLock { $0 += 1 }
            return RecentFiles.Entry(file: try await ServedFile.open(RootedPath(root: path, relative: "a.mkv")), name: "a.mkv")
        }

        func later(_ time: Duration, _ work: @escaping @Sendable () -> Void) { closing.withLock { $0.append(work) } }
    }

    private let id = FileID("abcdefgh")

    @Test("A file is opened once for many ranges; a failure is not kept")
    func once() async throws {
        let (folder, id) = (try Folder(), try #require(id))
        let recent = RecentFiles(now: { folder.clock.withLock { $0 } })
        await #expect(throws: Gone.self) { _ = try await recent.entry(of: id, later: folder.later) { _ in throw Gone() } }
        for _ in 1...3 {
            #expect(try await recent.entry(of: id, later: folder.later, or: folder.open).name == "a.mkv")
        }
        #expect(folder.opened.withLock { $0 } == 1)
        // Opened again after its time, even where it was not closed in time.
        folder.clock.withLock { $0 += RecentFiles.lifetime }
        #expect(try await recent.entry(of: id, later: folder.later, or: folder.open).name == "a.mkv")
        #expect(folder.opened.withLock { $0 } == 2)
    }

    @Test("A file that changed is opened again, so that its length and its tag are true")
    func changed() async throws {
        let (folder, recent, id) = (try Folder(), RecentFiles(), try #require(id))
        #expect(try await recent.entry(of: id, later: folder.later, or: folder.open).file.size == 5)
        try folder.write("longer")
        #expect(try await recent.entry(of: id, later: folder.later, or: folder.open).file.size == 6)
    }

    @Test("After its time a file is closed, and not held open until somebody asks again")
    func closed() async throws {
        let (folder, recent, id) = (try Folder(), RecentFiles(), try #require(id))
        weak let file = try await recent.entry(of: id, later: folder.later, or: folder.open).file
        #expect(file != nil)
        for close in folder.closing.withLock({ $0 }) { close() }
        #expect(file == nil)
    }
}
