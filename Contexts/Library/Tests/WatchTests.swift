import CoreDomain
import Files
import Foundation
import Synchronization
import Testing

@testable import LibraryApplication
@testable import LibraryDomain
@testable import LibraryInfrastructure

@Suite("Folders that are watched, and work side by side")
struct WatchTests {
    private let home: Home
    private let folder: Folder
    init() throws {
        home = try Home()
        folder = Folder(name: "Home", path: home.path, kind: .movies)
        for name in ["A", "B", "C"] {
            try FileManager.default.createDirectory(atPath: "\(home.path)/\(name)", withIntermediateDirectories: true)
        }
    }

    private func paths(_ names: String...) -> [RelativePath] { names.map { RelativePath($0) } }

    /// What is dirty once the last of these folders is: the kernel reports changes in their order.
    private func dirty(_ watch: Inotify, _ events: AsyncStream<Void>, until last: String) async -> [String] {
        var dirty: Set<RelativePath> = []
        for await _ in events {
            dirty.formUnion(watch.take()["Home"] ?? [])
            if dirty.contains(RelativePath(last)) { break }
        }
        return dirty.map(\.text).sorted()
    }

    @Test("A folder is watched once, until it is no longer asked for; one that is gone is not")
    func covering() throws {
        let watch = try #require(Inotify(most: 100))
        #expect(watch.cover(folder, paths("", "A", "none")) == .init(added: paths("", "A")))
        #expect(watch.cover(folder, paths("", "A", "B")).added == paths("B"))
        #expect(watch.cover(folder, paths("", "B")).added.isEmpty)
        #expect(watch.cover(folder, paths("", "A", "B")).added == paths("A"))
        watch.forget("Other")
        #expect(watch.cover(folder, paths("", "A", "B")).added.isEmpty)
        watch.forget("Home")
        #expect(watch.cover(folder, paths("", "A", "B")).added.count == 3)
        #expect(watch.take().isEmpty)
    }

    @Test("With more folders than may be watched, the first are, and the limit is told")
    func limit() throws {
        let watch = try #require(Inotify(most: 2))
        #expect(watch.cover(folder, paths("A", "B")).limit == nil)
        let coverage = watch.cover(folder, paths("A", "B", "C"))
        #expect(coverage.added.isEmpty && coverage.limit?.contains("max_user_watches") == true)
        #expect(watch.cover(folder, paths("A", "C")) == .init(added: paths("C")))
        let least = try #require(Inotify(most: 0))
        #expect(least.cover(folder, paths("A", "B")).added == paths("A"))
        #expect(Inotify.systemLimit() >= 16)
    }

    @Test("A change names its folder; hidden files change nothing, marks that exclude a folder do")
    func changes() async throws {
        let watch = try #require(Inotify(most: 100))
        let events = watch.events()
        _ = watch.cover(folder, paths("A", "B", "C"))
        try home.put("A/.hidden", [1])
        try home.put("B/b.mp4", [1])
        #expect(await dirty(watch, events, until: "B") == ["B"])
        try home.put("A/.nomedia", [1])
        try home.put("C/c.mp4", [1])
        // A write is told of in several events, so B may come once more.
        #expect(await dirty(watch, events, until: "C").contains("A"))
        _ = watch.cover(folder, paths("A", "B"))
        try home.put("C/d.mp4", [1])
        try home.move("B/b.mp4", to: "A/b.mp4")
        #expect(await dirty(watch, events, until: "A").contains("B"))
    }

    @Test("A folder that is in two libraries, or in two places of one, is reported to each of them until each is forgotten")
    func twice() async throws {
        let watch = try #require(Inotify(most: 100))
        let other = Folder(name: "Other", path: "\(home.path)/A", kind: .movies)
        let events = watch.events()
        _ = watch.cover(folder, paths("A", "C"))
        _ = watch.cover(other, paths(""))
        try home.put("A/a.mp4", [1])
        try home.put("C/c.mp4", [1])
        var seen: [String: Set<RelativePath>] = [:]
        for await _ in events {
            seen.merge(watch.take()) { $0.union($1) }
            if seen["Home"]?.contains(RelativePath("C")) == true { break }
        }
        #expect(seen["Home"]?.contains(RelativePath("A")) == true && seen["Other"] == [.root])
        watch.forget("Other")
        try home.put("A/b.mp4", [1])
        try home.put("C/d.mp4", [1])
        #expect(await dirty(watch, events, until: "C").contains("A"))
    }

    @Test("A watched folder that is deleted is told of, and may be watched again")
    func deleted() async throws {
        let watch = try #require(Inotify(most: 100))
        let events = watch.events()
        _ = watch.cover(folder, paths("A", "B"))
        try home.remove("A")
        #expect(await dirty(watch, events, until: "A").contains("A"))
        try FileManager.default.createDirectory(atPath: "\(home.path)/A", withIntermediateDirectories: true)
        try home.put("B/b.mp4", [1])
        _ = await dirty(watch, events, until: "B")
        #expect(watch.cover(folder, paths("A", "B")).added == paths("A"))
    }

    @Test("A library's folder that was replaced, by a mount or under its name, is watched anew")
    func replaced() async throws {
        let watch = try #require(Inotify(most: 100))
        let events = watch.events()
        _ = watch.cover(folder, paths(""))
        let away = home.path + "-away"
        defer { try? FileManager.default.removeItem(atPath: away) }
        try FileManager.default.moveItem(atPath: home.path, toPath: away)
        try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
        #expect(await dirty(watch, events, until: "") == [""])
        #expect(watch.cover(folder, paths("")).added == paths(""))
        try home.put("b.mp4", [1])
        #expect(await dirty(watch, events, until: "") == [""])
        #expect(watch.cover(folder, paths("")).added.isEmpty)
    }

    @Test("A network disk is told of as long as it is mounted")
    func network() throws {
        let isMounted = Mutex(true)
        var status = stat()
        stat(home.path, &status)
        let line = "36 35 \(MountTable.device(UInt64(status.st_dev))) / /mnt/my\\040movies rw,noatime master:1 - nfs4 nas:/movies rw"
        let watch = try #require(
            Inotify(most: 100) { MountTable(mountInfo: isMounted.withLock { $0 } ? line : line.replacing("nfs4", with: "ext4")) })
        let limit = try #require(watch.cover(folder, paths("", "A")).limit)
        #expect(limit.contains("network disk (NFS)"))
        #expect(watch.cover(folder, paths("", "A", "B")).limit == limit)
        isMounted.withLock { $0 = false }
        watch.forget("Home")
        #expect(watch.cover(folder, paths("", "A", "B")).limit == nil)
        #expect(try #require(Inotify(most: 100)).cover(folder, paths("")).limit == nil)
    }

    @Test(
        "Types of file systems that do not report all changes",
        arguments: [
            ("nfs", .network("NFS")), ("nfs4", .network("NFS")), ("cifs", .network("SMB")), ("9p", .network("of the host")),
            ("fuse.sshfs", .network("SSH")), ("fuse.mergerfs", .program), ("fuse", .program), ("fuseblk", .local), ("ext4", .local),
            ("btrfs", .local), ("overlay", .local), ("tmpfs", .local), ("", .local),
        ] as [(String, DiskKind)])
    func kinds(_ type: String, _ kind: DiskKind) {
        #expect(DiskKind(type: type) == kind)
        #expect((kind.limit == nil) == (kind == .local))
    }

    @Test(
        "The table of mounts is read as far as it makes sense", arguments: ["", "-", "a - b", "1 2 3:4 / / - ", "1 2 3:4 / / rw -", "\n\n"])
    func mounts(_ text: String) throws {
        let root = try RootedPath.folder(folder)
        #expect(MountTable(mountInfo: text).kind(of: root.raw) == .local)
        #expect(MountTable.current().kind(of: -1) == .local)
        #expect(MountTable.device(0x801) == "8:1" && MountTable.device(0x0000_1000_0012_3456) == "4660:342")
    }

    @Test("Libraries whose changes nobody reports are scanned again after a pause, longer after a long scan, until they are reported")
    func polling() {
        let start = ContinuousClock.now
        var polling = Polling(pause: .seconds(60), parts: 20)
        #expect(polling.due(at: start).isEmpty)
        polling.scanned("A", .seconds(1), at: start)
        polling.scanned("B", .seconds(30), at: start)
        #expect(polling.due(at: start + .seconds(59)).isEmpty)
        #expect(polling.due(at: start + .seconds(60)) == ["A"])
        #expect(polling.due(at: start + .seconds(600)) == ["A", "B"])
        polling.forget("A")
        #expect(polling.due(at: start + .seconds(600)) == ["B"])
    }

    @Test(
        "A version without a name is named after its width",
        arguments: [
            (3_200, 1, "2160p"), (3_199, 1, "1080p"), (1_700, 1, "1080p"), (1_699, 1, "720p"), (1_100, 1, "720p"), (1_099, 1, "576p"),
            (900, 1, "576p"), (899, 480, "480p"),
        ])
    func resolutions(_ width: Int, _ height: Int, _ words: String) {
        let tracks = [
            VideoTrack(number: 0, codec: "h264", width: width, height: height), VideoTrack(number: 1, codec: "mjpeg", width: 1, height: 1),
        ]
        #expect(BatchFiling.resolution(MediaFacts(container: "mp4", video: tracks)) == words)
        #expect(BatchFiling.resolution(MediaFacts(container: "mp4")) == nil)
    }

    @Test("Work side by side keeps its order, and no more of it runs than may", arguments: [1, 2, 5])
    func sideBySide(_ most: Int) async throws {
        let running = Mutex(0)
        let peak = Mutex(0)
        let values = try await concurrently(Array(0..<20), most: most) { number in
            let now = running.withLock { running in
                running += 1
                return running
            }
            peak.withLock { $0 = max($0, now) }
            for _ in 0..<(20 - number) { await Task.yield() }
            running.withLock { $0 -= 1 }
            return number * 2
        }
        #expect(values == (0..<20).map { $0 * 2 })
        #expect(peak.withLock { $0 } <= most)
        #expect(try await concurrently([Int](), most: most) { $0 }.isEmpty)
        await #expect(throws: Unreadable.self) { try await concurrently([1, 2, 3], most: most) { _ in throw Unreadable("x") } }
    }
}
