/// Errors of folders and scans, described for the person who asked.
public enum LibraryError: Error, Equatable {
    case unknownFolder(String)
    case nameTaken(String)
    case invalidName(String)
    case notADirectory(String)
    case unreadable(path: String, reason: String)
    case alreadyAdded(String, as: String)
    case overlaps(String, with: String)
    case fileNotFound
    /// What to change in a correction.
    case invalidCorrection(String)
    case cancelled
    case unavailable(reason: String)
}

extension LibraryError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownFolder(let name): "There is no folder named “\(name)”. `popcorn library list` shows them all."
        case .nameTaken(let name): "There is already a folder named “\(name)”. Choose another name."
        case .invalidName(let name): "“\(name)” can’t be used as a name: use 1 to 64 letters, digits, spaces and hyphens."
        case .notADirectory(let path): "There is no folder at \(path)."
        case .unreadable(let path, let reason): "\(path) can’t be read: \(reason.asClause)."
        case .alreadyAdded(let path, let name): "\(path) is already in the library, as “\(name)”."
        case .overlaps(let path, let other): "\(path) is inside, or contains, the folder “\(other)”."
        case .fileNotFound: "There is no such file in the library."
        case .invalidCorrection(let advice): advice
        case .cancelled: "The scan was cancelled. What was read so far is kept."
        case .unavailable(let reason): "The library can’t be read: \(reason.asClause)."
        }
    }
}

extension String {
    /// Without the full stop at the end of some reasons.
    fileprivate var asClause: String { hasSuffix(".") ? String(dropLast()) : self }
}
