import Caching
import Foundation
import Synchronization
import Testing

@Suite("Space of the disk of a cache")
struct DiskSpaceTests {
    private static let gigabyte: Int64 = 1 << 30

    @Test(
        "The reserve is 5 % of the disk, at most a gigabyte",
        arguments: [(0, 0), (1_000, 50), (20 * gigabyte, gigabyte), (4_000 * gigabyte, gigabyte)] as [(Int64, Int64)])
    func reserve(total: Int64, reserve: Int64) {
        #expect(DiskSpace(total: total, free: 0).reserve == reserve)
    }

    @Test(
        "A cache may hold its limit, or what it holds and what is free above the reserve, whichever is less",
        arguments: [
            // Of a disk of 1,000 with a reserve of 50: free, held, limit, capacity.
            (1_000, 0, 400, 400), (500, 400, 400, 400), (50, 400, 400, 400), (49, 400, 400, 399), (0, 400, 400, 350), (450, 0, 400, 400),
            (449, 0, 400, 399), (51, 0, 400, 1), (50, 0, 400, 0), (0, 0, 400, 0), (0, 30, 400, 0), (500, 100, 0, 0),
            (.max, .max, .max, .max), (.max, 400, 400, 400),
        ] as [(Int64, Int64, Int64, Int64)])
    func capacity(free: Int64, held: Int64, limit: Int64, capacity: Int64) {
        #expect(DiskSpace(total: 1_000, free: free).capacity(holding: held, limit: limit) == capacity)
    }

    @Test("The space of a disk is read from the file system; a path that is not there has none")
    func reading() throws {
        let space = try #require(DiskSpace(at: FileManager.default.temporaryDirectory.path))
        #expect(space.total > 0 && (0...space.total).contains(space.free))
        #expect(DiskSpace(at: "/nowhere/at/all") == nil)
    }

    /// A disk of 1,000 bytes, of which others use some, with a cache that may take all of them.
    private final class Disk: Sendable {
        let path = FileManager.default.temporaryDirectory.path + "/disk-\(UUID().uuidString)"
        private let others = Mutex<Int64>(0)

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func use(_ bytes: Int64) { others.withLock { $0 = bytes } }

        func cache() -> DiskCache {
            let seconds = Mutex(0.0)
            return DiskCache(
                directory: path, capacity: 1_000,
                now: {
                    seconds.withLock {
                        $0 += 1; return Date(timeIntervalSince1970: 1_700_000_000 + $0)
                    }
                },
                disk: { path in DiskSpace(total: 1_000, free: 1_000 - self.others.withLock { $0 } - Self.size(of: path)) })
        }

        var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

        private static func size(of path: String) -> Int64 {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return files.reduce(0) { $0 + Int64(FileManager.default.contents(atPath: "\(path)/\($1)")?.count ?? 0) }
        }
    }

    private static let hundred = [UInt8](repeating: 1, count: 100)

    @Test("The least recently used files give way before the reserve is touched")
    func reserveStaysFree() async {
        let disk = Disk(), cache = disk.cache()
        disk.use(500)
        for key in ["a", "b", "c", "d"] { #expect(await cache.keep(Self.hundred, for: key)) }
        #expect(disk.files == ["a", "b", "c", "d"])
        #expect(await cache.cached("a") != nil)
        #expect(await cache.keep(Self.hundred, for: "e"))
        #expect(disk.files == ["a", "c", "d", "e"])
        #expect(await cache.usage() == 400)
    }

    @Test("When others take the space, the cache gives it back with the next file, and gets it again when they leave")
    func othersComeAndGo() async {
        let disk = Disk(), cache = disk.cache()
        for key in ["a", "b", "c", "d", "e"] { #expect(await cache.keep(Self.hundred, for: key)) }
        disk.use(800)
        #expect(await cache.keep(Self.hundred, for: "f"))
        #expect(disk.files == ["f"])
        disk.use(900)
        #expect(await !cache.keep(Self.hundred, for: "g"), "Not even an empty cache has room for it")
        #expect(disk.files == [])
        #expect(await cache.usage() == 0)
        disk.use(0)
        #expect(await cache.keep(Self.hundred, for: "g"))
        #expect(disk.files == ["g"])
    }

    @Test("What was kept before is evicted at the start if the disk needs the space")
    func start() async {
        let disk = Disk(), cache = disk.cache()
        for key in ["a", "b", "c", "d", "e"] { await cache.keep(Self.hundred, for: key) }
        disk.use(600)
        let next = disk.cache()
        #expect(await next.usage() <= 350)
        #expect(disk.files.last == "e")
    }
}
