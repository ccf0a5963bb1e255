/// An absolute path for ffmpeg: prefixed with `file:`, so that no name is interpreted as an option or another protocol.
public struct MediaPath: Sendable, Hashable {
    public let path: String

    public init(_ path: String) throws(FFmpegError) {
        guard path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0), path.utf8.count < 4096 else {
            throw .badPath(String(path.prefix(200)))
        }
        self.path = path
    }

    var word: String { "file:" + path }
}
