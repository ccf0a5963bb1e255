import CoreDomain
import Foundation
import LibraryDomain

/// One scan while it runs.
struct ScanRun {
    let scan: ScanFolder
    let folder: Folder
    let notify: @Sendable (ScanProgress) -> Void
    let date: Date
    let begun = ContinuousClock.now
    var report: ScanReport
    var progress: ScanProgress
    /// Folders of all libraries, for files that moved between them.
    var folders: [String: Folder] = [:]
    var isFirst = false
    let isRecorded: Bool
    /// The known and the current state of each folder.
    var known: [RelativePath: FolderStamp] = [:]
    var corrections = Corrections([])
    /// Files that could not be read before, and can be now.
    var readable: Set<RelativePath> = []
    var survey = Survey()
    /// Files that an earlier scan of the same millisecond found missing.
    private var missingBefore = 0

    var store: any ScanStore { scan.store }

    init(_ scan: ScanFolder, _ folder: Folder, isRecorded: Bool, progress notify: @escaping @Sendable (ScanProgress) -> Void) {
        self.scan = scan
        self.folder = folder
        self.isRecorded = isRecorded
        self.notify = notify
        date = scan.now()
        report = ScanReport(library: folder.name)
        progress = ScanProgress(library: folder.name)
    }

    mutating func run(below: [RelativePath]) async throws {
        show(.listing)
        known = try await store.folderStamps(of: folder.name)
        folders = Dictionary(try await store.folders().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        isFirst = known.isEmpty
        missingBefore = try await store.missingFiles(of: folder.name, since: date).count
        corrections = Corrections(try await store.corrections())
        var compared = known
        for directory in try await store.directoriesToCorrect(corrections.all, of: folder.name) { compared[directory]?.digest &+= 1 }
        try await findReadable(Set(below))
        for path in readable { compared[path.parent]?.digest &+= 1 }
        let (notify, started) = (notify, progress)
        survey = try await scan.disk.survey(folder, compared, below) { found in
            var progress = started
            progress.found = found
            notify(progress)
        }
        if survey.isAway {
            (report.isAway, report.awayReason) = (true, survey.awayReason)
            report.rowsWritten += try await store.setAway(date, of: folder.name)
            try await setVanished()
            try await deliverNotices()
            return
        }
        report.rowsWritten += try await store.setAway(nil, of: folder.name)
        progress.found = survey.media
        report.files = survey.media
        progress.toRead = survey.changed.values.reduce(0) { $0 + $1.media }
        progress.problems = survey.problems.count
        report.unchanged = max(0, survey.media - progress.toRead)
        show(.reading)
        try await fileUnits()
        try await setVanished()
        try await removeHidden()
        report.rowsWritten += try await store.removeFiles(of: folder.name, missingBefore: date.addingTimeInterval(-ScanFolder.grace))
        let seen = try await store.setSurveyProblems(survey.problems, of: folder.name, below: below)
        report.rowsWritten += seen.rows
        report.newProblems += seen.new
        show(.filing)
        try await deliverNotices()
        try await countMissing()
    }

    /// Those of deleted folders, too; without those that were found again in another place.
    mutating func countMissing() async throws {
        report.missing = max(0, try await store.missingFiles(of: folder.name, since: date).count - missingBefore)
    }

    private mutating func findReadable(_ places: Set<RelativePath>) async throws {
        for path in try await store.unreadableFiles(of: folder.name) where places.covers(path) {
            try Task.checkCancellation()
            if await scan.disk.content(folder, path) != nil { readable.insert(path) }
        }
    }

    private mutating func fileUnits() async throws {
        let units = Set(survey.changed.keys.map { ScanUnit.of($0, folder.kind) }).sorted()
        var filing = Filing(folder: folder, scan: scan, date: date, isFirst: isFirst, folders: folders)
        for start in stride(from: 0, to: units.count, by: 32) {
            try Task.checkCancellation()
            for plan in try await plans(Array(units[start..<min(start + 32, units.count)])) {
                progress.toRead = max(0, progress.toRead - plan.unchanged)
                report.unchanged += plan.unchanged
                filing.add(plan, stamps: stampsToKeep(plan))
                while filing.isFull { try await step(&filing) }
            }
        }
        while !filing.isEmpty { try await step(&filing) }
    }

    private mutating func step(_ filing: inout Filing) async throws {
        try Task.checkCancellation()
        let done = try await filing.step()
        report.added += done.added
        report.changed += done.changed
        report.moved += done.moved
        report.newProblems += done.problems
        report.rowsWritten += done.rows
        progress.read += done.files
        progress.problems += done.problems
        progress.current = done.current ?? progress.current
        show(.reading)
    }

    /// Several units at a time: each request to the disk and the database costs more than its answer.
    private func plans(_ units: [RelativePath]) async throws -> [UnitPlan] {
        let kind = folder.kind
        let listed = try await scan.disk.list(folder, units) { top, path in ScanUnit.of(path, kind) == top }
        let directories = listed.flatMap { $0 }.map(\.path)
        let known = Dictionary(grouping: try await store.knownFiles(of: folder.name, in: directories), by: \.path.parent)
        let problems = Dictionary(grouping: try await store.problems(of: folder.name, in: directories), by: \.key.parent)
        let shows = kind == .series ? try await store.publishedShows(of: folder.name, at: units) : [:]
        let (corrected, seen) = try await corrections.find(in: listed.flatMap { $0 }, of: folder, known: known, scan.disk)
        if !seen.isEmpty { _ = try await store.save(seen) }
        return try zip(units, listed).map { unit, listed in
            try Task.checkCancellation()
            var shelf = Shelf(unit, kind, listed, corrected)
            shelf.addAudio(from: listed)
            shelf.noteUnsupportedSubtitles(in: listed)
            shelf.noteDiscs(in: listed)
            return UnitPlan(
                unit, shelf, listed: listed, known: listed.flatMap { known[$0.path] ?? [] },
                problems: Dictionary(listed.flatMap { problems[$0.path] ?? [] }, uniquingKeysWith: { first, _ in first }),
                shows: shows[unit], readable: readable)
        }
    }

    /// The stamps of the listing, which is the state that was filed. Only the walk knows whether a disk is mounted there.
    private func stampsToKeep(_ plan: UnitPlan) -> [RelativePath: FolderStamp] {
        var kept: [RelativePath: FolderStamp] = [:]
        for (path, stamp) in plan.directories {
            var stamp = stamp
            stamp.isMount = (survey.changed[path] ?? known[path])?.isMount ?? false
            if known[path] != stamp { kept[path] = stamp }
        }
        return kept
    }

    private mutating func setVanished() async throws {
        guard !survey.vanished.isEmpty else { return }
        report.rowsWritten += try await store.setMissing(survey.vanished, of: folder.name, since: date)
    }

    /// Files that `.ignore` hides are not missing: someone does not want them in the library.
    private mutating func removeHidden() async throws {
        let missing = try await store.missingFiles(of: folder.name, since: date)
        guard !missing.isEmpty else { return }
        let hidden = try await scan.disk.hidden(folder, Array(Set(missing.values)))
        report.rowsWritten += try await store.remove(missing.filter { hidden.contains($0.value) }.map(\.key).sorted())
    }

    /// Tells the catalogue which titles are gone, missing or back, including those that an earlier scan did not report.
    mutating func deliverNotices() async throws {
        report.rowsWritten += try await DeliverNotices(store: store, sink: scan.sink, disk: scan.disk)()
    }

    mutating func show(_ phase: ScanProgress.Phase) {
        progress.phase = phase
        notify(progress)
    }
}
