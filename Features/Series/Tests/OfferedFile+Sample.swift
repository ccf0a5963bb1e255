import CoreDomain
import StreamingDomain

extension OfferedFile {
    /// One that every browser plays, or with the codec of another picture, on a server that converts nothing.
    static func sample(_ id: String, _ codec: String = "h264", download: String? = nil) -> OfferedFile {
        OfferedFile(
            id: FileID(id)!,
            media: PlayableMedia(
                container: "mp4", duration: 1_000, longestSegment: 2, video: [.init(number: 1, codec: codec, width: 1_920, height: 1_080)],
                audio: [.init(number: 2, codec: "aac")]),
            server: ServerAbilities(canConvert: false), downloadURL: download)
    }
}
