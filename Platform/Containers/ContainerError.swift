/// Why a file could not be read as a movie.
public enum ContainerError: Error, Sendable, Equatable {
    /// The first bytes are of no container that we read.
    case notRecognised
    /// The file ends, at this byte, before what its own tables promise.
    case truncated(at: Int64)
    /// The file contradicts itself or its format; the reason is written for a person.
    case malformed(String)
    /// A table, string or element is above `ReadLimits`; names what.
    case tooLarge(String)
    /// The operating system refused (errno).
    case io(Int32)
}

extension ContainerError: CustomStringConvertible {
    /// One sentence for the person who owns the file.
    public var description: String {
        switch self {
        case .notRecognised: "This is not an MP4, QuickTime, Matroska or WebM file."
        case .truncated(let at): "The file ends too early (at byte \(at)); it may be an unfinished download."
        case .malformed(let reason): "The file is damaged: \(reason)."
        case .tooLarge(let what): "The file asks for more than is reasonable: \(what)."
        case .io(let code): "The file could not be read (system error \(code))."
        }
    }
}
