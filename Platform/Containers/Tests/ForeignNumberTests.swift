import CoreDomain
import Testing

@testable import Containers

/// Impossible numbers. Whatever a file claims, the result is within the bounds of `MediaDescription`.
@Suite("Impossible numbers")
struct ForeignNumberTests {
    static let doubles: [Double] = [
        1e300, 1e21, .infinity, -.infinity, .nan, -5, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0x1p63, -0x1p63,
    ]
    static let integers: [UInt64] = [0, 1, 1 << 31, 1 << 32, 1 << 53, 1 << 62, 1 << 63, .max, .max - 1, (1 << 63) - 1]

    private func isBounded(_ media: MediaDescription) -> Bool {
        func isTime(_ seconds: Double?) -> Bool { seconds.map(MediaTime.range.contains) ?? true }
        let frames = media.keyframes.map { index in
            index.times.allSatisfy { $0.magnitude <= MediaTime.range.upperBound } && index.positions.allSatisfy { $0 >= 0 }
        }
        return isTime(media.duration) && media.bitRate.map { (1...1_000_000_000_000).contains($0) } ?? true
            && media.chapters.allSatisfy { isTime($0.start) && isTime($0.end) && $0.end.map { end in end.isFinite } ?? true }
            && media.tracks.allSatisfy { track in
                isTime(track.duration) && track.frameRate.map { $0 > 0 && $0 <= 10_000 } ?? true
                    && [track.width, track.height, track.displayWidth, track.displayHeight].allSatisfy {
                        $0.map { (1...65_536).contains($0) } ?? true
                    }
                    && track.sampleRate.map { (1...10_000_000).contains($0) } ?? true
                    && track.channels.map { (1...1_000).contains($0) } ?? true
            } && frames ?? true
    }

    /// Reads the whole file; it may be refused as damaged, but nothing worse may happen.
    private func read(_ bytes: [UInt8]) -> Bool {
        let source = MemorySource(bytes)
        guard let media = try? describe(source) else { return true }
        for track in media.tracks where track.isTextSubtitle {
            for cue in (try? textCues(of: track.id, in: source)) ?? [] {
                guard MediaTime.range.contains(cue.start), MediaTime.range.contains(cue.end) else { return false }
            }
        }
        return isBounded(media)
    }

    /// Keeps the bytes out of the test report.
    private func check(_ isBounded: Bool, _ location: SourceLocation = #_sourceLocation) { #expect(isBounded, sourceLocation: location) }

    @Test("Matroska: an impossible duration is ignored and read from the clusters", arguments: doubles)
    func matroskaDuration(duration: Double) throws {
        let bits = TinyMatroska.number(0x4489, duration.bitPattern)
        let media = try describe(MemorySource(TinyMatroska.usual(info: [TinyMatroska.number(0x2AD7B1, 1_000_000), bits])))
        #expect(media.duration == 1.06 || duration == .leastNonzeroMagnitude)
        #expect(isBounded(media))
    }

    @Test("Matroska: any scale, cluster time, block duration, default duration, size and chapter", arguments: integers)
    func matroskaIntegers(number: UInt64) {
        let scale = TinyMatroska.number(0x2AD7B1, number)
        check(read(TinyMatroska.usual(info: [scale])))
        check(read(TinyMatroska.usual(info: [scale, TinyMatroska.number(0x4489, Double(1e17).bitPattern)])))
        let block = TinyMatroska.simpleBlock(time: 0, isKeyframe: true)
        let text = TinyMatroska.group(track: 2, time: 0, duration: number, Array("Hello".utf8))
        check(
            read(
                TinyMatroska.file(
                    tracks: [TinyMatroska.video, TinyMatroska.subtitles()], [TinyMatroska.cluster(time: number, [block, text])])))
        let tracks = [(0x23E383, 0), (0, 0xB0), (0, 0xBA), (0, 0x54B0), (0, 0x54BA)] as [(UInt32, UInt32)]
        for (own, picture) in tracks {
            let video = TinyMatroska.element(
                0xAE,
                [TinyMatroska.number(0xD7, 1), TinyMatroska.number(0x83, 1), TinyMatroska.text(0x86, "V_VP9")]
                    + (own > 0 ? [TinyMatroska.number(own, number)] : [])
                    + [
                        TinyMatroska.element(
                            0xE0, picture > 0 ? [TinyMatroska.number(picture, number), TinyMatroska.number(0x54B2, 3)] : [])
                    ])
            check(read(TinyMatroska.file(tracks: [video, TinyMatroska.subtitles()], [TinyMatroska.cluster(time: 0, [block, text])])))
        }
    }

    @Test("Matroska: any position and time in an index, and any chapter", arguments: integers)
    func matroskaIndex(number: UInt64) {
        for (time, place) in [(number, 0), (0, number), (number, number)] as [(UInt64, UInt64)] {
            let position = TinyMatroska.element(
                0xB7, [TinyMatroska.number(0xF7, 1), TinyMatroska.number(0xF1, place), TinyMatroska.number(0xF0, number)])
            let cues = TinyMatroska.element(0x1C53_BB6B, [TinyMatroska.element(0xBB, [TinyMatroska.number(0xB3, time), position])])
            let atom = TinyMatroska.element(0xB6, [TinyMatroska.number(0x91, time), TinyMatroska.number(0x92, number)])
            let chapters = TinyMatroska.element(0x1043_A770, [TinyMatroska.element(0x45B9, [atom])])
            check(read(TinyMatroska.usual(info: [TinyMatroska.number(0x2AD7B1, 1_000_000)], extra: [cues, chapters])))
        }
    }

    @Test("Matroska: any sample rate", arguments: doubles)
    func matroskaSound(rate: Double) {
        let audio = TinyMatroska.element(
            0xAE,
            [
                TinyMatroska.number(0xD7, 1), TinyMatroska.number(0x83, 2), TinyMatroska.text(0x86, "A_OPUS"),
                TinyMatroska.element(0xE1, [TinyMatroska.number(0xB5, rate.bitPattern), TinyMatroska.number(0x9F, 1 << 62)]),
            ])
        check(
            read(TinyMatroska.file(tracks: [audio], [TinyMatroska.cluster(time: 0, [TinyMatroska.simpleBlock(time: 0, isKeyframe: true)])]))
        )
    }

    @Test("MP4: any clock, duration and edit", arguments: integers)
    func movie(number: UInt64) {
        for scale in [0, 1, 1000, 0xFFFF_FFFF] {
            var tiny = TinyMP4()
            tiny.clock = (scale, number)
            check(read(tiny.file))
            tiny = TinyMP4()
            tiny.mediaClock = (scale, number)
            check(read(tiny.file))
            tiny.edits = TinyMP4.box(
                "edts", TinyMP4.box("elst", [1, 0, 0, 0], TinyMP4.u32(1), TinyMP4.u64(number), TinyMP4.u64(number), TinyMP4.u32(0x10000)))
            check(read(tiny.file))
            tiny.offsets = TinyMP4.box(
                "ctts", TinyMP4.u32(0), TinyMP4.u32(1), TinyMP4.u32(10), TinyMP4.u32(Int(truncatingIfNeeded: number)))
            tiny.times = TinyMP4.box("stts", TinyMP4.u32(0), TinyMP4.u32(1), TinyMP4.u32(10), TinyMP4.u32(Int(truncatingIfNeeded: number)))
            check(read(tiny.file))
        }
    }

    @Test("MP4: a chapter at any time", arguments: integers)
    func chapters(number: UInt64) throws {
        var tiny = TinyMP4()
        let list = TinyMP4.box("chpl", [1, 0, 0, 0], [0], TinyMP4.u32(1), TinyMP4.u64(number), [1, 0x41])
        tiny.extra = TinyMP4.box("udta", list)
        check(read(tiny.file))
        // A text track whose edit list offsets its first chapter by the given number.
        tiny.extra = []
        tiny.secondTrack = tiny.chapterTrack(delay: number)
        check(read(tiny.file))
    }

    @Test("MP4: fragments that claim samples without data cost no more than others")
    func emptyRuns() {
        let run = TinyMP4.box("trun", TinyMP4.u32(0), TinyMP4.u32(1_000_000))
        let header = TinyMP4.box("tfhd", TinyMP4.u32(0), TinyMP4.u32(7))
        let runs = [[UInt8]](repeating: run, count: 500).flatMap(\.self)
        let fragment = TinyMP4.box("moof", TinyMP4.box("traf", header, runs))
        var tiny = TinyMP4()
        tiny.extra = TinyMP4.box("mvex", TinyMP4.box("trex", TinyMP4.zeros(24)))
        let bytes = tiny.file + fragment
        #expect(throws: ContainerError.tooLarge("the number of its parts")) { try describe(MemorySource(bytes)) }
    }

    @Test("A stored index contains no impossible times or positions")
    func storedIndex() throws {
        let index = KeyframeIndex(timescale: 1000, ticks: [0, .max, .min, 500, 1_000], positions: [0, 1, 2, -4, 7])
        #expect(index == KeyframeIndex(timescale: 1000, ticks: [0, 1_000], positions: [0, 7]))
        #expect(try KeyframeIndex(decoding: index.encode()) == index)
    }

    @Test("Cues at impossible times are moved into the valid range")
    func cues() throws {
        for time in ["999999999999:00:00,000", "00:999999999999:00,000", "00:00:999999999999"] {
            for cue in (try? SRT.read(Array("1\n\(time) --> \(time)\nHello\n".utf8))) ?? [] {
                #expect(MediaTime.range.contains(cue.start) && MediaTime.range.contains(cue.end))
            }
        }
        #expect(SubtitleCue(start: .nan, end: .infinity, text: "").start == 0)
    }
}
