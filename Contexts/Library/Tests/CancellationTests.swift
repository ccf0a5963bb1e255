import Containers
import CoreDomain
import Files
import Foundation
import LibraryComposition
import LibraryDomain
import Synchronization
import Testing

@testable import LibraryInfrastructure

/// A scan that is stopped stops inside each of its steps, and what it did not finish is neither a problem nor a missing file.
@Suite("Stopping a scan")
struct CancellationTests {
    private let home: Home
    init() throws { home = try Home() }

    /// Runs in a task that is cancelled already.
    private func cancelled<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async -> Result<Value, any Error> {
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            do { return .success(try await body()) } catch { return .failure(error) }
        }.value
    }

    @Test("Reading a file, a picture, a small file and subtitles, listing and walking folders: each ends as cancelled, not as unreadable")
    func steps() async throws {
        try home.put("Movie (2001).mp4")
        try home.put("poster.png", Clips.picture)
        let (disk, folder) = (LibraryDisk(tools: home.tools).scan, Folder(name: "Home", path: home.path, kind: .movies))
        let steps: [@Sendable () async throws -> Void] = [
            { _ = try await disk.media(folder, RelativePath("Movie (2001).mp4")) },
            { _ = try await disk.picture(folder, RelativePath("poster.png")) },
            { _ = try await disk.text(folder, RelativePath("poster.png"), 1 << 20, nil) },
            { _ = try await disk.subtitles(folder, RelativePath("Movie (2001).mp4"), [1]) },
            { _ = try await disk.list(folder, [.root]) { _, _ in true } }, { _ = try await disk.survey(folder, [:], [.root]) { _ in } },
        ]
        for (number, step) in steps.enumerated() {
            guard case .failure(let error) = await cancelled(step) else {
                Issue.record("Step \(number) went on to its end")
                continue
            }
            #expect(error is CancellationError, "step \(number)")
        }
    }

    @Test("A file that takes long to read is left in its middle, and so is a folder of many entries")
    func middle() async throws {
        try home.put("Movie (2001).mp4")
        let folder = Folder(name: "Home", path: home.path, kind: .movies)
        let reads = await Task {
            guard let file = try? OpenFile(folder, RelativePath("Movie (2001).mp4")) else { return -1 }
            var reads = 0
            while reads < 100, (try? file.read(at: 0, count: 10)) != nil {
                reads += 1
                if reads == 7 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return reads
        }.value
        #expect(reads == 7)
        for number in 0..<2_000 { try home.put("many/\(number).txt", []) }
        let listed = await cancelled {
            let open = try RootedPath.folder(home.path, [Array("many".utf8)])
            return try FolderReader(path: RelativePath("many"), collects: true).read(open, parent: nil).files.count
        }
        #expect(throws: CancellationError.self) { try listed.get() }
    }

    @Test("A scan that is stopped while it reads files leaves no problem, no missing file and no title half filed")
    func scan() async throws {
        for number in 1...60 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        for number in 1...60 { try home.put("Movie \(number) (2001)/poster.png", Clips.picture) }
        let seen = Mutex(0)
        let current = Mutex<Task<Void, any Error>?>(nil)
        let library = home.library(tools: { tools in
            MediaTools(
                probe: tools.probe, frame: tools.frame, scale: tools.scale, palette: tools.palette,
                imageHeader: { head throws(Unreadable) in
                    if seen.withLock({
                        $0 += 1; return $0
                    }) == 20 {
                        current.withLock { $0?.cancel() }
                    }
                    return try tools.imageHeader(head)
                })
        })
        let task = Task { _ = try await home.scan(with: library) }
        current.withLock { $0 = task }
        await #expect(throws: LibraryError.cancelled) { try await task.value }
        #expect(try await home.problems() == [:])
        #expect(try await home.library().files(in: "Home").allSatisfy { $0.missingSince == nil })
        // The history tells how far it came, and the folder counts as not scanned.
        let record = try await home.library().repository.scans().first
        #expect(record.map { $0.isStopped && $0.files == 60 } ?? true)
        #expect(try await home.library().repository.statuses().map(\.lastScannedAt) == [nil])
        _ = try await home.scan()
        #expect(try await home.library().repository.scans().first?.isStopped == false)
        #expect(try await home.library().repository.scans().reduce(0) { $0 + $1.added } == 60)
        #expect(home.catalogue.titles.count == 60)
        #expect(home.catalogue.state.withLock { $0.missing.isEmpty && $0.removed.isEmpty })
    }
}
