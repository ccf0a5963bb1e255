import CoreDomain
import LibraryDomain

/// One title that must be read and filed.
struct Work: Sendable {
    enum Subject: Sendable {
        case title(TitleGroup)
        /// With the episodes that changed; `isShow` where the series itself did.
        case show(ShowGroup, isShow: Bool)
    }

    var unit: RelativePath
    var subject: Subject

    var groups: [TitleGroup] {
        switch subject {
        case .title(let group): [group]
        case .show(let show, _): show.episodes
        }
    }

    /// All files to read.
    var listed: [ListedFile] {
        let own = groups.flatMap(\.listed)
        if case .show(let show, _) = subject { return own + show.listed }
        return own
    }

    /// Whether the program ended while it read or filed one of its files.
    func isSuspicious(in folder: Folder, _ journal: ReadingJournal) -> Bool {
        listed.contains { journal.crashes($0.entry(in: folder)) > 0 }
    }

    var files: Int { groups.reduce(0) { $0 + $1.members.count } }

    /// The precedence of the title's details. Files next to an episode do not describe the series.
    func precedence(of group: TitleGroup) -> Int {
        switch subject {
        case .title: group.precedence
        case .show(let show, _): show.precedence
        }
    }
}

/// The work to do in one unit.
struct UnitPlan: Sendable {
    var works: [Work] = []
    /// Files of unchanged titles.
    var unchanged = 0
    /// Only of files with work to do: the unit may hold 100,000 others.
    var known: [RelativePath: KnownFile] = [:]
    var problems: [RelativePath: KnownProblem] = [:]
    var missing: [KnownFile] = []
    var solved: [RelativePath] = []
    /// Problems of the unit itself.
    var found: [RelativePath: KnownProblem] = [:]
    var directories: [RelativePath: FolderStamp] = [:]

    /// See `ScanRun`.
    private let readable: Set<RelativePath>

    /// Files of one work are read and written together.
    static let filesInWork = 48

    init(
        _ unit: RelativePath, _ shelf: Shelf, listed: [ListedFolder], known: [KnownFile], problems: [RelativePath: KnownProblem],
        shows: Int64?, readable: Set<RelativePath> = []
    ) {
        self.readable = readable
        self.known = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.problems = problems
        directories = Dictionary(listed.map { ($0.path, $0.stamp) }, uniquingKeysWith: { first, _ in first })
        var paths: Set<RelativePath> = []
        for group in shelf.titles {
            paths.formUnion(group.paths)
            if isDone(group) { unchanged += group.members.count } else { works.append(Work(unit: unit, subject: .title(group))) }
        }
        for show in shelf.shows {
            paths.formUnion(show.paths)
            paths.formUnion(show.episodes.flatMap(\.paths))
            plan(show, published: shelf.shows.count(where: { !$0.isLoose }) == 1 ? shows : nil)
        }
        let members = Set(shelf.titles.flatMap(\.members).map(\.file.path)).union(
            shelf.shows.flatMap(\.episodes).flatMap(\.members).map(\.file.path))
        missing = known.filter { !members.contains($0.path) && !$0.isMissing }
        for problem in shelf.problems {
            paths.insert(problem.path)
            let known = problems[problem.path]
            if known?.reason != problem.reason || known?.kind != problem.kind {
                found[problem.path] = KnownProblem(problem.kind, reason: problem.reason, stamp: nil)
            }
        }
        solved = problems.keys.filter { !paths.contains($0) }
        let open = Set(works.lazy.flatMap(\.listed).map(\.path))
        self.known = self.known.filter { open.contains($0.key) }
        self.problems = problems.filter { open.contains($0.key) }
    }

    private mutating func plan(_ show: ShowGroup, published: Int64?) {
        let changed = show.episodes.filter { !isDone($0) }
        let isShow = !show.isLoose && (published != show.inputs || !readable.isDisjoint(with: show.paths))
        unchanged += show.episodes.reduce(0) { $0 + $1.members.count } - changed.reduce(0) { $0 + $1.members.count }
        guard isShow && show.hasFolder || !changed.isEmpty else { return }
        var rest = changed[...]
        var isFirst = true
        repeat {
            var part = show
            part.episodes = Array(rest.prefix(Self.filesInWork))
            rest = rest.dropFirst(Self.filesInWork)
            works.append(Work(unit: show.unit, subject: .show(part, isShow: isFirst && isShow)))
            isFirst = false
        } while !rest.isEmpty
    }

    /// Whether all files are known with these stamps and filed with these inputs, or known to be broken.
    private func isDone(_ group: TitleGroup) -> Bool {
        guard readable.isDisjoint(with: group.paths) else { return false }
        return group.members.allSatisfy { member in
            if let file = known[member.file.path] {
                return !file.isMissing && file.stamp == member.file.stamp && file.published == group.inputs
            }
            return problems[member.file.path].map { $0.stamp == member.file.stamp } ?? false
        }
    }
}
