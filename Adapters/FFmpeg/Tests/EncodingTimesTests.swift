import StreamingDomain
import Testing

@testable import FFmpegAdapter

@Suite("Times of an encoder run")
struct EncodingTimesTests {
    private static let pictures = EncodingJob.Output.video(.init(rung: .p240, width: 426, height: 240))
    private static let sound = EncodingJob.Output.audio(.init(index: 1))

    private func job(_ output: EncodingJob.Output, start: Double, hasFileTimes: Bool = true, _ boundaries: [Double] = []) -> EncodingJob {
        EncodingJob(path: "/a.mkv", output: output, start: start, hasFileTimes: hasFileTimes, boundaries: boundaries)
    }

    @Test(
        "Reading starts early where a container cannot be entered exactly, and always for sound",
        arguments: [
            (pictures, true, 20.5, 20_500_000, 0), (sound, true, 20.5, 19_500_000, 1), (pictures, false, 20.5, 10_500_000, 10),
            (sound, false, 20.5, 10_500_000, 10), (sound, true, 0.5, 500_000, 0), (pictures, false, 3.25, 250_000, 3),
            (pictures, true, 0, 0, 0), (pictures, true, 8.008, 8_008_000, 0), (pictures, true, 183.0 * 1001 / 30_000, 6_106_100, 0),
            (pictures, true, 1.0 / 3, 333_333, 0),
        ] as [(EncodingJob.Output, Bool, Double, Int, Int)])
    func reading(output: EncodingJob.Output, hasFileTimes: Bool, start: Double, seek: Int, preroll: Int) {
        let times = EncodingTimes(job(output, start: start, hasFileTimes: hasFileTimes))
        #expect([times.seek, times.preroll] == [seek, preroll])
    }

    @Test(
        "The clock of the file is named, or that of its first time is fixed",
        arguments: [
            (true, 0.0, ["-seek_timestamp", "1", "-ss", "0us"]), (true, 8.5, ["-seek_timestamp", "1", "-ss", "8500000us"]),
            (false, 0, ["-itsoffset", "1us"]), (false, 5, ["-itsoffset", "1us"]), (false, 15.5, ["-ss", "5500000us"]),
        ] as [(Bool, Double, [String])])
    func words(hasFileTimes: Bool, start: Double, expected: [String]) throws {
        let job = job(Self.pictures, start: start, hasFileTimes: hasFileTimes)
        let words = [Argument].encode(job, try MediaPath("/a.mkv"), .software).flatMap(\.words)
        #expect(words.prefix(2) == ["-protocol_whitelist", "file,pipe"])
        #expect(Array(words[4..<words.firstIndex(of: "-noautorotate")!]) == expected)
    }

    @Test("More boundaries than fit on a command line end the run at one of them")
    func manyBoundaries() throws {
        let times = EncodingTimes(job(Self.pictures, start: 0, (1...10_000).map { Double($0) * 4 }))
        #expect(times.keyframes.count == 7_000)
        #expect(times.length == 28_004_000_000 - 1_000)
        let extreme = job(Self.pictures, start: 0, (1...10_000).map { Double($0) * 9_999 })
        let words = [Argument].encode(extreme, try MediaPath("/a.mkv"), .software).flatMap(\.words)
        #expect(words.allSatisfy { $0.utf8.count < 128 << 10 })
        #expect(words.contains("-t"))
    }

    @Test("Times that no movie has are harmless", arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    func extremes(_ time: Double) {
        let times = EncodingTimes(job(Self.pictures, start: time, hasFileTimes: false, [time, 4, .nan]))
        #expect(times.seek >= 0 && times.keyframes.allSatisfy { $0 >= 0 })
    }
}
