public import Foundation
public import LibraryDomain

/// Brings the library up to date with one folder on the disk. Writes nothing if nothing has changed. If a scan stops early, the next one
/// does the rest.
public struct ScanFolder: Sendable {
    public static let grace: TimeInterval = 30 * 24 * 3600

    let disk: ScanDisk
    let store: any ScanStore
    let sink: TitleSink
    let candidates: TitleCandidates
    let journal: ReadingJournal
    let palette: @Sendable (FoundPicture) async throws -> Palette
    let now: @Sendable () -> Date
    let cores: Int

    /// - Parameter cores: files that are read at the same time.
    public init(
        disk: ScanDisk, store: any ScanStore, sink: TitleSink, candidates: TitleCandidates = .none, journal: ReadingJournal = .none,
        palette: @escaping @Sendable (FoundPicture) async throws -> Palette,
        now: @escaping @Sendable () -> Date = { Date() }, cores: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.disk = disk
        self.store = store
        self.sink = sink
        self.candidates = candidates
        self.journal = journal
        self.palette = palette
        self.now = now
        self.cores = max(1, cores)
    }

    /// - Parameters:
    ///   - below: only these folders and what is below them.
    ///   - isRecorded: whether the history of the folder tells of it; a correction is no news of the disk.
    ///   - progress: called often; the receiver coalesces.
    public func callAsFunction(
        _ folder: Folder, below: [RelativePath] = [.root], isRecorded: Bool = true,
        progress: @escaping @Sendable (ScanProgress) -> Void = { _ in }
    ) async throws(LibraryError) -> ScanReport {
        var run = ScanRun(self, folder, isRecorded: isRecorded, progress: progress)
        do {
            try await run.run(below: below)
            // Movies are visible by now; the rest adds details.
            try await run.finish()
        } catch {
            let isCancelled = error is CancellationError || Task.isCancelled
            if isCancelled { await run.noteStop() }
            run.show(isCancelled ? .cancelled : .failed)
            if isCancelled { throw .cancelled }
            throw error as? LibraryError ?? .unavailable(reason: "\(error)")
        }
        run.show(.finished)
        return run.report
    }
}
