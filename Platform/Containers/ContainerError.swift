/// The reason why a file could not be read as a movie.
public enum ContainerError: Error, Sendable, Equatable {
    /// The first bytes belong to no supported container.
    case notRecognised
    /// The file is truncated at this byte: its tables describe more data.
    case truncated(at: Int64)
    /// The file contradicts itself or its format; the reason is for the user.
    case malformed(String)
    /// A table, string or element exceeds `ReadLimits`; says which.
    case tooLarge(String)
    /// The file is not damaged, but its form cannot be rewritten without conversion; the reason is for the user.
    case unsupported(String)
    /// The operating system reported an error (errno).
    case io(Int32)
}

extension ContainerError: CustomStringConvertible {
    /// One sentence for the owner of the file.
    public var description: String {
        switch self {
        case .notRecognised: "This is not an MP4, QuickTime, Matroska or WebM file."
        case .truncated(let at): "The file ends too early (at byte \(at)); it may be an unfinished download."
        case .malformed(let reason): "The file is damaged: \(reason)."
        case .tooLarge(let what): "The file asks for more than is reasonable: \(what)."
        case .unsupported(let reason): "This cannot be played without conversion: \(reason)."
        case .io(let code): "The file could not be read (system error \(code))."
        }
    }
}
