import Foundation
import StreamingDomain
import Testing

@testable import FFmpegAdapter

@Suite("Encoded sound", .enabled(if: FFmpeg.locate() != nil))
struct EncodeSoundTests {
    let ffmpeg: FFmpeg

    init() throws { ffmpeg = try #require(FFmpeg.locate()) }

    private static let mono: [Argument] = [.option("-c:v", "mpeg4"), .option("-g", 25)]
    /// Silence but for a burst of 0.1 s each second.
    private static let bursts: FilterGraph = "aevalsrc='sin(2*PI*1000*t)*lt(mod(t,1),0.1)':d=12:s=44100"

    private func job(_ path: String, start: Double, hasFileTimes: Bool, index: Int = 0, boundaries: [Double] = []) -> EncodingJob {
        EncodingJob(path: path, output: .audio(.init(index: index)), start: start, hasFileTimes: hasFileTimes, boundaries: boundaries)
    }

    /// Where sound begins after silence, in samples from the start that was asked for.
    private func onsets(_ samples: [Int]) -> [Int] {
        var onsets: [Int] = []
        var last = -10_000
        // The encoder adds one frame before the start.
        for (index, sample) in samples.dropFirst(AudioFrames.samples).enumerated() where abs(sample) > 3_000 {
            if index - last > 10_000 { onsets.append(index) }
            last = index
        }
        return onsets
    }

    @Test(
        "Sound is at its time, whatever the container and the start",
        arguments: [
            ("a.mkv", true, [.option("-c:a", "ac3")]), ("a.mp4", true, [.option("-c:a", "aac")]), ("a.ts", false, [.option("-c:a", "mp2")]),
            ("a.avi", false, [.option("-c:a", "pcm_s16le")]), ("b.mkv", true, [.option("-c:a", "flac")]),
        ] as [(String, Bool, [Argument])])
    func times(name: String, hasFileTimes: Bool, codec: [Argument]) async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make(name, sound: Self.bursts, Self.mono + codec)
        // Where its first burst is: a container may begin with pictures.
        let whole = onsets(try await clips.samples(try await clips.encode(job(path, start: 0, hasFileTimes: hasFileTimes))))
        let offset = try #require(whole.first)
        #expect(offset < 5_000)
        for frame in [0, 100, 287] {
            let start = AudioFrames.start(of: frame)
            let run = try await clips.encode(job(path, start: start, hasFileTimes: hasFileTimes))
            #expect(run.file.timescale == 48_000)
            #expect(zip(run.file.samples, run.file.samples.dropFirst()).allSatisfy { $1.decoded - $0.decoded == AudioFrames.samples })
            let expected = whole.map { $0 - frame * AudioFrames.samples }.filter { $0 > 2_000 }
            let found = onsets(try await clips.samples(run)).filter { $0 > 2_000 }
            #expect(found.count == expected.count)
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 60 })
        }
    }

    @Test("Silence fills a late start, gaps and an early end")
    func gaps() async throws {
        let clips = try Clips(ffmpeg)
        let made = try await clips.make("made.mkv", sound: Self.bursts, Self.mono + [.option("-c:a", "flac")])
        let gap = try await clips.make(
            "gap.mkv", sound: "\(Self.bursts),aselect='not(between(t,3.5,6.4))'", Self.mono + [.option("-c:a", "flac")])
        let late = try await clips.copy(
            made, "late.mkv", before: [.input(try MediaPath(made)), .option("-itsoffset", 2)],
            [.option("-map", "0:v"), .option("-map", "1:a")])
        let found = onsets(try await clips.samples(try await clips.encode(job(gap, start: 0, hasFileTimes: true))))
        #expect(found.map { ($0 + 24_000) / 48_000 } == [0, 1, 2, 3, 7, 8, 9, 10, 11])
        let moved = onsets(try await clips.samples(try await clips.encode(job(late, start: 0, hasFileTimes: true))))
        #expect(moved.map { ($0 + 24_000) / 48_000 } == Array(2...13))
        for start in [0.0, 11, 13] {
            let run = try await clips.encode(job(made, start: start, hasFileTimes: true, boundaries: [12, 16, 20]))
            #expect(run.file.samples.count >= AudioFrames.first(at: 20 - start))
        }
    }

    @Test("Sound of six channels becomes stereo, and the track is the one asked for")
    func channels() async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make(
            "a.mkv", sound: "aevalsrc='0|0|0.5*sin(6000*t)|0|0|0':c=5.1:d=12:s=48000",
            Self.mono + [
                .option("-map", "0"), .option("-map", "1"), .option("-map", "1"), .option("-c:a", "flac"),
                .option("-filter:a:0", "volume=0"),
            ])
        let quiet = try await clips.encode(job(path, start: 2, hasFileTimes: true, index: 0))
        let loud = try await clips.encode(job(path, start: 2, hasFileTimes: true, index: 1))
        #expect(try await clips.samples(quiet).allSatisfy { abs($0) < 100 })
        #expect(try await clips.samples(loud).contains { abs($0) > 3_000 })
        let file = clips.path("o.mp4")
        try Data(loud.bytes).write(to: URL(fileURLWithPath: file))
        #expect(try await ffmpeg.probe(file).streams.map(\.channels) == [2])
        await #expect(throws: FFmpegError.self) { try await ffmpeg.encode(job(path, start: 0, hasFileTimes: true, index: 2)) { _ in } }
    }
}
