import CoreDomain
import Foundation
import LibraryDomain

/// Works through titles in small steps: read, then keep, file and publish in one transaction. A step that was cut short is done again by
/// the next scan, because neither its files nor their folders count as published.
struct Filing {
    let folder: Folder
    let scan: ScanFolder
    let date: Date
    let isFirst: Bool
    let folders: [String: Folder]

    /// A slice, because an array would move all others for each that is taken: one folder may hold 100,000 movies.
    private var queue: ArraySlice<Work> = []
    private var queued = 0
    private var units: [RelativePath: UnitState] = [:]
    private var loose: [UnitPlan] = []
    /// See `FileIdentities`.
    private var lookedFor: [FileStamp: FileID] = [:]
    /// See `TitleIdentities`.
    private var asked: Set<Int> = []

    /// A unit of which some work is still queued.
    private struct UnitState {
        var left: Int
        var stamps: [RelativePath: FolderStamp]
        var known: [RelativePath: KnownFile]
        var problems: [RelativePath: KnownProblem]
    }

    struct Done {
        var files = 0
        var added = 0
        var changed = 0
        var moved = 0
        var problems = 0
        var rows = 0
        var current: String?
    }

    init(folder: Folder, scan: ScanFolder, date: Date, isFirst: Bool, folders: [String: Folder]) {
        self.folder = folder
        self.scan = scan
        self.date = date
        self.isFirst = isFirst
        self.folders = folders
    }

    var isEmpty: Bool { queue.isEmpty && loose.isEmpty && units.isEmpty }
    var isFull: Bool { queued >= UnitPlan.filesInWork || loose.count >= 100 || units.count >= 500 }

    mutating func add(_ plan: UnitPlan, stamps: [RelativePath: FolderStamp]) {
        let unit = plan.works.first?.unit ?? plan.directories.keys.min() ?? .root
        if !plan.missing.isEmpty || !plan.solved.isEmpty || !plan.found.isEmpty { loose.append(plan) }
        guard !plan.works.isEmpty || !stamps.isEmpty else { return }
        units[unit] = UnitState(left: plan.works.count, stamps: stamps, known: plan.known, problems: plan.problems)
        queue += plan.works
        queued += plan.works.reduce(0) { $0 + $1.files }
    }

    mutating func step() async throws -> Done {
        var done = Done()
        var taken: [Work] = []
        var files = 0
        while let next = queue.first, taken.isEmpty || files + next.files <= UnitPlan.filesInWork, taken.count < 200 {
            let isSuspicious = next.isSuspicious(in: folder, scan.journal)
            if isSuspicious, !taken.isEmpty { break }
            queue = queue.dropFirst()
            taken.append(next)
            files += next.files
            if isSuspicious { break }
        }
        queued -= files
        done.files = files
        var known: [RelativePath: KnownFile] = [:]
        var problems: [RelativePath: KnownProblem] = [:]
        // Only for these titles: a folder may contain any number of titles.
        for work in taken {
            guard let unit = units[work.unit] else { continue }
            for path in work.listed.map(\.path) {
                known[path] = known[path] ?? unit.known[path]
                problems[path] = problems[path] ?? unit.problems[path]
            }
        }
        let entries = taken.flatMap(\.listed).map { $0.entry(in: folder) }
        let marks = scan.journal.begin(entries, .filing)
        defer { scan.journal.end(marks) }
        var batch = BatchFiling(
            folder: folder, scan: scan, date: date, isFirst: isFirst, folders: folders, known: known, problems: problems,
            lookedFor: lookedFor, asked: asked)
        for plan in loose {
            batch.batch.missing += plan.missing.map(\.path)
            batch.batch.solved += plan.solved
            batch.batch.problems.merge(plan.found) { first, _ in first }
            done.problems += plan.found.count
        }
        loose = []
        try await batch.read(taken, &done)
        (lookedFor, asked) = (batch.lookedFor, batch.asked)
        var finished: [RelativePath: FolderStamp] = [:]
        for work in taken { units[work.unit]?.left -= 1 }
        for (unit, state) in units where state.left <= 0 {
            finished.merge(state.stamps) { $1 }
            units[unit] = nil
        }
        done.rows += try await batch.file(finishing: finished)
        scan.journal.clear(entries)
        return done
    }
}
