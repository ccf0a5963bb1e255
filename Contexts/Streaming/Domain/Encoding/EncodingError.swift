/// The reason why a segment that must be encoded is not there. The description is for the viewer.
public enum EncodingError: Error, Hashable, Sendable {
    /// ffmpeg is not installed.
    case notInstalled
    /// All encoders are busy.
    case busy
    /// The encoder failed twice; the reason is what it said last.
    case failed(reason: String)
    /// The segment was not ready in time.
    case late
}

extension EncodingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notInstalled: "This movie must be converted, but ffmpeg is not installed. On Debian: apt-get install ffmpeg"
        case .busy: "Too many movies are being converted at the moment. This one starts as soon as there is room."
        case .failed: "This movie could not be converted. Its file may be damaged."
        case .late: "Converting this movie takes too long. A lower quality may work."
        }
    }
}
