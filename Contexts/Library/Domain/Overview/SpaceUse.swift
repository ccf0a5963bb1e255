/// The space that files of one folder, definition and codec use together.
public struct SpaceUse: Hashable, Sendable {
    /// Classes of resolution, the largest first.
    public enum Definition: Int, Sendable, Hashable, CaseIterable {
        case ultraHD = 2_160, quadHD = 1_440, fullHD = 1_080, hd = 720, sd = 1
        /// No picture, or one of unknown size.
        case none = 0

        /// - Parameter lines: of the displayed picture as if it were 16:9 and lay on its longer side.
        public init(lines: Int) {
            switch lines {
            case 2_000...: self = .ultraHD
            case 1_400...: self = .quadHD
            case 1_000...: self = .fullHD
            case 700...: self = .hd
            case 1...: self = .sd
            default: self = .none
            }
        }
    }

    public var library: String
    public var definition: Definition
    /// ffprobe's short name of the video codec; nil without one.
    public var codec: String?
    public var files: Int
    /// Bytes.
    public var size: Int64

    public init(library: String, definition: Definition, codec: String?, files: Int, size: Int64) {
        self.library = library
        self.definition = definition
        self.codec = codec
        self.files = files
        self.size = size
    }
}
