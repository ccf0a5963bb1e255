import CoreDomain
import LibraryDomain

/// Gives files their ids: from the same path, from the previous path of a moved file, or from the content.
struct FileIdentities {
    let folder: Folder
    let folders: [String: Folder]
    let disk: ScanDisk
    let store: any ScanStore
    let known: [RelativePath: KnownFile]

    private(set) var ids: [RelativePath: FileID] = [:]
    /// The previous records of files that moved here.
    private(set) var before: [RelativePath: KnownFile] = [:]
    private(set) var toKeep: [RelativePath: FileID] = [:]
    private(set) var moved = 0
    /// The last file of each stamp that this scan has checked on the disk. With thousands of hard links, none may be checked twice.
    private(set) var lookedFor: [FileStamp: FileID]
    private var taken: [FileID: RelativePath] = [:]

    init(
        folder: Folder, folders: [String: Folder], disk: ScanDisk, store: any ScanStore, known: [RelativePath: KnownFile],
        lookedFor: [FileStamp: FileID]
    ) {
        (self.folder, self.folders, self.disk, self.store, self.known) = (folder, folders, disk, store, known)
        self.lookedFor = lookedFor
    }

    /// The known content of files that need not be read: unchanged and moved ones.
    mutating func keep(_ files: [ListedFile]) async throws -> [RelativePath: ReadMedia] {
        for file in files { if let here = known[file.path], here.stamp == file.stamp { give(here.id, to: file.path) } }
        try await findMoved(files.filter { known[$0.path]?.stamp != $0.stamp })
        let media = try await store.readMedia(of: Array(ids.values))
        // Facts of an older version are read again.
        return ids.compactMapValues { media[$0] }.filter { $0.value.facts.version >= MediaFacts.currentVersion }
    }

    private mutating func findMoved(_ files: [ListedFile]) async throws {
        var waiting = Dictionary(grouping: files, by: \.stamp).mapValues { $0[...] }
        while !waiting.isEmpty {
            try Task.checkCancellation()
            let candidates = try await store.knownFiles(stamped: waiting.keys.map { StampPage($0, after: lookedFor[$0]) })
            let pages = Dictionary(grouping: candidates, by: \.stamp)
            for (stamp, files) in waiting {
                let page = pages[stamp] ?? []
                var files = files
                for candidate in page {
                    guard let file = files.first else { break }
                    lookedFor[stamp] = candidate.id
                    if taken[candidate.id] != nil { continue }
                    if await isStill(candidate), !isSameEntry(candidate, file) { continue }
                    move(candidate, to: file.path)
                    files.removeFirst()
                }
                waiting[stamp] = files.isEmpty || page.count < StampPage.size ? nil : files
            }
        }
    }

    /// Ids for what was read.
    mutating func assign(_ readings: [GroupReading]) async throws {
        let fresh = readings.flatMap { reading in reading.media.filter { reading.fresh.contains($0.key) } }.sorted { $0.key < $1.key }
        guard !fresh.isEmpty else { return }
        let kept = try await store.keptIDs(of: folder.name, at: fresh.map(\.key))
        let holders = Dictionary(
            try await store.knownFiles(named: fresh.map(\.value.id)).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (path, media) in fresh {
            if ids[path] != nil { continue }
            if let here = known[path] {
                give(here.id, to: path)
            } else if let id = kept[path], taken[id] == nil {
                give(id, to: path)
            } else if taken[media.id] == nil, holders[media.id] == nil {
                give(media.id, to: path)
            } else if taken[media.id] == nil, let holder = holders[media.id], !(await isStill(holder)) {
                move(holder, to: path)
            } else {
                give(disk.idOfCopy(media.id, folder.name, path), to: path)
            }
            if let id = ids[path], id != media.id, kept[path] != id { toKeep[path] = id }
        }
    }

    private mutating func give(_ id: FileID, to path: RelativePath) {
        ids[path] = id
        taken[id] = path
    }

    private mutating func move(_ file: KnownFile, to path: RelativePath) {
        give(file.id, to: path)
        before[path] = file
        if file.path != path || file.folder != folder.name { moved += 1 }
    }

    /// Whether a file is still in its place, so that another one with the same content is a copy. While its library is unavailable, the other one
    /// takes its id: whichever of them was moved or copied, people find what they did with it.
    private func isStill(_ file: KnownFile) async -> Bool {
        guard let home = folders[file.folder] else { return false }
        return await disk.stamp(home, file.path) == file.stamp
    }

    /// Whether a disk that ignores case finds the file under its old name because it is the new one.
    private func isSameEntry(_ file: KnownFile, _ listed: ListedFile) -> Bool {
        file.folder == folder.name && file.path != listed.path && file.path.text.lowercased() == listed.path.text.lowercased()
            && known[file.path] == nil
    }
}
