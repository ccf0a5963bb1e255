public import LibraryDomain

/// Adds and removes folders, and runs scans one at a time: on request, when files change, and regularly.
public actor LibraryService {
    let store: any LibraryRepository & ScanStore
    let scan: ScanFolder
    private let watch: FolderWatch?
    private let examine: @Sendable (String) async -> FolderRules.Examination
    private let schedule: Duration
    private let quiet: Duration
    private nonisolated let hub = ScanHub()

    private struct Running {
        var task: Task<ScanReport, any Error>
        /// Distinguishes it from the next scan of the same library.
        var number: Int
        var isWhole: Bool
        var hasBegun = false
    }

    /// The running and the waiting scans of each library.
    private var running: [String: [Running]] = [:]
    private var isWatching = false
    private var last: Task<Void, Never>?
    private var issued = 0
    private var limits: [String: String] = [:]
    /// By library that its last scan did not find, why.
    public private(set) var awayReasons: [String: String] = [:]
    private var polling: Polling
    /// Libraries whose scan a person stopped: only a request or a change on the disk starts another one.
    private var stopped: Set<String> = []

    /// - Parameters:
    ///   - schedule: between scans of all libraries while `run` is running.
    ///   - quiet: the pause without changes before changed folders are scanned.
    public init(
        store: any LibraryRepository & ScanStore, scan: ScanFolder, watch: FolderWatch?,
        examine: @escaping @Sendable (String) async -> FolderRules.Examination, schedule: Duration = .seconds(3600),
        polling: Polling = Polling(), quiet: Duration = .seconds(2)
    ) {
        self.store = store
        self.scan = scan
        self.watch = watch
        self.examine = examine
        self.schedule = schedule
        self.polling = polling
        self.quiet = quiet
    }

    // MARK: Folders

    /// - Returns: advice for the person, if any ("this folder is empty").
    @discardableResult
    public func add(_ folder: Folder) async throws(LibraryError) -> String? {
        try FolderRules.check(name: folder.name)
        var others: [String: FolderRules.Examination] = [:]
        for other in try await store.folders() {
            if other.name.lowercased() == folder.name.lowercased() { throw .nameTaken(folder.name) }
            others[other.name] = await examine(other.path)
            // One that is away has its path alone.
            if others[other.name]?.resolved == nil { others[other.name]?.resolved = other.path }
        }
        let found = await examine(folder.path)
        try FolderRules.check(path: folder.path, found, others: others)
        // A folder inside a library may be mounted a second time, under another path.
        for (name, other) in others where found.inode != 0 && other.device == found.device {
            if try await store.folderStamps(of: name).values.contains(where: { $0.inode == found.inode && !$0.isMount }) {
                throw .overlaps(folder.path, with: name)
            }
        }
        var folder = folder
        while folder.path.count > 1, folder.path.hasSuffix("/") { folder.path.removeLast() }
        try await store.add(folder)
        return found.isEmpty ? "The folder is empty. Movies that you add to it will show up automatically." : nil
    }

    public func remove(_ name: String) async throws(LibraryError) {
        await cancel(name)
        try await store.remove(folder: name)
        limits[name] = nil
        stopped.remove(name)
        polling.forget(name)
        await watch?.forget(name)
        try await tellOfNotices()
    }

    // MARK: Scans

    /// Starts a scan of one library, or of all, unless one is running. The streams of one library end with its scan.
    @discardableResult
    public func startScan(_ name: String? = nil) async throws(LibraryError) -> [AsyncStream<ScanProgress>] {
        let folders = try await folders(name)
        return folders.map { folder in
            let progress = hub.listen(to: folder.name)
            stopped.remove(folder.name)
            _ = start(folder, below: [.root])
            return progress
        }
    }

    /// Scans and waits for the end, for commands.
    public func scan(_ name: String? = nil) async throws(LibraryError) -> [ScanReport] {
        var reports: [ScanReport] = []
        for folder in try await folders(name) {
            stopped.remove(folder.name)
            do {
                reports.append(try await report(of: start(folder, below: [.root]), folder.name))
            } catch .unknownFolder where name == nil {
                // Removed while it waited.
                continue
            }
        }
        return reports
    }

    /// Applies corrections in folders of a library, and waits for the end.
    func rescan(_ folder: Folder, below: [RelativePath]) async throws(LibraryError) {
        _ = try await report(of: start(folder, below: below, isNews: true, isRecorded: false), folder.name)
    }

    /// The progress of all scans from now on. Never ends.
    public nonisolated func progress() -> AsyncStream<ScanProgress> { hub.listen(to: nil) }

    /// Scans that wait or run.
    public nonisolated var scans: [ScanProgress] { hub.running }

    /// Stops a scan and waits until it has stopped. Files that it has filed stay. No other scan of the library starts by itself.
    public func cancel(_ name: String) async {
        let scans = running[name] ?? []
        if !scans.isEmpty { stopped.insert(name) }
        for scan in scans { scan.task.cancel() }
        for scan in scans { _ = try? await scan.task.value }
    }

    public func cancelAll() async { for name in running.keys.sorted() { await cancel(name) } }

    /// Libraries that are not watched completely, with the reason; scheduled scans find their changes.
    public var watchLimits: [String: String] { limits }

    private func folders(_ name: String?) async throws(LibraryError) -> [Folder] {
        let all = try await store.folders()
        guard let name else { return all }
        guard let folder = all.first(where: { $0.name == name }) else { throw .unknownFolder(name) }
        return [folder]
    }

    private func report(of scan: Task<ScanReport, any Error>, _ name: String) async throws(LibraryError) -> ScanReport {
        do {
            return try await withTaskCancellationHandler {
                try await scan.value
            } onCancel: {
                scan.cancel()
            }
        } catch {
            throw error as? LibraryError ?? (error is CancellationError ? .cancelled : .unavailable(reason: "\(error)"))
        }
    }

    /// The current scan of the library if it covers the request; otherwise a new one after all others.
    /// - Parameters:
    ///   - isNews: something has just changed, and a running scan may have passed it already.
    ///   - isRecorded: whether the history of the folder tells of it.
    private func start(
        _ folder: Folder, below: [RelativePath], isNews: Bool = false, isRecorded: Bool = true
    ) -> Task<ScanReport, any Error> {
        let present = running[folder.name]?.first { $0.isWhole && !(isNews && $0.hasBegun) }
        if let present { return present.task }
        issued += 1
        let (number, before, hub, scan, store) = (issued, last, hub, scan, store)
        if running[folder.name] == nil { hub.publish(ScanProgress(library: folder.name)) }
        let task = Task {
            await before?.value
            defer { self.ended(folder.name, number) }
            guard !Task.isCancelled, try await store.folders().contains(folder) else {
                hub.publish(ScanProgress(library: folder.name, phase: .cancelled))
                throw Task.isCancelled ? LibraryError.cancelled : .unknownFolder(folder.name)
            }
            self.began(folder.name, number)
            store.setScanning(true, folder: folder.name)
            defer { store.setScanning(false, folder: folder.name) }
            do {
                let report = try await scan(folder, below: below, isRecorded: isRecorded) { hub.publish($0) }
                self.note(report)
                try await self.removeLeftovers(of: folder)
                return report
            } catch let error as LibraryError where error != .cancelled {
                try await self.removeLeftovers(of: folder)
                throw error
            }
        }
        running[folder.name, default: []].append(Running(task: task, number: number, isWhole: below == [.root]))
        last = Task {
            let report = try? await task.value
            await self.cover(folder, took: .seconds(report?.seconds ?? 0))
        }
        return task
    }

    /// Another process may have removed the folder while it was scanned.
    /// - Throws: `.unknownFolder` if so.
    private func removeLeftovers(of folder: Folder) async throws {
        guard !(try await store.folders().contains { $0.name == folder.name }) else { return }
        try await store.removeContents(of: folder.name)
        try await tellOfNotices()
        throw LibraryError.unknownFolder(folder.name)
    }

    private func tellOfNotices() async throws(LibraryError) {
        do { _ = try await DeliverNotices(store: store, sink: scan.sink, disk: scan.disk)() } catch {
            throw error as? LibraryError ?? .unavailable(reason: "\(error)")
        }
    }

    private func note(_ report: ScanReport) { awayReasons[report.library] = report.awayReason }

    private func began(_ name: String, _ number: Int) {
        guard let index = running[name]?.firstIndex(where: { $0.number == number }) else { return }
        running[name]?[index].hasBegun = true
    }

    private func ended(_ name: String, _ number: Int) {
        running[name]?.removeAll { $0.number == number }
        if running[name]?.isEmpty == true { running[name] = nil }
    }

    // MARK: Changes as they happen

    /// Watches and scans until the task is cancelled; then running scans stop too.
    public func run() async {
        isWatching = true
        defer { isWatching = false }
        await withDiscardingTaskGroup { group in
            group.addTask { await self.followSchedule() }
            group.addTask { await self.followChanges() }
            group.addTask { await self.lookForUnreported() }
        }
        await cancelAll()
    }

    private func followSchedule() async {
        while !Task.isCancelled {
            for folder in (try? await store.folders()) ?? [] where !stopped.contains(folder.name) {
                guard !Task.isCancelled else { return }
                _ = try? await report(of: start(folder, below: [.root]), folder.name)
            }
            do { try await Task.sleep(for: schedule) } catch { return }
        }
    }

    private func followChanges() async {
        guard let watch else { return }
        for await _ in watch.events() {
            do { try await Task.sleep(for: quiet) } catch { return }
            let dirty = watch.take()
            for folder in (try? await store.folders()) ?? [] {
                guard !Task.isCancelled else { return }
                guard let paths = dirty[folder.name], !paths.isEmpty else { continue }
                stopped.remove(folder.name)
                _ = try? await report(of: start(folder, below: paths.sorted(), isNews: true), folder.name)
            }
        }
    }

    private func lookForUnreported() async {
        while true {
            do { try await Task.sleep(for: polling.pause) } catch { return }
            let due = polling.due(at: .now)
            for folder in (try? await store.folders()) ?? [] where due.contains(folder.name) && !stopped.contains(folder.name) {
                guard !Task.isCancelled else { return }
                _ = try? await report(of: start(folder, below: [.root]), folder.name)
            }
        }
    }

    /// Watches the folders of the last scan. Files may have appeared in the new ones in the meantime.
    private func cover(_ folder: Folder, took: Duration) async {
        guard isWatching, let watch, let folders = try? await store.folders(), folders.contains(folder),
            let stamps = try? await store.folderStamps(of: folder.name)
        else { return }
        let coverage = await watch.cover(folder, [.root] + stamps.keys.filter { !$0.isRoot }.sorted())
        limits[folder.name] = coverage.limit
        // Nothing reports that a disk has been mounted.
        let isAway = stamps[.root]?.count == FolderStamp.away
        if coverage.limit != nil || isAway {
            polling.scanned(folder.name, took, at: .now)
        } else {
            polling.forget(folder.name)
        }
        guard !coverage.added.isEmpty, isWatching, !stopped.contains(folder.name) else { return }
        _ = start(folder, below: coverage.added.count < 200 ? coverage.added : [.root], isNews: true)
    }
}
