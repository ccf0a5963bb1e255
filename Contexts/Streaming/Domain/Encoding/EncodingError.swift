/// The reason why a segment that must be encoded is not there. The description is for the viewer.
public enum EncodingError: Error, Hashable, Sendable {
    /// ffmpeg is not installed.
    case notInstalled
    /// All encoders are busy.
    case busy
    /// The encoder failed twice; the reason is what it said last.
    case failed(reason: String)
    /// The file is not there, or may not be read.
    case unreadable
    /// The segment was not ready in time.
    case late
    /// The same viewer has asked for another place of the movie since then.
    case superseded
}

extension EncodingError {
    /// For a log, with what the encoder said.
    public var detail: String { if case .failed(let reason) = self { reason } else { description } }
}

extension EncodingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notInstalled: "This movie must be converted, but ffmpeg is not installed. On Debian: apt-get install ffmpeg"
        case .busy: "The server is converting too many movies. Try again in a moment."
        case .unreadable: "This file can’t be read at the moment. Is its disk connected?"
        case .failed: "This movie could not be converted. Its file may be damaged."
        case .late: "The server can’t convert this movie fast enough. Choose a lower quality."
        case .superseded: "Another part of this movie was asked for in the meantime."
        }
    }
}
