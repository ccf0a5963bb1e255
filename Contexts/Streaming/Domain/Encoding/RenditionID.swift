/// Names one rendition of a movie in addresses: `/media/{file}/stream/{name}/index.m3u8`.
public enum RenditionID: Hashable, Sendable, LosslessStringConvertible {
    /// The pictures of the file, unchanged: `video`.
    case video
    /// Encoded pictures: `video-720`.
    case encodedVideo(Rung)
    /// A sound track, unchanged, by its number in the file: `audio-2`.
    case audio(Int)
    /// A sound track, converted to AAC: `audio-2-aac`.
    case encodedAudio(Int)

    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("video", 1): self = .video
        case ("video", 2):
            guard let rung = number(parts[1]).flatMap(Rung.init) else { return nil }
            self = .encodedVideo(rung)
        case ("audio", 2):
            guard let track = number(parts[1]) else { return nil }
            self = .audio(track)
        case ("audio", 3) where parts[2] == "aac":
            guard let track = number(parts[1]) else { return nil }
            self = .encodedAudio(track)
        default: return nil
        }
        // Tracks of MP4 have numbers of 32 bits.
        func number(_ text: Substring) -> Int? { Int(inAddress: text, digits: 10) }
    }

    public var description: String {
        switch self {
        case .video: "video"
        case .encodedVideo(let rung): "video-\(rung.rawValue)"
        case .audio(let track): "audio-\(track)"
        case .encodedAudio(let track): "audio-\(track)-aac"
        }
    }

    public var isEncoded: Bool {
        switch self {
        case .encodedVideo, .encodedAudio: true
        case .video, .audio: false
        }
    }
}
