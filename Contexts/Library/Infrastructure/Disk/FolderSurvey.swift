import Files
import Glibc
import LibraryDomain

/// Walks through a library and finds the changed folders. It reads no files, and an unchanged folder costs no memory.
struct FolderSurvey {
    static let maximumDepth = 32
    static let maximumProblems = 2_000

    let folder: Folder
    let known: [RelativePath: FolderStamp]
    let tick: (Int) -> Void
    private var survey = Survey()
    private var seen: Set<RelativePath> = []
    private var lastTick = 0
    private var rootPath: [UInt8] = []

    private init(folder: Folder, known: [RelativePath: FolderStamp], tick: @escaping (Int) -> Void) {
        self.folder = folder
        self.known = known
        self.tick = tick
    }

    /// - Parameter below: only these folders and what is below them.
    static func run(
        _ folder: Folder, known: [RelativePath: FolderStamp], below: [RelativePath], tick: @escaping (Int) -> Void
    ) throws -> Survey {
        var walk = FolderSurvey(folder: folder, known: known, tick: tick)
        return try walk.run(below)
    }

    private mutating func run(_ below: [RelativePath]) throws -> Survey {
        let root: Descriptor
        do { root = try RootedPath.folder(folder) } catch { return away(error == .gone ? nil : error.reason) }
        rootPath = Self.resolved(Array(folder.path.utf8)) ?? Array(folder.path.utf8)
        var status = stat()
        guard fstat(root.raw, &status) == 0 else { return away(nil) }
        let heldFiles = known[.root]?.count == FolderStamp.away || known.contains { $0.value.media > 0 }
        try Task.checkCancellation()
        if heldFiles, let top = try? FolderReader(path: .root, collects: false).read(root, parent: nil), top.stamp.count == 0 {
            return away("It is empty, although it had files.")
        }
        let tops = Set(below).outermost
        for top in tops {
            guard !top.isRoot else {
                try walk(root, .root, ancestors: [], parent: nil, .none)
                continue
            }
            // A folder that is gone by now has been deleted or hidden.
            guard let hidden = HiddenNames.above(top, in: folder), let start = try? RootedPath.folder(folder, top) else { continue }
            try walk(start, top, ancestors: [], parent: nil, hidden)
        }
        survey.vanished = known.keys.filter { !seen.contains($0) && tops.covers($0) }.sorted()
        tick(survey.media)
        return survey
    }

    private mutating func away(_ reason: String?) -> Survey {
        var survey = Survey()
        (survey.isAway, survey.awayReason) = (true, reason)
        survey.vanished = known.keys.sorted()
        return survey
    }

    private mutating func walk(
        _ open: borrowing Descriptor, _ path: RelativePath, ancestors: [UInt64], parent: UInt64?, _ hidden: HiddenNames
    ) throws {
        try Task.checkCancellation()
        let reading: FolderReading
        do { reading = try FolderReader(path: path, collects: false, hidden: hidden).read(open, parent: parent) } catch let error
            as Unreadable
        {
            note(path, error.kind ?? .unreadable, error.reason)
            return
        }
        guard !ancestors.contains(reading.stamp.inode ^ reading.device << 48) else { return }
        if let before = known[path], before.isMount, !reading.stamp.isMount, parent != nil,
            reading.stamp.count == 0 || before.inode != reading.stamp.inode
        {
            return
        }
        seen.insert(path)
        survey.media += reading.stamp.media
        if survey.media >= lastTick + 500 {
            lastTick = survey.media
            tick(survey.media)
        }
        var stamp = reading.stamp
        // If a walk begins below the top, the device above is not known; the known value is kept.
        if parent == nil, let before = known[path] { stamp.isMount = before.isMount }
        if known[path] != stamp { survey.changed[path] = stamp }
        noteOddities(reading, open, path)
        for name in reading.folders {
            let child = path.appending(name)
            guard ancestors.count < Self.maximumDepth else {
                note(child, .limit, "Folders are nested more than \(Self.maximumDepth) levels deep; the deeper ones were not scanned.")
                break
            }
            do {
                let next = try RootedPath.subfolder(name, of: open)
                try walk(
                    next, child, ancestors: ancestors + [reading.stamp.inode ^ reading.device << 48], parent: reading.device, reading.hidden
                )
            } catch let error as Unreadable {
                note(child, error.kind ?? .unreadable, error.reason)
            }
        }
    }

    private mutating func noteOddities(_ reading: FolderReading, _ open: borrowing Descriptor, _ path: RelativePath) {
        if reading.isTooFull {
            note(path, .limit, "This folder holds more than \(FolderReader.maximumEntries) entries; the rest were not scanned.")
        }
        for name in reading.discs {
            if let reason = FileClass.discProblem(folder: NameText.decode(name)) { note(path.appending(name), .disc, reason) }
        }
        for name in reading.links {
            let link = path.appending(name)
            guard let target = Self.resolved(Array(folder.path.utf8) + [0x2F] + link.bytes) else { continue }
            let isInside = target == rootPath || target.starts(with: rootPath + [0x2F])
            if !isInside {
                note(
                    link, .link,
                    "This link leads outside the library’s folder and was not followed. Add its target as a separate folder.")
            }
        }
    }

    private mutating func note(_ path: RelativePath, _ kind: ProblemKind, _ reason: String) {
        guard survey.problems.count < Self.maximumProblems else { return }
        survey.problems.append(SeenProblem(path: path, kind: kind, reason: reason))
    }

    private static func resolved(_ path: [UInt8]) -> [UInt8]? {
        guard let found = realpath(path.map(CChar.init(bitPattern:)) + [0], nil) else { return nil }
        defer { free(found) }
        return Array(UnsafeBufferPointer(start: UnsafeRawPointer(found).assumingMemoryBound(to: UInt8.self), count: strlen(found)))
    }
}
