import Files
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
        guard !path.isRoot, var open = try? RootedPath.folder(folder) else { return hidden }
        for name in path.names {
            guard !FileClass.isHidden(NameText.decode(name)), hidden.addRules(of: open, at: place) else { return nil }
            place = place.appending(name)
            if hidden.contains(place, isFolder: true) { return nil }
            guard let next = try? RootedPath.subfolder(name, of: open) else { return hidden }
            open = next
        }
        return hidden
    }

    /// Those of some files that are hidden: by their folder, or by one above it. Reads the folders of many files once.
    static func hidden(of files: [RelativePath], in folder: Folder) -> Set<RelativePath> {
        var found: Set<RelativePath> = []
        for (parent, files) in Dictionary(grouping: files, by: \.parent) {
            let hidden = inside(parent, in: folder)
            found.formUnion(files.filter { hidden?.contains($0, isFolder: false) ?? true })
        }
        return found
    }

    /// The rules for the files in a folder.
    /// - Returns: nil if all of them are hidden; no rules if the folder is gone and none above hides it.
    private static func inside(_ path: RelativePath, in folder: Folder) -> HiddenNames? {
        guard var hidden = above(path, in: folder) else { return nil }
        guard let open = try? RootedPath.folder(folder, path) else { return HiddenNames.none }
        return hidden.addRules(of: open, at: path) ? hidden : nil
    }

    /// - Returns: false if the open folder hides all that is in it.
    private mutating func addRules(of folder: borrowing Descriptor, at path: RelativePath) -> Bool {
        if Self.isMarked(folder) { return false }
        guard let text = Self.text(in: folder) else { return true }
        guard let rules = IgnoreRules(text) else { return false }
        add(rules, at: path)
        return true
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

    /// Whether an open folder holds a mark that hides it as a whole.
    private static func isMarked(_ folder: borrowing Descriptor) -> Bool {
        FileClass.stopMarks.contains { mark in
            guard mark != fileName else { return false }
            do throws(RootedPath.Failure) { _ = try RootedPath.file(named: Array(mark.utf8), in: folder) } catch {
                return error != .notFound
            }
            return true
        }
    }

    /// The text of the file in an open folder.
    /// - Returns: nil without the file; nothing if it cannot be read, so that it hides the folder.
    static func text(in folder: borrowing Descriptor) -> [UInt8]? {
        do throws(RootedPath.Failure) {
            let file = OpenFile(try RootedPath.file(named: Array(fileName.utf8), in: folder))
            return (try? file.read(at: 0, count: IgnoreRules.maximumSize)) ?? []
        } catch .notFound { return nil } catch { return [] }
    }
}
