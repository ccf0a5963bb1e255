@preconcurrency import Dispatch
import Files
import Glibc
public import LibraryDomain
import Synchronization

extension FolderWatch {
    /// The kernel's own notifications (inotify).
    /// - Parameter most: folders watched at once; nil for half of what the system allows.
    public static func inotify(most: Int? = nil) -> FolderWatch {
        guard let watch = Inotify(most: most ?? Inotify.systemLimit() / 2) else { return unwatched }
        let threads = DiskThreads()
        return FolderWatch(
            events: { watch.events() }, take: { watch.take() },
            cover: { folder, paths in (try? await threads.run { watch.cover(folder, paths) }) ?? FolderWatch.Coverage(added: []) },
            forget: { watch.forget($0) })
    }

    /// The system has no notifications left for this program.
    private static let unwatched = FolderWatch(
        events: { AsyncStream { $0.finish() } }, take: { [:] },
        cover: { _, _ in
            FolderWatch.Coverage(
                added: [],
                limit:
                    "This system reports no changes to Popcorn, so it looks for them every few minutes. Raise fs.inotify.max_user_instances, then restart Popcorn."
            )
        }, forget: { _ in })
}

/// One kernel queue for all libraries.
final class Inotify: Sendable {
    private struct Place: Hashable {
        var library: String
        var path: RelativePath
    }

    private struct State {
        /// One folder may have several: by a mount, or in two libraries.
        var places: [Int32: Set<Place>] = [:]
        var watches: [Place: Int32] = [:]
        var dirty: [String: Set<RelativePath>] = [:]
        var listeners: [AsyncStream<Void>.Continuation] = []
        /// By library: folders whose changes are not all reported.
        var limits: [String: [RelativePath: String]] = [:]

        /// - Returns: its watch, if no other place needs it.
        mutating func remove(_ place: Place) -> Int32? {
            limits[place.library]?[place.path] = nil
            guard let watch = watches.removeValue(forKey: place) else { return nil }
            places[watch]?.remove(place)
            guard places[watch]?.isEmpty == true else { return nil }
            places[watch] = nil
            return watch
        }
    }

    private let state = Mutex(State())
    private let descriptor: Int32
    private let most: Int
    private let mounts: @Sendable () -> MountTable
    private let source: any DispatchSourceRead

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    init?(most: Int, mounts: @escaping @Sendable () -> MountTable = { .current() }) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.most = max(1, most)
        self.mounts = mounts
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: DispatchQueue(label: "popcorn.library.watch", qos: .utility))
        let descriptor = descriptor
        source.setEventHandler { [weak self] in self?.drain() }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    static func systemLimit() -> Int {
        guard let file = fopen("/proc/sys/fs/inotify/max_user_watches", "r") else { return 8_192 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 32)
        guard fgets(&buffer, 32, file) != nil else { return 8_192 }
        return max(16, Int(atol(buffer)))
    }

    func events() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }

    func take() -> [String: Set<RelativePath>] {
        state.withLock { state in
            defer { state.dirty = [:] }
            return state.dirty
        }
    }

    func cover(_ folder: Folder, _ paths: [RelativePath]) -> FolderWatch.Coverage {
        let wanted = Set(paths)
        forget(folder.name) { !wanted.contains($0) }
        let disks = mounts()
        var coverage = FolderWatch.Coverage(added: [])
        for path in paths {
            let place = Place(library: folder.name, path: path)
            let (before, count) = state.withLock { ($0.watches[place], $0.watches.count) }
            // The library's folder may have been replaced, by a mount or under its name.
            if before != nil, !path.isRoot { continue }
            guard before != nil || count < most else {
                coverage.limit = Self.limitWords
                break
            }
            guard let open = try? RootedPath.folder(folder, path) else { continue }
            let limit = disks.kind(of: open.raw).limit
            // Nobody can replace a folder on the way meanwhile, because it is open.
            let watch = inotify_add_watch(descriptor, "/proc/self/fd/\(open.raw)/.", Self.mask)
            guard watch >= 0 else {
                if errno == ENOSPC {
                    coverage.limit = Self.limitWords
                    break
                }
                continue
            }
            let unused = state.withLock { state in
                let unused = before == watch ? nil : state.remove(place)
                state.places[watch, default: []].insert(place)
                state.watches[place] = watch
                state.limits[folder.name, default: [:]][path] = limit
                return unused
            }
            if let unused { _ = inotify_rm_watch(descriptor, unused) }
            if before != watch { coverage.added.append(path) }
        }
        let limits = state.withLock { $0.limits[folder.name] ?? [:] }
        coverage.limit = limits.min { $0.key < $1.key }?.value ?? coverage.limit
        return coverage
    }

    private static let limitWords =
        "This system watches fewer folders than the library has, so changes in some of them show up within minutes instead of at once. Raise fs.inotify.max_user_watches to watch them all."

    func forget(_ library: String) { forget(library) { _ in true } }

    private func forget(_ library: String, where isGone: (RelativePath) -> Bool) {
        let unused = state.withLock { state in
            let gone = state.watches.keys.filter { $0.library == library && isGone($0.path) }
            return gone.compactMap { state.remove($0) }
        }
        for watch in unused { _ = inotify_rm_watch(descriptor, watch) }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var hasChanged = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            var at = 0
            let header = MemoryLayout<inotify_event>.size
            while at + header <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self) }
                let name = buffer[(at + header)..<min(count, at + header + Int(event.len))].prefix { $0 != 0 }
                hasChanged = note(event, Array(name)) || hasChanged
                at += header + Int(event.len)
            }
        }
        guard hasChanged else { return }
        for listener in state.withLock({ $0.listeners }) { listener.yield() }
    }

    private func note(_ event: inotify_event, _ name: [UInt8]) -> Bool {
        state.withLock { state in
            // The queue overflowed: scan everything.
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                for place in state.watches.keys where place.path.isRoot { state.dirty[place.library, default: []].insert(.root) }
                return true
            }
            guard let places = state.places[event.wd] else { return false }
            if event.mask & UInt32(IN_IGNORED) != 0 {
                for place in places { _ = state.remove(place) }
            } else if name.first == UInt8(ascii: "."), !FileClass.stopMarks.contains(NameText.decode(name)) {
                return false
            }
            for place in places { state.dirty[place.library, default: []].insert(place.path) }
            return true
        }
    }
}
