import Files
import Glibc
import LibraryDomain

/// The files `.ignore` that are in force in a folder: its own, and those of the folders above it.
struct HiddenNames {
    /// With the number of names from the library's folder to that of the file. The innermost comes last.
    private var levels: [(depth: Int, rules: IgnoreRules)] = []

    static let fileName = ".ignore"
    static let none = HiddenNames()

    /// The rules of all folders above a folder.
    /// - Returns: nil if one of them hides it.
    static func above(_ path: RelativePath, in folder: Folder) -> HiddenNames? {
        var hidden = HiddenNames()
        var place = RelativePath.root
        for name in path.names {
            if let text = text(RelativePath(place.appending(Array(fileName.utf8)).bytes), in: folder) {
                guard let rules = IgnoreRules(text) else { return nil }
                hidden.add(rules, at: place)
            }
            place = place.appending(name)
            if hidden.contains(place, isFolder: true) { return nil }
        }
        return hidden
    }

    mutating func add(_ rules: IgnoreRules, at path: RelativePath) { levels.append((path.names.count, rules)) }

    var isEmpty: Bool { levels.isEmpty }

    func contains(_ path: RelativePath, isFolder: Bool) -> Bool {
        guard !levels.isEmpty else { return false }
        let names = path.names
        for level in levels.reversed() {
            if let verdict = level.rules.hides(names[level.depth...], isFolder: isFolder) { return verdict }
        }
        return false
    }

    private static func text(_ path: RelativePath, in folder: Folder) -> [UInt8]? {
        guard let file = try? OpenFile(folder, path) else { return nil }
        return try? file.read(at: 0, count: IgnoreRules.maximumSize)
    }

    /// The text of the file in an open folder. - Returns: nothing if it cannot be read; then it hides the folder.
    static func text(in folder: Int32) -> [UInt8] {
        let file = openat(folder, fileName, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
        return [UInt8](unsafeUninitializedCapacity: IgnoreRules.maximumSize) { buffer, filled in
            filled = max(0, pread(file, buffer.baseAddress, IgnoreRules.maximumSize, 0))
        }
    }
}
