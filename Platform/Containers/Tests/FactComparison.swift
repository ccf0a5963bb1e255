import Containers
import Foundation

/// The facts of one clip next to those that ffprobe reports.
struct FactComparison {
    struct Fact: CustomStringConvertible {
        var name: String
        var ours: String
        var theirs: String
        var description: String { "\(name): \(ours), ffprobe: \(theirs)" }
    }

    private(set) var facts: [Fact] = []
    var different: [Fact] { facts.filter { $0.ours != $0.theirs } }

    init(_ clip: SampleClips.Clip) throws {
        let path = try SampleClips.path(clip.name)
        let ours = try describe(FileSource(path: path))
        let theirs = try FFmpeg.probe(path)
        let streams = theirs.streams.filter {
            ["video", "audio", "subtitle"].contains($0.codec_type) && $0.disposition?["attached_pic"] != 1
        }
        add("tracks", ours.tracks.count, streams.count)
        add("title", ours.title, theirs.format.tags?["title"])
        near("duration", ours.duration, clip.duration ?? theirs.format.duration.flatMap(Double.init), within: 0.05)
        // ffprobe estimates a frame rate that the file does not give.
        let tolerance = clip.hidesFrameRate ? 0.02 : 0.005
        for (track, stream) in zip(ours.tracks, streams) { compare(track, stream, tolerance) }
        add("chapters", ours.chapters.count, theirs.chapters.count)
        for (chapter, other) in zip(ours.chapters, theirs.chapters) {
            add("chapter", chapter.title, other.tags?["title"])
            near("start", chapter.start, Double(other.start_time), within: 0.002)
            near("end", chapter.end, Double(other.end_time), within: 0.002)
        }
    }

    private mutating func compare(_ track: Track, _ stream: FFmpeg.Probe.Stream, _ tolerance: Double) {
        add("kind", track.kind.rawValue, stream.codec_type)
        add("codec", track.codec.rawValue, stream.codec_name ?? "none")
        let language = stream.tags?["language"]
        add("language", track.languageCode, language == "und" ? nil : language)
        add("default", track.isDefault, stream.disposition?["default"] == 1)
        add("forced", track.isForced, stream.disposition?["forced"] == 1)
        add("hearing impaired", track.isHearingImpaired, stream.disposition?["hearing_impaired"] == 1)
        add("visual impaired", track.isVisualImpaired, stream.disposition?["visual_impaired"] == 1)
        add("commentary", track.isCommentary, stream.disposition?["comment"] == 1)
        if track.kind == .video { compareVideo(track, stream, tolerance) }
        if track.kind == .audio {
            add("channels", track.channels, stream.channels)
            add("sample rate", track.sampleRate, stream.sample_rate.flatMap { Int($0) })
        }
    }

    private mutating func compareVideo(_ track: Track, _ stream: FFmpeg.Probe.Stream, _ tolerance: Double) {
        add("width", track.width, stream.width)
        add("height", track.height, stream.height)
        add("rotation", track.rotation, stream.rotation)
        add("displayed", "\(track.displayWidth ?? 0)x\(track.displayHeight ?? 0)", stream.displayed)
        let rate = stream.avg_frame_rate?.split(separator: "/").compactMap { Double($0) } ?? []
        let theirs = rate.count == 2 && rate[0] > 0 && rate[1] > 0 ? rate[0] / rate[1] : nil
        near("frame rate", track.frameRate, theirs, within: tolerance * (theirs ?? 0))
        let transfer = stream.color_transfer.map { $0 == "smpte2084" ? Track.Transfer.pq : $0 == "arib-std-b67" ? .hlg : .sdr }
        add("transfer", (track.transfer ?? .sdr).rawValue, (transfer ?? .sdr).rawValue)
    }

    private mutating func add(_ name: String, _ ours: (some CustomStringConvertible)?, _ theirs: (some CustomStringConvertible)?) {
        facts.append(Fact(name: name, ours: ours?.description ?? "none", theirs: theirs?.description ?? "none"))
    }

    private mutating func near(_ name: String, _ ours: Double?, _ theirs: Double?, within limit: Double) {
        let isNear = if let ours, let theirs { abs(ours - theirs) <= limit } else { ours == nil && theirs == nil }
        add(name, isNear ? theirs : ours, theirs)
    }
}

extension FFmpeg.Probe.Stream {
    /// Degrees clockwise, from the display matrix.
    var rotation: Int {
        let turned = side_data_list?.compactMap(\.rotation).first ?? 0
        return ((-turned % 360) + 360) % 360
    }

    /// The size with square pixels, and turned.
    var displayed: String {
        let ratio = sample_aspect_ratio?.split(separator: ":").compactMap { Double($0) } ?? []
        let across = ratio.count == 2 && ratio[0] > 0 ? Double(width ?? 0) * ratio[0] / ratio[1] : Double(width ?? 0)
        let (wide, high) = (Int(across.rounded()), height ?? 0)
        return rotation % 180 == 0 ? "\(wide)x\(high)" : "\(high)x\(wide)"
    }
}
