/// The rules for folders that may be libraries.
public enum FolderRules {
    /// The state of a path on the disk.
    public struct Examination: Sendable, Hashable {
        /// Without links; nil if there is nothing.
        public var resolved: String?
        /// The folder itself, whatever its path: a disk may be mounted in two places.
        public var device: UInt64 = 0
        public var inode: UInt64 = 0
        public var isFolder: Bool
        public var canBeRead: Bool
        public var isEmpty: Bool

        public init(resolved: String?, isFolder: Bool, canBeRead: Bool, isEmpty: Bool) {
            self.resolved = resolved
            self.isFolder = isFolder
            self.canBeRead = canBeRead
            self.isEmpty = isEmpty
        }
    }

    static let longestName = 256

    /// 1 to 64 letters, digits, spaces and hyphens of any script, at least one of them visible, in at most 256 bytes.
    public static func check(name: String) throws(LibraryError) {
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" || $0 == "'" || $0 == "&" }
        guard (1...64).contains(name.count), name.utf8.count <= longestName, isPlain, name.contains(where: { $0.isLetter || $0.isNumber }),
            NameText.squeezed(name) == name
        else {
            throw .invalidName(String(name.prefix(80)))
        }
    }

    /// - Parameter others: the folders of the libraries that exist, by name.
    public static func check(path: String, _ found: Examination, others: [String: Examination]) throws(LibraryError) {
        guard path.hasPrefix("/"), !path.utf8.contains(0), path.utf8.count < 4_096 else {
            throw .unreadable(path: path, reason: "a full path that starts with “/” is needed")
        }
        guard let resolved = found.resolved, found.isFolder else { throw .notADirectory(path) }
        guard resolved != "/", !["/proc", "/sys", "/dev"].contains(where: { isInside(resolved, $0) }) else {
            throw .unreadable(path: path, reason: "this is part of the system; choose the folder that holds your movies")
        }
        guard found.canBeRead else {
            throw .unreadable(path: path, reason: "Popcorn has no permission to read it; give read access to the user that runs it")
        }
        for (name, other) in others.sorted(by: { $0.key < $1.key }) where overlap(found, other) {
            throw isSame(found, other) ? .alreadyAdded(path, as: name) : .overlaps(path, with: name)
        }
    }

    private static func isSame(_ one: Examination, _ other: Examination) -> Bool {
        (one.inode != 0 && one.device == other.device && one.inode == other.inode) || one.resolved == other.resolved
    }

    private static func overlap(_ one: Examination, _ other: Examination) -> Bool {
        if one.inode != 0, one.device == other.device, one.inode == other.inode { return true }
        guard let path = one.resolved, let otherPath = other.resolved else { return false }
        return isInside(path, otherPath) || isInside(otherPath, path)
    }

    private static func isInside(_ path: String, _ other: String) -> Bool {
        path == other || path.hasPrefix(other.hasSuffix("/") ? other : other + "/")
    }
}
