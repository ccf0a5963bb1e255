import Caching
import Foundation
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
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        #expect(date == (isWritten ? start + seconds : start))
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
