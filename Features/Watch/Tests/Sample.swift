import CoreDomain
import Foundation
import LibraryDomain
import ViewingDomain
import WatchFeature

enum Sample {
    static let date = Date(timeIntervalSince1970: 1_700_000_000)
    static let title = TitleID("tmdb-961")!
    static let aac = AudioTrack(number: 1, codec: "aac", codecString: "mp4a.40.2", language: "en", channels: 2, isDefault: true)
    static let h264 = VideoTrack(number: 0, codec: "h264", codecString: "avc1.64001f", width: 1280, height: 720, range: "SDR")

    static let movie = file("movie00001", video: h264, version: "Restoration")
    static let archive = file("movie00002", video: h264, version: "Archive")
    static let hevc = file(
        "hevc00001", video: VideoTrack(number: 0, codec: "hevc", codecString: "hvc1.1.6.L93.B0", width: 3840, height: 2160),
        version: "2160p")

    /// A file that does not know its length.
    static let endless = MediaFile(
        id: FileID("endless001")!, library: "Movies", path: "General/endless.mp4", size: 1, modifiedAt: date, addedAt: date,
        reference: .movie(title), media: MediaFacts(container: "mp4", video: [h264], audio: [aac]))
    /// A file without picture and sound.
    static let empty = MediaFile(
        id: FileID("empty00001")!, library: "Movies", path: "General/empty.mp4", size: 1, modifiedAt: date, addedAt: date,
        reference: .movie(title), media: MediaFacts(container: "mp4", duration: 60))

    static func file(
        _ id: String, video: VideoTrack, version: String? = nil, reference: TitleReference = .movie(title),
        subtitles: [SubtitleTrack] = [], chapters: [Chapter] = [], beside: [ExternalSubtitle] = []
    ) -> MediaFile {
        MediaFile(
            id: FileID(id)!, library: "Movies", path: "General/\(id).mp4", size: 1, modifiedAt: date, addedAt: date,
            reference: reference, version: version,
            media: MediaFacts(
                container: "mp4", duration: 60, video: [video], audio: [aac], subtitles: subtitles, chapters: chapters),
            externalSubtitles: beside)
    }

    static func watchable(_ file: MediaFile, at position: Double? = nil) -> Watchable {
        Watchable(
            file: file, subject: .movie(title: "The General", year: 1926), capability: "cap", files: [movie, archive, hevc],
            progress: position.map {
                PlaybackProgress(file: file.id, reference: file.reference, position: $0, duration: 60, updatedAt: date)
            })
    }
}
