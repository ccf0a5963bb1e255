public import CoreDomain

/// The addresses of what a file holds, below `/media/{file}`.
public struct MediaAddresses: Hashable, Sendable {
    public let file: FileID
    /// Opens each of them; it names the viewer and the file.
    private let capability: String

    public init(_ file: FileID, capability: String) {
        self.file = file
        self.capability = capability
    }

    /// The file itself, in ranges.
    public var original: String { address("original") }

    /// The same, as a download.
    public var download: String { address("download") }

    /// Its picture and sound as an MP4 file, as a download.
    public var mp4: String { address("download.mp4") }

    /// The master playlist.
    public var playlist: String { address("master.m3u8") }

    /// The previews along the timeline.
    public var thumbnails: String { address("thumbnails.vtt") }

    public func subtitle(_ subtitle: SubtitleAddress) -> String { address("subtitles/\(subtitle).vtt") }

    private func address(_ part: String) -> String { "/media/\(file)/\(part)?c=\(capability)" }
}
