import Dispatch
public import Foundation

/// A bounded cache of files that can be recreated: pictures, thumbnails, segments. The directory may be emptied at any
/// time, even while the program runs.
public actor DiskCache {
    public nonisolated let directory: String
    /// Bytes.
    public nonisolated let capacity: Int64
    private var index: CacheIndex<String>?
    private var making: [String: Task<[UInt8], any Error>] = [:]
    private let now: @Sendable () -> Date
    private let observe: @Sendable (String) -> Void
    private let disk: @Sendable (String) -> DiskSpace?

    /// Does not access the disk; the directory is read at the first request and created at the first write.
    /// - Parameters:
    ///   - directory: an absolute path; must contain only this cache.
    ///   - capacity: the total size of all files in bytes; the least recently used file is evicted first.
    ///   - observe: is told what each lookup found, for logs: the label of ``CacheLookup``.
    ///   - disk: the space of the disk that holds the directory, of which the cache leaves a reserve free; nil if that is unknown, and by
    ///     default, so that only the capacity counts.
    public init(
        directory: String, capacity: Int64, now: @escaping @Sendable () -> Date = { Date() },
        observe: @escaping @Sendable (String) -> Void = { _ in },
        disk: @escaping @Sendable (String) -> DiskSpace? = { _ in nil }
    ) {
        self.directory = directory
        self.capacity = max(0, capacity)
        self.now = now
        self.observe = observe
        self.disk = disk
    }

    /// The cached data for the key, or the result of `make`, which is then cached. Concurrent requests share one call;
    /// a cancelled caller does not cancel it for the others.
    /// - Parameters:
    ///   - key: 1 to 1,000 bytes; any characters.
    ///   - lifetime: for how long data is valid; what is older is made again. Nil for no limit. It stays on disk if it cannot be made, so that
    ///     a wrong clock loses nothing at once.
    /// - Throws: the error of `make`; nothing is cached then. A full or unwritable disk is not an error.
    public func bytes(
        for key: String, lifetime: Duration? = nil, make: @escaping @Sendable () async throws -> [UInt8]
    ) async throws -> [UInt8] {
        let name = CacheFiles.name(of: key)
        if let running = making[name] { return try await running.value }
        let task = Task { try await self.find(name, lifetime, make: make) }
        making[name] = task
        defer { making[name] = nil }
        return try await task.value
    }

    /// The cached data; nil if there is none, or if it is older than its lifetime. Does not wait for data that is being made.
    public func cached(_ key: String, lifetime: Duration? = nil) async -> [UInt8]? {
        await lookup(CacheFiles.name(of: key), lifetime, CacheFiles.read)
    }

    /// What can be read of the cached data: for data that is too large to be in memory as a whole.
    /// - Parameter read: gets the path of the file, and should open it at once: it may be deleted at any time. Nil if it cannot be read.
    /// - Returns: nil if there is none.
    public func cached<Value: Sendable>(_ key: String, read: @escaping @Sendable (_ path: String) -> Value?) async -> Value? {
        await lookup(CacheFiles.name(of: key), nil, read)
    }

    /// Caches data that was made elsewhere, and replaces what the key had.
    /// - Parameter key: 1 to 1,000 bytes; any characters.
    /// - Returns: whether it is on disk now: not if the disk is full or unwritable, or if it is larger than the whole cache may be.
    @discardableResult
    public func keep(_ bytes: [UInt8], for key: String) async -> Bool {
        // The index is read first: it must not count the new file twice.
        _ = await loaded()
        return await keep(bytes, as: CacheFiles.name(of: key), at: now())
    }

    /// Whether there is cached data for the key. Does not count as a use, and does not look whether somebody has deleted the file.
    public func contains(_ key: String) async -> Bool { await loaded().contains(CacheFiles.name(of: key)) }

    /// The total size of all cached files in bytes.
    public func usage() async -> Int64 { await loaded().total }

    public func remove(_ key: String) async {
        let name = CacheFiles.name(of: key)
        _ = await loaded()
        index?.remove(name)
        let path = path(name)
        await Self.onDisk { unlink(path) }
    }

    /// Deletes the data of all keys that begin with `prefix`.
    ///
    /// - Parameter prefix: 1 to 100 bytes, of which at most 10 are other than letters, digits and `-`: it stays readable in the names of files.
    public func removeAll(_ prefix: String) async {
        let start = CacheFiles.name(of: prefix)
        let found = await loaded().names { $0.hasPrefix(start) }
        for name in found { index?.remove(name) }
        let paths = found.map(path)
        await Self.onDisk { for path in paths { unlink(path) } }
    }

    /// Deletes everything.
    /// - Returns: how much that was.
    public func removeAll() async -> (bytes: Int64, files: Int) {
        let found = await loaded()
        index = CacheIndex()
        let paths = found.names { _ in true }.map(path)
        await Self.onDisk { for path in paths { unlink(path) } }
        return (found.total, found.count)
    }

    private func find(_ name: String, _ lifetime: Duration?, make: @Sendable () async throws -> [UInt8]) async throws -> [UInt8] {
        if let kept = await lookup(name, lifetime, CacheFiles.read) { return kept }
        let made = try await make()
        await keep(made, as: name, at: now())
        return made
    }

    private func lookup<Value: Sendable>(
        _ name: String, _ lifetime: Duration?, _ read: @escaping @Sendable (_ path: String) -> Value?
    ) async -> Value? {
        let found = await search(name, lifetime, read)
        observe(found.label)
        return found.value
    }

    private func search<Value: Sendable>(
        _ name: String, _ lifetime: Duration?, _ read: @escaping @Sendable (_ path: String) -> Value?
    ) async -> CacheLookup<Value> {
        guard let made = await loaded().made(name) else { return .miss }
        let (path, date) = (path(name), now())
        if let lifetime, date.timeIntervalSince(made) > lifetime / .seconds(1) { return .expired }
        guard let kept = await Self.onDisk({ read(path) }) else {
            index?.remove(name)
            return .miss
        }
        if index?.touch(name, at: date) == true { await Self.onDisk { CacheFiles.touch(path, at: date) } }
        return .hit(kept)
    }

    /// Deletes what is older than a lifetime, of all keys that begin with `prefix`, the oldest first.
    ///
    /// - Parameters:
    ///   - prefix: 1 to 30 bytes, which always stay readable in the names of files.
    ///   - limit: how many at most.
    public func removeOutdated(_ prefix: String, lifetime: Duration, limit: Int) async {
        let start = CacheFiles.name(of: prefix)
        let end = now().addingTimeInterval(-(lifetime / .seconds(1)))
        let old = await loaded().made(before: end, limit: limit) { $0.hasPrefix(start) }
        for name in old { index?.remove(name) }
        let paths = old.map(path)
        await Self.onDisk { for path in paths { unlink(path) } }
    }

    @discardableResult
    private func keep(_ bytes: [UInt8], as name: String, at date: Date) async -> Bool {
        guard Int64(bytes.count) <= capacity, await makeRoom(for: Int64(bytes.count)) else { return false }
        let (path, directory) = (path(name), directory)
        guard await Self.onDisk({ CacheFiles.write(bytes, to: path, in: directory) }) else { return false }
        index?.insert(name, size: Int64(bytes.count), at: date)
        await evict(downTo: capacity)
        return true
    }

    /// Evicts as much as the disk needs to keep its reserve, also if that is more than the new file takes.
    /// - Returns: whether the file fits then.
    private func makeRoom(for size: Int64) async -> Bool {
        let (disk, directory) = (disk, directory)
        guard let space = await Self.onDisk({ disk(directory) }) else { return true }
        let capacity = space.capacity(holding: index?.total ?? 0, limit: capacity)
        await evict(downTo: max(0, capacity - size))
        return size <= capacity
    }

    private func evict(downTo capacity: Int64) async {
        let old = index?.evict(downTo: capacity).map(path) ?? []
        if !old.isEmpty { await Self.onDisk { for path in old { unlink(path) } } }
    }

    private func loaded() async -> CacheIndex<String> {
        if let index { return index }
        let (disk, directory) = (disk, directory)
        let (found, space) = await Self.onDisk { (CacheFiles.index(of: directory), disk(directory)) }
        // Another call may have been faster.
        if let index { return index }
        index = found
        await evict(downTo: space?.capacity(holding: found.total, limit: capacity) ?? capacity)
        return index ?? found
    }

    private nonisolated func path(_ name: String) -> String { "\(directory)/\(name)" }

    private static let queue = DispatchQueue(label: "popcorn.cache", qos: .userInitiated, attributes: .concurrent)

    @discardableResult
    private static func onDisk<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
