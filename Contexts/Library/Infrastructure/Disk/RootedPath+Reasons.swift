import Files
import Glibc
import LibraryDomain

extension RootedPath {
    /// - Throws: `Unreadable` with the reason in words, like all functions here.
    static func file(_ folder: Folder, _ path: RelativePath) throws(Unreadable) -> Descriptor {
        do throws(Failure) { return try RootedPath(root: folder.path, relative: path.bytes).open() } catch { throw Unreadable(error) }
    }

    static func folder(_ folder: Folder, _ path: RelativePath = .root) throws(Unreadable) -> Descriptor {
        do throws(Failure) { return try RootedPath.folder(folder.path, path.names) } catch { throw Unreadable(error) }
    }

    static func subfolder(_ name: [UInt8], of parent: borrowing Descriptor) throws(Unreadable) -> Descriptor {
        do throws(Failure) { return try RootedPath.folder(named: name, in: parent) } catch { throw Unreadable(error) }
    }
}

extension Unreadable {
    init(_ failure: RootedPath.Failure) {
        switch failure {
        case .malformed: self.init("Its name is not a valid path in the library’s folder.", kind: .unreadable)
        case .isLink: self.init("This is a link; links are not followed.", kind: .link)
        case .notFound: self = .gone
        case .notAFile: self.init("This is not a file.", kind: .unreadable)
        case .failed(let code): self.init(code: code)
        }
    }

    /// - Parameter code: the system's error number.
    init(code: Int32) {
        let reason =
            switch code {
            case EACCES, EPERM: "Popcorn has no permission to read this. Give read access to the user that runs it."
            case ENOENT: "It is no longer there."
            case ENOTDIR: "It is not a folder."
            case EIO: "The disk reported an error while reading."
            case EMFILE, ENFILE: "Too many files are open on this machine."
            case ENAMETOOLONG: "Its path is too long."
            default: "It could not be opened: \(String(cString: strerror(code)))."
            }
        self.init(reason, kind: [EACCES, EPERM].contains(code) ? .permission : code == ENAMETOOLONG ? .limit : .unreadable)
    }
}
