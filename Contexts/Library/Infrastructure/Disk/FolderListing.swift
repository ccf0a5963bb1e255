import Files
import LibraryDomain

/// Lists a folder and some of those below it, file by file.
enum FolderListing {
    static func list(_ folder: Folder, _ top: RelativePath, enter: (RelativePath) -> Bool) throws -> [ListedFolder] {
        guard let hidden = HiddenNames.above(top, in: folder), let open = try? RootedPath.folder(folder, top) else { return [] }
        var listed: [ListedFolder] = []
        try walk(open, top, depth: top.names.count, parent: nil, hidden, enter: enter, into: &listed)
        return listed
    }

    private static func walk(
        _ open: borrowing Descriptor, _ path: RelativePath, depth: Int, parent: UInt64?, _ hidden: HiddenNames,
        enter: (RelativePath) -> Bool, into listed: inout [ListedFolder]
    ) throws {
        try Task.checkCancellation()
        guard depth <= FolderSurvey.maximumDepth else { return }
        let reading: FolderReading
        do { reading = try FolderReader(path: path, collects: true, hidden: hidden).read(open, parent: parent) } catch is Unreadable {
            return
        }
        listed.append(ListedFolder(path: path, stamp: reading.stamp, files: reading.files, folders: reading.folders))
        for name in reading.folders where enter(path.appending(name)) {
            guard let next = try? RootedPath.subfolder(name, of: open) else { continue }
            try walk(next, path.appending(name), depth: depth + 1, parent: reading.device, reading.hidden, enter: enter, into: &listed)
        }
    }
}
