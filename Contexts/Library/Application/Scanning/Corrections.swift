import CoreDomain
import LibraryDomain

/// The corrections that a scan applies.
struct Corrections: Sendable {
    let all: [CorrectedFile]
    private let byFile: [FileID: CorrectedFile]
    private let byContent: [FileID: CorrectedFile]
    /// Of their files, in bytes.
    private let sizes: Set<Int64>

    init(_ all: [CorrectedFile]) {
        self.all = all
        byFile = Dictionary(all.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        byContent = Dictionary(all.map { ($0.place.content, $0) }, uniquingKeysWith: { first, _ in first })
        sizes = Set(all.map(\.place.size))
    }

    /// The corrections of the files in some folders: of known files by their id, of others by their content. Only a file as long as a corrected
    /// one is opened.
    ///
    /// - Parameter known: by their folders.
    /// - Returns: also the corrections whose files have another place or content than before.
    func find(
        in listed: [ListedFolder], of folder: Folder, known: [RelativePath: [KnownFile]], _ disk: ScanDisk
    ) async throws -> (found: [RelativePath: Correction], changed: [CorrectedFile]) {
        guard !all.isEmpty else { return ([:], []) }
        let known = Dictionary(known.values.joined().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [RelativePath: Correction] = [:]
        var changed: [CorrectedFile] = []
        for file in listed.flatMap(\.files) where FileClass.of(file.name) == .media {
            if let here = known[file.path], var one = byFile[here.id] {
                found[file.path] = one.correction
                if here.stamp != file.stamp || one.place.library != folder.name || one.place.path != file.path,
                    let content = await disk.content(folder, file.path)
                {
                    let place = CorrectedFile.Place(library: folder.name, path: file.path, content: content, size: file.stamp.size)
                    if one.place != place {
                        one.place = place
                        changed.append(one)
                    }
                }
            } else if sizes.contains(file.stamp.size), let content = await disk.content(folder, file.path) {
                found[file.path] = (byContent[content] ?? byFile[content])?.correction
            }
            try Task.checkCancellation()
        }
        return (found, changed)
    }
}
