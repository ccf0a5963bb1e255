import Caching
import Foundation
import Glibc
import Synchronization
import Testing

@Suite("Disk cache")
struct DiskCacheTests {
    private final class Folder: Sendable {
        let path = FileManager.default.temporaryDirectory.path + "/cache-\(UUID().uuidString)"
        deinit { try? FileManager.default.removeItem(atPath: path) }
        var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    private let folder = Folder()

    @Test("creates a file once and finds it again, also after a restart")
    func keeps() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        #expect(try await cache.bytes(for: "a/1", make: { [1, 2, 3] }) == [1, 2, 3])
        #expect(try await cache.bytes(for: "a/1", make: { [9] }) == [1, 2, 3])
        let next = DiskCache(directory: folder.path, capacity: 1_000)
        #expect(try await next.bytes(for: "a/1", make: { [9] }) == [1, 2, 3])
        #expect(await next.usage() == 3)
    }

    @Test("Data can be read from its file, and a file that cannot be read counts as lost")
    func files() async throws {
        let found = Mutex<[String]>([])
        let cache = DiskCache(directory: folder.path, capacity: 1_000, observe: { label in found.withLock { $0.append(label) } })
        #expect(await cache.cached("a") { FileHandle(forReadingAtPath: $0) } == nil)
        await cache.keep([1, 2, 3], for: "a")
        let file = try #require(await cache.cached("a") { FileHandle(forReadingAtPath: $0) })
        await cache.remove("a")
        #expect(folder.files.isEmpty)
        #expect(try file.readToEnd() == Data([1, 2, 3]), "An open file stays until it is closed")
        await cache.keep([1], for: "a")
        #expect(await cache.cached("a") { _ in nil as Int? } == nil)
        #expect(await !cache.contains("a"))
        #expect(found.withLock { $0 } == ["MISS", "HIT", "MISS"])
    }

    @Test("tells what it has without making anything, and without waiting for what is being made")
    func peeks() async throws {
        let hours = Mutex(0.0)
        let cache = DiskCache(directory: folder.path, capacity: 1_000, now: { Date.now + hours.withLock { $0 } * 3_600 })
        #expect(await cache.cached("a") == nil)
        let (gate, open) = AsyncStream<Void>.makeStream()
        async let made = cache.bytes(for: "a") {
            for await _ in gate { break }
            return [1]
        }
        #expect(await cache.cached("a") == nil)
        open.yield()
        #expect(try await made == [1])
        #expect(await cache.cached("a", lifetime: .seconds(3_600)) == [1])
        hours.withLock { $0 = 2 }
        #expect(await cache.cached("a", lifetime: .seconds(3_600)) == nil)
        #expect(await cache.cached("a") == [1])
    }

    @Test("concurrent requests for a key create its file once")
    func singleFlight() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        let made = Counter()
        let all = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await cache.bytes(for: "x") {
                        made.count.withLock { $0 += 1 }
                        try await Task.sleep(for: .milliseconds(20))
                        return [7]
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all == Array(repeating: [7], count: 50))
        #expect(made.count.withLock { $0 } == 1)
    }

    @Test("stays within its capacity and evicts the least recently used file first")
    func bounded() async throws {
        let clock = Counter()
        let cache = DiskCache(directory: folder.path, capacity: 400) {
            Date(
                timeIntervalSince1970: Double(
                    clock.count.withLock {
                        $0 += 1; return $0
                    }))
        }
        for name in ["a", "b", "c"] { _ = try await cache.bytes(for: name) { [UInt8](repeating: 1, count: 100) } }
        _ = try await cache.bytes(for: "a") { [] }
        for name in ["d", "e"] { _ = try await cache.bytes(for: name) { [UInt8](repeating: 1, count: 100) } }
        #expect(await cache.usage() <= 400)
        #expect(folder.files.contains("a"))
        #expect(!folder.files.contains("b"))
        _ = try await cache.bytes(for: "huge") { [UInt8](repeating: 1, count: 500) }
        #expect(!folder.files.contains("huge"))
    }

    @Test("what is used all the time is known as used after a restart")
    func steadyUse() async throws {
        let seconds = Mutex(0.0)
        func cache(_ capacity: Int64) -> DiskCache {
            DiskCache(directory: folder.path, capacity: capacity, now: { Date.now + seconds.withLock { $0 } })
        }
        let first = cache(1_000)
        _ = try await first.bytes(for: "steady") { [UInt8](repeating: 1, count: 100) }
        seconds.withLock { $0 = 30 }
        _ = try await first.bytes(for: "once") { [UInt8](repeating: 1, count: 100) }
        for second in stride(from: 40.0, through: 200, by: 40) {
            seconds.withLock { $0 = second }
            _ = try await first.bytes(for: "steady") { [] }
        }
        #expect(await cache(150).usage() == 100)
        #expect(folder.files == ["steady"])
    }

    @Test("a smaller capacity takes effect at the next start")
    func shrinks() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        for name in ["a", "b", "c"] { _ = try await cache.bytes(for: name) { [UInt8](repeating: 1, count: 100) } }
        let smaller = DiskCache(directory: folder.path, capacity: 150)
        #expect(await smaller.usage() <= 150)
        #expect(folder.files.count == 1)
    }

    @Test("the directory may disappear at any time")
    func deleted() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        _ = try await cache.bytes(for: "a") { [1] }
        try FileManager.default.removeItem(atPath: folder.path)
        #expect(try await cache.bytes(for: "a") { [2] } == [2])
        #expect(folder.files == ["a"])
    }

    @Test("a failure is thrown and not cached, and an unwritable directory does no harm")
    func failures() async throws {
        struct Failure: Error {}
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        await #expect(throws: Failure.self) { try await cache.bytes(for: "a") { throw Failure() } }
        #expect(try await cache.bytes(for: "a") { [1] } == [1])
        let nowhere = DiskCache(directory: "/proc/nowhere", capacity: 1_000)
        #expect(try await nowhere.bytes(for: "a") { [1] } == [1])
    }

    @Test(
        "any key is a file in the directory and no other",
        arguments: ["../../etc/passwd", "", "a b", "é", String(repeating: "x", count: 900), "."])
    func keys(_ key: String) async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        #expect(try await cache.bytes(for: key) { [1] } == [1])
        #expect(folder.files.count == 1)
        #expect(try await DiskCache(directory: folder.path, capacity: 1_000).bytes(for: key) { [2] } == [1])
    }

    @Test("What is older than its lifetime is made again; it stays on disk until that succeeds, and uses do not make it younger")
    func lifetimes() async throws {
        struct Away: Error {}
        let day = Mutex(0.0)
        let found = Mutex<[String]>([])
        func cache() -> DiskCache {
            DiskCache(
                directory: folder.path, capacity: 1_000, now: { Date.now + day.withLock { $0 } * 86_400 },
                observe: { label in found.withLock { $0.append(label) } })
        }
        let week = Duration.seconds(7 * 86_400)
        let first = cache()
        #expect(try await first.bytes(for: "a", lifetime: week, make: { [1] }) == [1])
        day.withLock { $0 = 6 }
        #expect(try await first.bytes(for: "a", lifetime: week, make: { [2] }) == [1])
        day.withLock { $0 = 8 }
        for cache in [first, cache()] {
            await #expect(throws: Away.self) { try await cache.bytes(for: "a", lifetime: week) { throw Away() } }
            #expect(try await cache.bytes(for: "a", make: { [2] }) == [1], "Without a lifetime it is as good as new")
        }
        let last = cache()
        #expect(try await last.bytes(for: "a", lifetime: week, make: { [2] }) == [2])
        #expect(try await last.bytes(for: "a", lifetime: week, make: { [3] }) == [2])
        #expect(found.withLock { $0 } == ["MISS", "HIT", "EXPIRED", "HIT", "EXPIRED", "HIT", "EXPIRED", "HIT"])
    }

    @Test("Outdated files of one kind are deleted, the oldest first and no more than allowed")
    func outdated() async throws {
        let day = Mutex(0.0)
        let cache = DiskCache(directory: folder.path, capacity: 1_000, now: { Date.now + day.withLock { $0 } * 86_400 })
        for (number, key) in ["https://b/1", "https://a/2", "local/3", "https://c/4"].enumerated() {
            day.withLock { $0 = Double(number) }
            _ = try await cache.bytes(for: key) { [1] }
        }
        day.withLock { $0 = 10 }
        func kept() -> [String] { folder.files.compactMap { $0.last.map(String.init) }.sorted() }
        await cache.removeOutdated("https:", lifetime: .seconds(20 * 86_400), limit: 9)
        #expect(kept() == ["1", "2", "3", "4"])
        await cache.removeOutdated("https:", lifetime: .seconds(8 * 86_400), limit: 1)
        #expect(kept() == ["2", "3", "4"])
        await cache.removeOutdated("https:", lifetime: .seconds(8 * 86_400), limit: 9)
        #expect(kept() == ["3", "4"])
        #expect(await cache.usage() == 2)
    }

    @Test("similar keys do not collide")
    func apart() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 10_000)
        let keys = ["a", "A", "a/b", "a_b", "a-b", String(repeating: "y", count: 500), String(repeating: "y", count: 501)]
        for (index, key) in keys.enumerated() { _ = try await cache.bytes(for: key) { [UInt8(index)] } }
        for (index, key) in keys.enumerated() { #expect(try await cache.bytes(for: key) { [99] } == [UInt8(index)]) }
    }

    @Test("Plain characters of a key stay readable in the name of its file")
    func names() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        _ = try await cache.bytes(for: "azAZ09-/_ü") { [1] }
        #expect(folder.files == ["azAZ09-_2f_5f_c3_bc"])
        await cache.remove("azAZ09-/_ü")
        #expect(folder.files.isEmpty)
        #expect(await cache.usage() == 0)
    }

    @Test(
        "A name has at most 180 characters; a longer one is cut to 120 and ends in a hash", arguments: [(180, 180), (181, 147), (900, 147)])
    func longNames(_ length: Int, _ most: Int) async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        _ = try await cache.bytes(for: String(repeating: "x", count: length)) { [1] }
        let name = try #require(folder.files.first)
        #expect(name.count <= most)
        #expect(name.hasPrefix(String(repeating: "x", count: min(length, 120))))
        #expect(name.prefix(while: { $0 == "x" }).count == (length > 180 ? 120 : length))
    }

    @Test("The remains of interrupted writes are deleted, and folders are left alone")
    func remains() async throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
        for name in [".unfinished-1", "a"] { try Data([1, 2]).write(to: URL(filePath: folder.path + "/" + name)) }
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        #expect(await cache.usage() == 2)
        #expect(folder.files == ["a", "sub"])
    }

    @Test("A use is written to the disk if the last one is more than a minute ago", arguments: [(60.0, false), (61.0, true)])
    func uses(_ seconds: Double, _ isWritten: Bool) async throws {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let path = folder.path + "/a"
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data([1]).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: path)
        let cache = DiskCache(directory: folder.path, capacity: 1_000) { start + seconds }
        #expect(try await cache.bytes(for: "a") { [] } == [1])
        var status = stat()
        #expect(lstat(path, &status) == 0 && status.st_mtim.tv_sec == 1_700_000_000, "A use does not make it younger")
        #expect((status.st_atim.tv_sec == 1_700_000_061) == isWritten)
    }

    @Test("Files are evicted down to nine tenths of the capacity, and only above it")
    func tenth() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 100)
        for name in 0..<10 { _ = try await cache.bytes(for: "\(name)") { [UInt8](repeating: 1, count: 10) } }
        #expect(await cache.usage() == 100)
        #expect(folder.files.count == 10)
        _ = try await cache.bytes(for: "x") { [1] }
        #expect(await cache.usage() == 81)
        #expect(!folder.files.contains("0") && !folder.files.contains("1") && folder.files.contains("2"))
        _ = try await cache.bytes(for: "whole") { [UInt8](repeating: 1, count: 100) }
        #expect(await cache.usage() <= 100)
    }

    @Test("What was made elsewhere is kept, replaces what was there, and counts once")
    func keepsOthers() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 100)
        #expect(await !cache.contains("a"))
        for size in [10, 20] { #expect(await cache.keep([UInt8](repeating: 1, count: size), for: "a")) }
        #expect(await cache.usage() == 20)
        #expect(await cache.contains("a"))
        #expect(await cache.cached("a")?.count == 20)
        #expect(await !cache.keep([UInt8](repeating: 1, count: 101), for: "b"), "It is larger than the cache")
        #expect(await DiskCache(directory: folder.path, capacity: 100).keep([1], for: "a"))
        #expect(folder.files == ["a"])
        let nowhere = DiskCache(directory: "/proc/nowhere", capacity: 100)
        #expect(await !nowhere.keep([1], for: "a"))
        #expect(await !nowhere.contains("a"))
    }

    @Test("All keys with one beginning are deleted, and no others")
    func removesAll() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        for key in ["m/video-720/1", "m/video-720/init", "m/video-7", "n/video-720/1"] { await cache.keep([1], for: key) }
        await cache.removeAll("m/video-720/")
        #expect(folder.files == ["m_2fvideo-7", "n_2fvideo-720_2f1"])
        #expect(await cache.usage() == 2)
    }

    @Test("Everything is deleted, and how much that was is told")
    func empties() async throws {
        let cache = DiskCache(directory: folder.path, capacity: 1_000)
        for size in [10, 20] { await cache.keep([UInt8](repeating: 1, count: size), for: "\(size)") }
        let next = DiskCache(directory: folder.path, capacity: 1_000)
        let (gone, again) = (await next.removeAll(), await next.removeAll())
        #expect(gone == (30, 2) && again == (0, 0))
        #expect(folder.files.isEmpty)
        #expect(await next.usage() == 0)
        #expect(await next.keep([1], for: "0"))
    }

    @Test("Data that fits no capacity or cannot be written does not count")
    func notKept() async throws {
        let nowhere = DiskCache(directory: "/proc/nowhere", capacity: 1_000)
        _ = try await nowhere.bytes(for: "a") { [1, 2, 3] }
        #expect(await nowhere.usage() == 0)
        let none = DiskCache(directory: folder.path, capacity: -5)
        #expect(try await none.bytes(for: "a") { [1] } == [1])
        #expect(none.capacity == 0)
        #expect(folder.files.isEmpty)
    }
}
