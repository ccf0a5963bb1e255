import Foundation
import Synchronization

@testable import Containers

/// A clip as ffmpeg encodes it for a pipe, in runs that begin at any segment.
struct EncodedClip {
    /// What a segment says about itself.
    struct Segment: Equatable {
        struct Sample: Equatable {
            var decodeTime: Int64
            var time: Int64
            var duration: Int64
            var isSync: Bool
        }
        var number: Int
        var start: Int64
        var samples: [Sample]

        init(_ segment: SegmentAssembler.Segment) throws { try self.init(segment, delay: 0) }

        /// - Parameter delay: what the edit list subtracts.
        init(_ segment: SegmentAssembler.Segment, delay: Int64) throws {
            let reader = SourceReader(MemorySource([]), limits: .default)
            let boxes = try Bytes(segment.bytes).boxes(reader)
            guard boxes.map(\.type) == ["styp", "moof", "mdat"], let parts = try boxes.first("moof")?.body.boxes(reader),
                let traf = parts.first("traf")
            else { throw ContainerError.malformed("no segment") }
            number = Int(try parts.first("mfhd")?.body.u32(4) ?? 0) - 1
            let part = try MP4TrackFragment(traf, [:], reader)
            start = part.decodeTime ?? -1
            samples = []
            var time = start
            for run in part.runs {
                for place in 0..<run.count {
                    let sample = try run.sample(place, part)
                    samples.append(
                        Sample(
                            decodeTime: time, time: time + sample.compositionOffset - delay, duration: sample.duration,
                            isSync: sample.isSync))
                    time += sample.duration
                }
            }
        }

        /// From the first picture or sound to the end of the last.
        var span: (start: Int64, end: Int64) {
            (samples.map(\.time).min() ?? .max, samples.map { $0.time + $0.duration }.max() ?? .min)
        }
    }

    var path: String
    var starts: [Double]
    var end: Double
    var filter: [String] = []

    private static let container = ["-f", "mp4", "-movflags", "frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets", "pipe:1"]

    /// What ffmpeg wrote, by its arguments.
    private static let runs = Mutex<[[String]: [UInt8]]>([:])

    private static func run(_ arguments: [String]) throws -> [UInt8] {
        if let known = runs.withLock({ $0[arguments] }) { return known }
        let bytes = [UInt8](try FFmpeg.run("ffmpeg", arguments))
        runs.withLock { $0[arguments] = bytes }
        return bytes
    }

    /// The pictures from a segment on, and the assembler for them.
    func pictures(from first: Int = 0) throws -> (bytes: [UInt8], assembler: SegmentAssembler) {
        let origin = starts[first]
        let keys = starts[first...].map { String(max(0, $0 - origin - 0.001)) }.joined(separator: ",")
        let arguments =
            ["-v", "error"] + (first > 0 ? ["-ss", "\(origin)"] : []) + ["-i", path, "-map", "0:v"] + filter
            + [
                "-c:v", "libx264", "-preset", "veryfast", "-pix_fmt", "yuv420p", "-g", "99999", "-sc_threshold", "0", "-force_key_frames",
                keys,
                "-fps_mode", "passthrough", "-enc_time_base", "1/90000", "-video_track_timescale", "90000",
            ] + Self.container
        let bytes = try Self.run(arguments)
        return (bytes, SegmentAssembler(kind: .video(origin: origin), first: first, starts: Array(starts[first...]), end: end))
    }

    /// The sound from a segment on, and the assembler for it.
    func sounds(from first: Int = 0) throws -> (bytes: [UInt8], assembler: SegmentAssembler) {
        let frame = max(0, SoundAssembly.firstFrame(at: starts[first]) - 2)
        let arguments =
            ["-v", "error", "-ss", "\(Double(frame) * 1024 / 48_000)", "-i", path, "-map", "0:a", "-ac", "2"]
            + ["-af", "aresample=48000:async=1:first_pts=0", "-c:a", "aac", "-b:a", "192k", "-frag_duration", "1000000"] + Self.container
        let bytes = try Self.run(arguments)
        // The encoder adds a frame in front.
        let kind = SegmentAssembler.Kind.audio(firstFrame: Int(frame) - 1)
        return (bytes, SegmentAssembler(kind: kind, first: first, starts: Array(starts[first...]), end: end))
    }

    /// All segments of a run that is read in pieces.
    static func segments(_ run: (bytes: [UInt8], assembler: SegmentAssembler), piece: Int = .max) throws -> [SegmentAssembler.Segment] {
        var assembler = run.assembler
        var segments: [SegmentAssembler.Segment] = []
        var rest = run.bytes[...]
        while !rest.isEmpty {
            segments += try assembler.append(Array(rest.prefix(piece)))
            rest = rest.dropFirst(piece)
        }
        return try segments + assembler.finish()
    }

    static func initSegment(_ run: (bytes: [UInt8], assembler: SegmentAssembler)) throws -> [UInt8] {
        var assembler = run.assembler
        _ = try assembler.append(run.bytes)
        guard let bytes = assembler.initSegment else { throw ContainerError.malformed("no track") }
        return bytes
    }

    /// What ffmpeg decodes from segments, and what it complains about.
    static func decoded(_ initSegment: [UInt8], _ segments: [[UInt8]], stream: String) throws -> (times: [Double], complaints: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "assembled-\(UUID().uuidString).mp4")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(initSegment + segments.joined()).write(to: file)
        let found = try RemuxComparison.frames(file.path, stream: stream)
        return (found.frames.map(\.time), found.complaints)
    }
}
