/// What of a file can be put into segments as it is.
extension PlayableMedia {
    /// What stops all tracks of a file from being put into segments as they are.
    enum Obstacle: Hashable {
        /// Segments are cut from MP4, QuickTime, Matroska and WebM only.
        case container
        /// It is not known where the pictures can be cut.
        case index
        /// The pictures can be cut, but into segments that are too long.
        case keyframes
    }

    /// Seconds. The player waits for a whole segment, also after each seek and each change of quality.
    public static let longestSegments = 15.0

    /// Whether the file is none of MP4 but can become one without conversion, as far as a scan knows. Sounds that MP4 cannot hold are left out, but
    /// not all of them.
    public var becomesMP4: Bool {
        let isMP4 = Probe.container(container) == .mp4
        return !isMP4 && obstacle == nil && !(video.isEmpty && audio.isEmpty) && video.prefix(1).allSatisfy(TrackObstacle.holds)
            && (audio.isEmpty || audio.contains(where: TrackObstacle.holds))
    }

    var obstacle: Obstacle? {
        switch Probe.container(container) {
        case .mp4, .matroska, .webm: break
        default: return .container
        }
        if video.isEmpty { return nil }
        guard let longestSegment else { return .index }
        return (0...Self.longestSegments).contains(longestSegment) ? nil : .keyframes
    }
}

/// Why a track cannot be sent as it is, although the file can be cut.
enum TrackObstacle: Hashable {
    /// The browser does not decode it.
    case undecodable
    /// The browser decodes it, but segments cannot hold it.
    case unstreamable
    /// Pictures around a cut need those before it, and the browser's MediaSource cannot enter there.
    case openGroups

    /// The codecs that segments can hold (`Remuxer.codecs` of Containers).
    private static let pictures: Set<String> = ["h264", "hevc", "vp9", "av1"]
    private static let sounds: Set<String> = ["aac", "ac3", "eac3", "opus", "flac", "mp3"]

    static func holds(_ track: PlayableMedia.Video) -> Bool { pictures.contains(track.codec) && track.isSegmentable }

    static func holds(_ track: PlayableMedia.Audio) -> Bool { sounds.contains(track.codec) && track.isSegmentable }

    /// Nil for a track that can be sent as it is.
    init?(_ track: PlayableMedia.Video, _ client: ClientCapabilities) {
        if !client.decodes(track) {
            self = .undecodable
        } else if !Self.holds(track) {
            self = .unstreamable
        } else if track.hasOpenGroups, client.answers.contains(.mse) {
            self = .openGroups
        } else {
            return nil
        }
    }

    /// Nil for a track that can be sent as it is. Chromium's MediaSource does not take MP3 in MP4.
    init?(_ track: PlayableMedia.Audio, _ client: ClientCapabilities) {
        let isTaken = Self.holds(track) && !(track.codec == "mp3" && client.answers.contains(.mse))
        if !client.decodes(track) {
            self = .undecodable
        } else if !isTaken {
            self = .unstreamable
        } else {
            return nil
        }
    }
}

/// What ffmpeg cannot convert: it has no decoder, or none in the versions that systems install (5.1 to 7.0).
enum Unconvertible {
    private static let codecs: Set<String> = [
        "ac4", "mpegh_3d_audio", "vvc", "evc", "apv", "avs2", "avs3", "unknown", "none", "",
    ]
    /// xHE-AAC is AAC by name only.
    private static let exact: Set<String> = ["mp4a.40.42"]

    static func contains(_ track: PlayableMedia.Video) -> Bool { codecs.contains(track.codec) }

    static func contains(_ track: PlayableMedia.Audio) -> Bool {
        codecs.contains(track.codec) || exact.contains(track.codecString?.lowercased() ?? "")
    }
}
