import Foundation
import StreamingDomain
import Testing

@testable import FFmpegAdapter

@Suite("Encoded pictures", .enabled(if: FFmpeg.locate() != nil))
struct EncodePicturesTests {
    let ffmpeg: FFmpeg

    init() throws { ffmpeg = try #require(FFmpeg.locate()) }

    struct Source: Sendable, CustomTestStringConvertible {
        var name: String
        var words: [Argument]
        var hasFileTimes = false
        /// Seconds by which everything in the file is later.
        var delay = 0
        /// Program streams have no time for most pictures, and ffmpeg drops one now and then.
        var isComplete = true
        var testDescription: String { name }
    }

    private static let h264: [Argument] = [.option("-c:v", "libx264"), .option("-preset", "veryfast"), .option("-g", 50)]
    static let sources = [
        Source(name: "a.mkv", words: h264, hasFileTimes: true),
        Source(name: "a.mp4", words: h264 + [.option("-c:a", "aac")], hasFileTimes: true),
        Source(name: "late.mkv", words: h264, hasFileTimes: true, delay: 3),
        Source(name: "late.mp4", words: h264 + [.option("-c:a", "aac")], hasFileTimes: true, delay: 3),
        Source(
            name: "a.webm", words: [.option("-c:v", "libvpx"), .option("-deadline", "realtime"), .option("-g", 50)], hasFileTimes: true),
        Source(name: "a.avi", words: [.option("-c:v", "mpeg4"), .option("-bf", 2), .option("-q:v", 2), .option("-g", 50)]),
        Source(name: "a.ts", words: h264 + [.option("-c:a", "ac3")]),
        Source(name: "a.m2ts", words: [.option("-c:v", "mpeg2video"), .option("-bf", 2), .option("-q:v", 2), .option("-c:a", "mp2")]),
        Source(
            name: "a.mpg", words: [.option("-c:v", "mpeg2video"), .option("-bf", 2), .option("-q:v", 2), .option("-c:a", "mp2")],
            isComplete: false),
        Source(name: "a.wmv", words: [.option("-c:v", "wmv2"), .option("-q:v", 2), .option("-c:a", "wmav2"), .option("-g", 50)]),
        Source(name: "a.flv", words: h264 + [.option("-c:a", "aac")]),
    ]

    private func job(
        _ path: String, start: Double, _ boundaries: [Double], hasFileTimes: Bool, rung: Rung = .p240, width: Int = 160, height: Int = 90,
        rotation: Int = 0, range: String? = nil, burnsIn: Int? = nil
    ) -> EncodingJob {
        EncodingJob(
            path: path,
            output: .video(.init(rung: rung, width: width, height: height, rotation: rotation, range: range, burnsIn: burnsIn)),
            start: start, hasFileTimes: hasFileTimes, boundaries: boundaries)
    }

    @Test("Every run has the same pictures at the same times, with keyframes at the boundaries alone", arguments: sources)
    func runs(_ source: Source) async throws {
        let clips = try Clips(ffmpeg)
        let made = try await clips.make("made-" + source.name, source.words)
        let path =
            source.delay == 0
            ? made : try await clips.copy(made, source.name, before: [.option("-itsoffset", source.delay)])
        let delay = Double(source.delay)
        let boundaries = [4, 6.04, 8, 10].map { $0 + delay }
        let whole = try await clips.encode(job(path, start: 0, boundaries, hasFileTimes: source.hasFileTimes))
        let part = try await clips.encode(job(path, start: 6.04 + delay, [8 + delay, 10 + delay], hasFileTimes: source.hasFileTimes))

        #expect(whole.file.timescale == 90_000)
        #expect(!whole.file.parameters.isEmpty && whole.file.parameters == part.file.parameters)
        #expect(whole.file.fragments.allSatisfy { $0.count(where: \.isKeyframe) == 1 && $0[0].isKeyframe })
        // The first time of a file without an index is that of its sound, which may be a little earlier.
        let first = try #require(whole.file.times.first)
        #expect(source.hasFileTimes ? abs(first - delay) < 0.03 : (0..<0.2).contains(first))
        let all = whole.file.times
        let rest = part.file.times
        #expect(abs(try #require(rest.first)) < 0.04)
        let skipped = all.count - rest.count
        try #require(skipped > 140 && rest.count > 140)
        #expect(zip(all.dropFirst(skipped), rest).allSatisfy { abs($0 - $1 - 6.04 - delay) < 0.002 }, "\(all[skipped]) \(rest[0])")
        func firstPicture(from time: Double) -> Double { all.first { $0 > time - 0.0011 } ?? -1 }
        #expect(zip(whole.file.keyframes, [first] + boundaries.map(firstPicture)).allSatisfy { abs($0 - $1) < 0.0001 })
        #expect(whole.file.keyframes.count == 5)
        #expect(part.file.keyframes.count == 3)
        let shown = try await clips.pixels(whole).map { $0[0] }
        let shownLater = try await clips.pixels(part).map { $0[0] }
        #expect(shown.count == all.count && shownLater.count == rest.count)
        if source.isComplete { #expect(shown.enumerated().allSatisfy { abs($1 - Clips.brightness($0)) <= 4 }, "\(shown)") }
        #expect(zip(shown.dropFirst(skipped), shownLater).allSatisfy { abs($0 - $1) <= 4 })
    }

    @Test("A start between two pictures keeps the time of the next one")
    func between() async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make("a.mkv", sound: nil, Self.h264)
        let run = try await clips.encode(job(path, start: 4.01, [], hasFileTimes: true))
        #expect(run.file.times.first == 0.03)
        #expect(run.file.keyframes == [0.03])
    }

    @Test("Pictures of NTSC rates begin exactly at their keyframes")
    func ntsc() async throws {
        let clips = try Clips(ffmpeg)
        for (name, start) in [("a.mp4", 183.0 * 1001 / 30_000), ("a.mkv", 6.106)] {
            let path = try await clips.make(
                name, pictures: "testsrc2=s=160x90:r=30000/1001:d=12", sound: nil, Self.h264 + [.option("-g", 61)])
            let run = try await clips.encode(job(path, start: start, [], hasFileTimes: true))
            #expect(run.file.times.first == 0)
        }
    }

    @Test("Uneven times stay as they are, and there are at most some 60 pictures a second")
    func uneven() async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make(
            "vfr.mkv", pictures: "testsrc2=s=160x90:r=25:d=12,select='lt(mod(n,10),4)'", sound: nil,
            Self.h264 + [.option("-fps_mode", "vfr")])
        let run = try await clips.encode(job(path, start: 0, [4], hasFileTimes: true))
        #expect(run.file.times.count == 120)
        #expect(run.file.times.prefix(6) == [0, 0.04, 0.08, 0.12, 0.4, 0.44])
        #expect(run.file.keyframes == [0, 4])
        let fast = try await clips.make("fast.mkv", pictures: "testsrc2=s=160x90:r=120:d=2", sound: nil, Self.h264)
        #expect(try await clips.encode(job(fast, start: 0, [], hasFileTimes: true)).file.times.count <= 121)
        let even = try await clips.make("even.mkv", pictures: "testsrc2=s=160x90:r=60:d=2", sound: nil, Self.h264)
        #expect(try await clips.encode(job(even, start: 0, [], hasFileTimes: true)).file.times.count == 120)
    }

    @Test("A file without times gets them from its rate")
    func missingTimes() async throws {
        let clips = try Clips(ffmpeg)
        // Three pictures are decoded at a time, which AVI cannot tell.
        let made = try await clips.make("made.mkv", sound: nil, Self.h264 + [.option("-bf", 3)])
        let path = try await clips.copy(made, "times.avi", [.option("-bsf:v", "h264_mp4toannexb")])
        let run = try await clips.encode(job(path, start: 4, [6, 8], hasFileTimes: false))
        #expect(run.file.keyframes.count == 3)
        // ffmpeg guesses those of the last pictures, which come out when the file has ended.
        let times = run.file.times.dropLast(4)
        #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.04) < 0.001 })
    }

    @Test(
        "Pictures are upright",
        arguments: [
            (0, [true, false, true, false]), (90, [true, true, false, false]), (180, [false, true, false, true]),
            (270, [false, false, true, true]),
        ])
    func upright(rotation: Int, isWhite: [Bool]) async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make(
            "a.mp4", pictures: "color=c=black:s=160x80:r=25:d=1,drawbox=x=0:y=0:w=80:h=80:c=white:t=fill", sound: nil,
            [.option("-c:v", "mpeg4"), .option("-q:v", 2), .option("-metadata:s:v", "rotate=90")])
        let isTurned = rotation % 180 != 0
        let run = try await clips.encode(
            job(path, start: 0, [], hasFileTimes: true, width: isTurned ? 80 : 160, height: isTurned ? 160 : 80, rotation: rotation))
        let picture = try #require(try await clips.pixels(run, columns: 2, rows: 2).first)
        #expect(picture.map { $0 > 128 } == isWhite)
    }

    @Test("A high dynamic range is mapped to the standard one", arguments: ["PQ", "HLG"], [true, false])
    func tones(range: String, isExact: Bool) async throws {
        let clips = try Clips(ffmpeg)
        // Grey of the code 0.5, which is 92 cd/m² in PQ and middle grey in HLG.
        let path = try await clips.make(
            "a.mkv", pictures: "color=c=gray:s=160x90:r=25:d=1", sound: nil,
            [
                .option("-c:v", "libx265"), .option("-preset", "ultrafast"), .option("-pix_fmt", "yuv420p10le"),
                range == "PQ"
                    ? .option("-x265-params", "log-level=none:transfer=smpte2084:colorprim=bt2020:colormatrix=bt2020nc")
                    : .option("-x265-params", "log-level=none:transfer=arib-std-b67:colorprim=bt2020:colormatrix=bt2020nc"),
            ])
        let run = try await clips.encode(
            job(path, start: 0, [], hasFileTimes: true, range: range), with: EncoderChoice(encoder: .software, mapsTones: isExact))
        let grey = try #require(try await clips.pixels(run).first)[0]
        #expect(range == "PQ" ? (140...230).contains(grey) : (100...200).contains(grey))
        try Data(run.bytes).write(to: URL(fileURLWithPath: clips.path("o.mp4")))
        #expect(try await ffmpeg.probe(clips.path("o.mp4")).streams.first?.transfer == "bt709")
    }

    @Test("Only file names that exist are read")
    func missing() async {
        await #expect(throws: FFmpegError.cannotRead("/nowhere/a.mkv")) {
            try await ffmpeg.encode(job("/nowhere/a.mkv", start: 0, [], hasFileTimes: true)) { _ in }
        }
    }
}
