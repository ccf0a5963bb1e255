/// A path below a root folder that cannot leave it: not by `..`, not by an absolute path, not by a symbolic link, and not by a link that
/// is put there between check and use, because each folder is opened in turn and never looked up again by its name. Links below the root
/// are not followed, wherever they lead (decision 13); the root itself may be one.
public struct RootedPath: Sendable, Equatable {
    public enum Failure: Error, Equatable, Sendable {
        /// Absolute, empty, or with `..` or a NUL in it.
        case malformed
        /// One of its parts is a symbolic link.
        case isLink
        case notFound
        /// A folder, a device or a pipe.
        case notAFile
        /// The system's error number.
        case failed(Int32)
    }

    /// Absolute path of the folder.
    public let root: String
    /// Below the root, with `/` between the parts. Bytes, for a name on disk need not be valid UTF-8.
    public let relative: [UInt8]

    /// - Throws: `.malformed`.
    public init(root: String, relative: [UInt8]) throws(Failure) {
        let parts = relative.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard root.hasPrefix("/"), !root.utf8.contains(0), !relative.isEmpty, parts.allSatisfy(Self.isName) else { throw .malformed }
        self.root = root
        self.relative = relative
    }

    public init(root: String, relative: String) throws(Failure) {
        try self.init(root: root, relative: Array(relative.utf8))
    }

    /// The last part, for its extension and the name of a download; bytes that are not UTF-8 are replaced.
    public var fileName: String {
        String(decoding: relative.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    }

    /// One name in a folder that does not leave it.
    static func isName(_ name: some Collection<UInt8>) -> Bool {
        !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8) && !name.contains(0)
            && !name.contains(UInt8(ascii: "/"))
    }
}
