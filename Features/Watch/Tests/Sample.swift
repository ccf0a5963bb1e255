import CoreDomain
import Foundation
import LibraryDomain
import StreamingDomain
import ViewingDomain

@testable import WatchFeature

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

    /// A file that can be cut into segments, with two sound tracks.
    static let cut = cut(video: VideoTrack(number: 0, codec: "h264", codecString: "avc1.640028", width: 1920, height: 1080))
    static func cut(_ id: String = "cut0000001", video: VideoTrack) -> MediaFile {
        MediaFile(
            id: FileID(id)!, library: "Movies", path: "General/\(id).mkv", size: 75_000_000, modifiedAt: date, addedAt: date,
            reference: .movie(title),
            media: MediaFacts(
                container: "matroska", duration: 60, bitRate: 9_000_000, longestSegment: 4, video: [video],
                audio: [
                    aac, AudioTrack(number: 2, codec: "dts", language: "fr", channels: 6),
                    AudioTrack(number: 3, codec: "aac", codecString: "mp4a.40.2", language: "en", channels: 2),
                ]))
    }

    /// A browser with MediaSource.
    static let browser = ClientCapabilities([.mp4, .matroska, .webm, .h264, .vp9, .av1, .aac, .opus, .flac, .mse])
    static let converting = ServerAbilities(canConvert: true)

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

    /// On a server that converts nothing.
    static func offered(_ id: String, _ file: MediaFile = movie) -> OfferedFile {
        OfferedFile(id: FileID(id)!, media: PlayableMedia(file.media), server: ServerAbilities(canConvert: false))
    }

    static func watchable(_ file: MediaFile, at position: Double? = nil) -> Watchable {
        Watchable(
            file: file, subject: .movie(title: "The General", year: 1926), addresses: MediaAddresses(file.id, capability: "cap"),
            abilities: ServerAbilities(canConvert: false),
            files: [movie, archive, hevc],
            progress: position.map {
                PlaybackProgress(file: file.id, reference: file.reference, position: $0, duration: 60, updatedAt: date)
            })
    }

    /// The rules of a player on this machine.
    static func session(_ levels: [StreamLevel] = [], upcoming: [String] = []) -> PlaybackSession {
        PlaybackSession(
            video: PlaybackAnalytics.Video(id: "movie00001", title: "The General"), upcoming: upcoming, levels: levels,
            path: NetworkPath(interfaces: [.loopback]),
            device: AnalyticsSession.Device(model: "Chromium", osVersion: "Debian 12"), appVersion: "1",
            id: UUID(uuidString: "00000000-0000-4000-8000-000000000001")!, at: date)
    }

    /// The same, after the player was opened for a file.
    static func loaded(_ watchable: Watchable, levels: [StreamLevel] = []) -> PlaybackSession {
        var session = session(levels)
        _ = session.receive(.load(watchable), at: date)
        return session
    }
}
