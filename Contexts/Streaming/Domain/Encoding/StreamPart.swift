/// A part of a stream, by the last two parts of its address: `/media/{file}/stream/{rendition}/{part}`.
public enum StreamPart: Hashable, Sendable {
    case index(RenditionID)
    case initialisation(RenditionID)
    case segment(Int, RenditionID)
    case keyframeIndex
    case keyframe(Int)
    case subtitleIndex(SubtitleAddress)

    /// Nil for any other name.
    public init?(rendition: String, part: String) {
        let segment = part.hasSuffix(".m4s") ? Int(inAddress: part.dropLast(4), digits: 9) : nil
        if rendition == "keyframes" {
            if part == "index.m3u8" { self = .keyframeIndex } else if let segment { self = .keyframe(segment) } else { return nil }
        } else if let address = Self.subtitle(rendition) {
            guard part == "index.m3u8" else { return nil }
            self = .subtitleIndex(address)
        } else if let id = RenditionID(rendition) {
            switch part {
            case "index.m3u8": self = .index(id)
            case "init.mp4": self = .initialisation(id)
            default:
                guard let segment else { return nil }
                self = .segment(segment, id)
            }
        } else {
            return nil
        }
    }

    /// Whether an encoder may have to make it.
    public var isEncoded: Bool {
        switch self {
        case .initialisation(let rendition), .segment(_, let rendition): rendition.isEncoded
        case .index, .keyframeIndex, .keyframe, .subtitleIndex: false
        }
    }

    private static func subtitle(_ name: String) -> SubtitleAddress? {
        name.hasPrefix("subtitles-") ? SubtitleAddress(String(name.dropFirst("subtitles-".count))) : nil
    }
}
