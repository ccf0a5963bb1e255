import Dispatch
public import Foundation

/// A bounded cache of files that can be recreated: pictures, thumbnails, segments. The directory may be emptied at any
/// time, even while the program runs.
public actor DiskCache {
    public nonisolated let directory: String
    /// Bytes.
    public nonisolated let capacity: Int64
    private var index: CacheIndex?
    private var making: [String: Task<[UInt8], any Error>] = [:]
    private let now: @Sendable () -> Date

    /// Does not access the disk; the directory is read at the first request and created at the first write.
    /// - Parameters:
    ///   - directory: an absolute path; must contain only this cache.
    ///   - capacity: the total size of all files in bytes; the least recently used file is evicted first.
    public init(directory: String, capacity: Int64, now: @escaping @Sendable () -> Date = { Date() }) {
        self.directory = directory
        self.capacity = max(0, capacity)
        self.now = now
    }

    /// The cached data for the key, or the result of `make`, which is then cached. Concurrent requests share one call;
    /// a cancelled caller does not cancel it for the others.
    /// - Parameter key: 1 to 1,000 bytes; any characters.
    /// - Throws: the error of `make`; nothing is cached then. A full or unwritable disk is not an error.
    public func bytes(for key: String, make: @escaping @Sendable () async throws -> [UInt8]) async throws -> [UInt8] {
        let name = CacheFiles.name(of: key)
        if let running = making[name] { return try await running.value }
        let task = Task { try await self.find(name, make: make) }
        making[name] = task
        defer { making[name] = nil }
        return try await task.value
    }

    /// The total size of all cached files in bytes.
    public func usage() async -> Int64 { await loaded().total }

    public func remove(_ key: String) async {
        let name = CacheFiles.name(of: key)
        _ = await loaded()
        index?.remove(name)
        let path = path(name)
        await Self.onDisk { unlink(path) }
    }

    private func find(_ name: String, make: @Sendable () async throws -> [UInt8]) async throws -> [UInt8] {
        _ = await loaded()
        let path = path(name)
        let date = now()
        if index?.contains(name) == true {
            if let kept = await Self.onDisk({ CacheFiles.read(path) }) {
                if index?.touch(name, at: date) == true { await Self.onDisk { CacheFiles.touch(path, at: date) } }
                return kept
            }
            index?.remove(name)
        }
        let made = try await make()
        await keep(made, as: name, at: date)
        return made
    }

    private func keep(_ bytes: [UInt8], as name: String, at date: Date) async {
        guard Int64(bytes.count) <= capacity else { return }
        let (path, directory) = (path(name), directory)
        guard await Self.onDisk({ CacheFiles.write(bytes, to: path, in: directory) }) else { return }
        index?.insert(name, size: Int64(bytes.count), at: date)
        let old = index?.evict(downTo: capacity).map(self.path) ?? []
        if !old.isEmpty { await Self.onDisk { for path in old { unlink(path) } } }
    }

    private func loaded() async -> CacheIndex {
        if let index { return index }
        let directory = directory
        var found = await Self.onDisk { CacheFiles.index(of: directory) }
        // Another call may have been faster.
        if let index { return index }
        let old = found.evict(downTo: capacity).map(path)
        index = found
        if !old.isEmpty { await Self.onDisk { for path in old { unlink(path) } } }
        return found
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
