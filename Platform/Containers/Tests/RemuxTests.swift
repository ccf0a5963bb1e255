import Containers
import Foundation
import Testing

@Suite("Segments against ffmpeg", .enabled(if: FFmpeg.isInstalled))
struct RemuxTests {
    /// Clips whose times ffmpeg and we see alike.
    static let exact = [
        "h264.mp4", "faststart.mp4", "h264.mov", "late.mp4", "hevc.mp4", "vp9.mp4", "av1.mp4", "ac3.mp4", "eac3.mp4", "aac6.mp4",
        "flac.mp4", "mp3.mp4", "opus.mp4", "opus6.mp4", "roles.mp4", "fragmented.mp4", "halffragmented.mp4", "longfragments.mp4",
        "indexed.mp4", "dash.mp4", "shortfragments.mp4", "delayed.mp4", "fragmentsof50.mp4", "mp3fragments.mp4", "upsidedown.mp4",
    ]

    /// Clips whose times are rounded to milliseconds.
    static let rounded = [
        "h264.mkv", "front.mkv", "clusters.mkv", "cut.mkv", "hevc.mkv", "hdr.mkv", "vp9.webm", "av1.webm", "ac3.mkv", "eac3.mkv",
        "opus6.mkv",
        "flac.mkv", "mp3.mkv", "live.mkv", "live.webm", "pipe.mkv", "nocues.mkv", "timed.mkv", "timed24.mkv", "timed.webm", "tracks.mkv",
        "anamorphic.mkv", "pq.webm", "roles.mkv",
    ]

    @Test("Segments decode to the frames of the file, at the same times and without a complaint", arguments: exact)
    func frames(_ name: String) throws {
        let clip = try RemuxComparison(path: SampleClips.path(name))
        for track in clip.tracks {
            let difference = try clip.difference(track)
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test("Segments of Matroska decode to the frames of the file, within its rounding of times", arguments: rounded)
    func matroskaFrames(_ name: String) throws {
        let clip = try RemuxComparison(path: SampleClips.path(name))
        for track in clip.tracks {
            let difference = try clip.difference(track, tolerance: 0.0015)
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test("Many segments, with open groups of pictures, gaps, late tracks and varying rates", arguments: RemuxClips.all.map(\.name))
    func oddities(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        for track in clip.tracks {
            let difference = try clip.difference(track, tolerance: clip.description.container == .mp4 ? 0.0005 : 0.0015)
            #expect(difference == nil, "\(difference ?? "")")
            #expect(try clip.isContinuous(track) || name.hasPrefix("gap"))
        }
    }
}
