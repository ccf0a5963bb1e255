import Foundation
import Testing

@testable import Containers

@Suite("Segments of an encoder", .enabled(if: FFmpeg.isInstalled))
struct SegmentAssemblerTests {
    private static let even = (0..<5).map { Double($0) * 4 }

    /// Ticks that the edit list of pictures subtracts: a quarter of a second.
    private static let delay: Int64 = 22_500

    /// 20 s of 24 pictures a second, with B-pictures after encoding, and of sound.
    private func clip(_ name: String = "closed.mp4", starts: [Double] = even) throws -> EncodedClip {
        EncodedClip(path: try RemuxClips.path(name), starts: starts, end: 20)
    }

    @Test(
        "Pictures begin where their segment does, follow each other, and decode to all frames",
        arguments: [even, [0, 2.5, 7.5, 12.5, 17.5]])
    func pictures(_ starts: [Double]) throws {
        let run = try clip(starts: starts).pictures()
        let segments = try EncodedClip.segments(run)
        let read = try segments.map { try EncodedClip.Segment($0, delay: Self.delay) }
        #expect(read.map(\.number) == Array(0..<5))
        #expect(segments.map(\.number) == read.map(\.number))
        #expect(read.flatMap(\.samples).count == 480)
        for (segment, start) in zip(read, starts) {
            #expect(segment.samples.first?.isSync == true)
            #expect(segment.span.start == Int64(start * 90_000))
        }
        for (one, next) in zip(read, read.dropFirst()) {
            #expect(one.span.end == next.span.start)
            #expect(one.samples.last.map { $0.decodeTime + $0.duration } == next.start)
        }
        #expect(Set(read.flatMap(\.samples).map(\.time)) == Set((0..<480).map { Int64($0 * 3750) }))
        let played = try EncodedClip.decoded(EncodedClip.initSegment(run), segments.map(\.bytes), stream: "v:0")
        #expect(played.complaints == "")
        #expect(played.times.count == 480)
        // ffmpeg would show pictures with negative offsets late.
        #expect(played.times.first == 0)
        for (one, next) in zip(played.times, played.times.dropFirst()) { #expect(abs(next - one - 1.0 / 24) < 1e-4) }
    }

    @Test("A run that starts in the middle makes the same segments of pictures", arguments: 1..<5)
    func laterPictures(_ first: Int) throws {
        let clip = try clip(starts: [0, 2.5, 7.5, 12.5, 17.5])
        let whole = try EncodedClip.segments(clip.pictures())
        let later = try EncodedClip.segments(clip.pictures(from: first))
        #expect(later.map(\.number) == Array(first..<5))
        #expect(try later.map(EncodedClip.Segment.init) == whole.dropFirst(first).map(EncodedClip.Segment.init))
        let header = try EncodedClip.initSegment(clip.pictures())
        #expect(try EncodedClip.initSegment(clip.pictures(from: first)) == header)
        // What comes from both runs is played without a seam.
        let mixed = (whole.prefix(first) + later).map(\.bytes)
        let played = try EncodedClip.decoded(header, mixed, stream: "v:0")
        #expect(played.complaints == "")
        #expect(played.times.count == 480)
    }

    @Test("Frames of sound are counted, and the same in every run", arguments: [even, [0, 2.5, 7.501, 12.5, 17.51]])
    func sounds(_ starts: [Double]) throws {
        let clip = try clip(starts: starts)
        let run = try clip.sounds()
        let whole = try EncodedClip.segments(run)
        let read = try whole.map(EncodedClip.Segment.init)
        #expect(read.map(\.number) == Array(0..<5))
        for (segment, start) in zip(read, starts) {
            #expect(segment.start % 1024 == 0)
            #expect((0..<1024).contains(segment.start - Int64(start * 48_000)))
            #expect(segment.samples.allSatisfy { $0.duration == 1024 && $0.isSync && $0.time == $0.decodeTime })
        }
        for (one, next) in zip(read, read.dropFirst()) { #expect(one.span.end == next.start) }
        // 937.5 frames are 20 s.
        #expect(read.flatMap(\.samples).count == 938)
        let header = try EncodedClip.initSegment(run)
        for first in 1..<5 {
            let later = try clip.sounds(from: first)
            let segments = try EncodedClip.segments(later)
            #expect(try segments.map(EncodedClip.Segment.init) == Array(read.dropFirst(first)))
            #expect(try EncodedClip.initSegment(later) == header)
            let played = try EncodedClip.decoded(header, (whole.prefix(first) + segments).map(\.bytes), stream: "a:0")
            #expect(played.complaints == "")
            #expect(played.times.count == 938)
            for (one, next) in zip(played.times, played.times.dropFirst()) { #expect(abs(next - one - 1024.0 / 48_000) < 1e-5) }
        }
    }

    @Test("Pieces of any size give the same segments", arguments: [1, 7, 4096])
    func pieces(_ size: Int) throws {
        for run in try [clip().pictures(), clip().sounds()] {
            // Not to the end: a call for each byte takes its time.
            let bytes = Array(run.bytes.prefix(size == 1 ? 110_000 : 400_000))
            var (whole, parts) = (run.assembler, run.assembler)
            let expected = try whole.append(bytes)
            var found: [SegmentAssembler.Segment] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                found += try parts.append(Array(bytes[start..<min(bytes.count, start + size)]))
            }
            #expect(!found.isEmpty)
            #expect(found.map(\.bytes) == expected.map(\.bytes))
            #expect(found.map(\.number) == expected.map(\.number))
        }
    }

    @Test("A segment is given out as soon as the next one begins")
    func early() throws {
        let run = try clip().sounds()
        var assembler = run.assembler
        var numbers: [Int] = []
        for start in stride(from: 0, to: run.bytes.count, by: 1000) {
            numbers += try assembler.append(Array(run.bytes[start..<min(run.bytes.count, start + 1000)])).map(\.number)
            // 192 kbit/s: 4 s are less than 110 kB.
            #expect(numbers.count >= min(5, start / 110_000) - 1)
        }
        #expect(numbers == Array(0..<numbers.count))
        #expect(assembler.initSegment != nil)
        #expect(assembler.codecString == "mp4a.40.2")
        var pictures = try clip().pictures()
        _ = try pictures.assembler.append(pictures.bytes)
        #expect(pictures.assembler.codecString?.hasPrefix("avc1.64") == true)
    }

    @Test("Pictures up to the start of the next segment are given out without waiting for it")
    func whole() throws {
        let run = try clip().pictures()
        var (assembler, place, given) = (run.assembler, 0, [Int]())
        var fragments = 0
        while place + 8 <= run.bytes.count {
            let size = run.bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: run.bytes[place + 4..<place + 8], as: UTF8.self)
            given += try assembler.append(Array(run.bytes[place..<place + size])).map(\.number)
            if type == "mdat" { fragments += 1 }
            place += size
            // The last one ends with the encoder.
            #expect(given.count == min(fragments, Self.even.count - 1))
        }
        #expect(try assembler.finish().map(\.number) == [Self.even.count - 1])
    }

    @Test("A segment without pictures is an empty one, and the picture before it is shown meanwhile")
    func gap() throws {
        var clip = try clip()
        clip.filter = ["-vf", "select=not(between(t\\,5\\,12.5))"]
        let run = try clip.pictures()
        let read = try EncodedClip.segments(run).map { try EncodedClip.Segment($0, delay: Self.delay) }
        #expect(read.map(\.number) == Array(0..<5))
        #expect(read.map(\.samples.isEmpty) == [false, false, true, false, false])
        #expect(read[2].start == 8 * 90_000 + Self.delay)
        // Decoding goes on without a break, which is what MediaSource looks at.
        #expect(read[1].samples.last.map { $0.decodeTime + $0.duration } == read[3].start)
        #expect(read[1].span.end <= read[3].span.start)
        #expect(read[3].span.start >= Int64(12.5 * 90_000))
        let played = try EncodedClip.decoded(EncodedClip.initSegment(run), EncodedClip.segments(run).map(\.bytes), stream: "v:0")
        #expect(played.complaints == "")
    }

    @Test("Pictures of varying length do not last into the next segment", arguments: ["vfr.mp4", "vfr.mkv"])
    func varying(_ name: String) throws {
        let clip = try clip(name, starts: [0, 3.75, 7.5, 11.25, 15])
        let read = try EncodedClip.segments(clip.pictures()).map { try EncodedClip.Segment($0, delay: Self.delay) }
        for (one, next) in zip(read, read.dropFirst()) { #expect(one.span.end <= next.span.start) }
        for first in 1..<5 {
            let later = try EncodedClip.segments(clip.pictures(from: first)).map { try EncodedClip.Segment($0, delay: Self.delay) }
            // The encoder may choose another order of decoding.
            #expect(later.map { $0.samples.map(\.time).sorted() } == read.dropFirst(first).map { $0.samples.map(\.time).sorted() })
            #expect(later.map(\.start) == read.dropFirst(first).map(\.start))
            for (one, next) in zip(read.prefix(first) + later, read.prefix(first).dropFirst() + later) {
                #expect(one.span.end <= next.span.start)
                #expect(one.samples.last.map { $0.decodeTime + $0.duration } == next.start)
            }
        }
    }

    @Test("Sound that ends early leaves empty segments, and sound after the end is left out")
    func ends() throws {
        let clip = EncodedClip(path: try RemuxClips.path("closed.mp4"), starts: [0, 4, 18, 24, 30], end: 40)
        let read = try EncodedClip.segments(clip.sounds()).map(EncodedClip.Segment.init)
        #expect(read.map(\.samples.isEmpty) == [false, false, false, true, true])
        let short = EncodedClip(path: clip.path, starts: [0, 4], end: 6)
        let last = try #require(try EncodedClip.segments(short.sounds()).map(EncodedClip.Segment.init).last)
        #expect(last.span.end - 6 * 48_000 < 1024)
        #expect(last.span.end >= 6 * 48_000)
    }

    @Test("An encoder that begins too late, or delivers something else, is an error")
    func wrong() throws {
        let (pictures, sounds) = (try clip().pictures().bytes, try clip().sounds().bytes)
        func append(_ bytes: [UInt8], _ kind: SegmentAssembler.Kind, starts: [Double] = Self.even) throws {
            var assembler = SegmentAssembler(kind: kind, first: 0, starts: starts, end: 20)
            _ = try assembler.append(bytes)
        }
        #expect(throws: ContainerError.malformed("an encoder of pictures delivers something else")) {
            try append(sounds, .video(origin: 0))
        }
        #expect(throws: ContainerError.malformed("an encoder of sound delivers something else than AAC at 48 kHz")) {
            try append(pictures, .audio(firstFrame: 0))
        }
        #expect(throws: ContainerError.malformed("the encoder left out the start of a segment")) {
            try append(sounds, .audio(firstFrame: 1))
        }
        #expect(throws: ContainerError.notRecognised) { try append(Array(pictures.dropFirst(24)), .video(origin: 0)) }
        for start in [[.nan, 1], [], [1e300], [-.infinity, .infinity], [5, 3]] as [[Double]] {
            try append(sounds, .audio(firstFrame: .min), starts: start)
            try? append(pictures, .video(origin: .nan), starts: start)
            try? append(pictures, .video(origin: 1e300), starts: start)
        }
    }

    @Test("A stream that ends in the middle is an error, wherever it ends")
    func truncated() throws {
        for run in try [clip().pictures(), clip().sounds()] {
            let reader = SourceReader(MemorySource([]), limits: .default)
            // Between two pairs, an encoder may end.
            var whole: Set<Int> = []
            var at = 0
            for box in try Bytes(run.bytes).boxes(reader) {
                at += box.body.count + 8
                if !["ftyp", "moof"].contains(box.type) { whole.insert(at) }
            }
            for length in Array(stride(from: 0, to: run.bytes.count, by: 4_999)) + [24, run.bytes.count - 1] where !whole.contains(length) {
                #expect(throws: ContainerError.truncated(at: Int64(length))) {
                    try EncodedClip.segments((Array(run.bytes.prefix(length)), run.assembler))
                }
            }
        }
    }

    @Test("Damage is an error or gives segments, and never a trap")
    func damaged() throws {
        var chance = SeededGenerator(state: 7)
        for run in try [clip().pictures(), clip().sounds()] {
            let short = Array(run.bytes.prefix(120_000))
            for round in 0..<150 {
                var changed = short
                for _ in 0..<Int.random(in: 1...4, using: &chance) {
                    let at = Int.random(in: 0..<(round % 2 == 0 ? 2_000 : changed.count), using: &chance)
                    for place in at..<min(changed.count, at + [1, 1, 4, 8][round % 4]) {
                        changed[place] = [0, 0xFF, 0x80, 1][round / 4 % 4]
                    }
                }
                let segments = try? EncodedClip.segments((changed, run.assembler), piece: 5_000)
                for segment in segments ?? [] { _ = try EncodedClip.Segment(segment) }
            }
        }
    }
}
