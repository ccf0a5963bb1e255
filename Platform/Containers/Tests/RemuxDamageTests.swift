import Foundation
import Testing

@testable import Containers

/// Damaged files and indexes that lie: an error, never a trap, and never the bytes of other files.
@Suite("Damaged segments")
struct RemuxDamageTests {
    private typealias T = TinyMP4

    /// Reads everything that a viewer may ask for.
    private func exercise(_ bytes: [UInt8], _ media: MediaDescription? = nil, limits: ReadLimits = .default) {
        let source = MemorySource(bytes)
        guard let media = try? media ?? describe(source, limits: limits),
            let remuxer = try? Remuxer(source, description: media, limits: limits)
        else { return }
        for track in media.tracks {
            guard let rendition = try? remuxer.rendition(of: track.id) else { continue }
            if let rates = try? rendition.bitRates() { #expect(rates.average <= rates.peak) }
            for number in 0..<min(remuxer.plan.count, 30) {
                if let picture = try? rendition.keyframe(number) { #expect(picture.size > 0) }
                guard let segment = try? rendition.segment(number) else { continue }
                if let whole = try? segment.bytes(from: source, limit: 1 << 20) { #expect(whole.count == Int(segment.size)) }
            }
        }
    }

    private func clip(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: RemuxClips.path(name))))
    }

    private static let mismatch = ContainerError.malformed("its index names keyframes that are not there")

    @Test(
        "An index that lies is noticed", .enabled(if: FFmpeg.isInstalled),
        arguments: ["open.mp4", "open.mkv", "clusters.mkv", "fragments.mp4", "vp9.webm"])
    func lies(_ name: String) throws {
        let bytes = try clip(name)
        let source = MemorySource(bytes)
        var media = try describe(source)
        let index = try #require(media.keyframes)
        let video = try #require(media.tracks.first { $0.kind == .video }).id
        func read() throws {
            let rendition = try Remuxer(source, description: media).rendition(of: video)
            for number in 0..<rendition.plan.count { _ = try rendition.segment(number) }
        }
        try read()
        media.keyframes = KeyframeIndex(
            timescale: index.timescale, ticks: index.ticks.map { $0 == 0 ? 0 : $0 + 1 }, positions: index.positions)
        #expect(throws: Self.mismatch) { try read() }
        media.keyframes = KeyframeIndex(timescale: index.timescale * 2, ticks: index.ticks, positions: index.positions)
        #expect(throws: Self.mismatch) { try read() }
        // In another order, they are sorted; the places stay with their times.
        media.keyframes = KeyframeIndex(timescale: index.timescale, ticks: index.ticks.reversed(), positions: index.positions.reversed())
        try read()
        for positions in [
            index.positions.map { _ in Int64(bytes.count) }, index.positions.map { $0 + 1 }, index.positions.map { _ in .max },
        ] {
            media.keyframes = KeyframeIndex(timescale: index.timescale, ticks: index.ticks, positions: positions)
            exercise(bytes, media)
        }
        media.keyframes = KeyframeIndex(timescale: index.timescale, ticks: [0, .max], positions: [0, 0])
        exercise(bytes, media)
        media.keyframes = KeyframeIndex(timescale: 1 << 40, ticks: index.ticks, positions: index.positions)
        #expect(throws: Self.mismatch) { try read() }
        media.keyframes = nil
        #expect(throws: ContainerError.unsupported("it has no index of its keyframes")) { try read() }
    }

    @Test("A description of another file, as after a replacement", .enabled(if: FFmpeg.isInstalled))
    func replaced() throws {
        let names = ["open.mp4", "open.mkv", "fragments.mp4", "sound.m4a", "sound.mka", "hevc.mkv", "vp9.webm"]
        let files = try names.map(clip)
        for file in files { for other in files { exercise(file, try describe(MemorySource(other))) } }
    }

    @Test("A segment outside the plan is refused", .enabled(if: FFmpeg.isInstalled), arguments: [-1, 1_000, .max, .min])
    func outside(_ number: Int) throws {
        let remuxer = try RemuxComparison(path: RemuxClips.path("open.mp4")).remuxer
        let rendition = try remuxer.rendition(of: 1)
        #expect(throws: ContainerError.malformed("it has no segment \(number)")) { try rendition.segment(number) }
        #expect(throws: ContainerError.self) { try remuxer.rendition(of: number) }
    }

    @Test(
        "A file that became shorter gives an error, and its first segments", .enabled(if: FFmpeg.isInstalled),
        arguments: ["open.mp4", "open.mkv"])
    func shorter(_ name: String) throws {
        let bytes = try clip(name)
        let media = try describe(MemorySource(bytes))
        let remuxer = try Remuxer(MemorySource(bytes), description: media)
        let rendition = try remuxer.rendition(of: 1)
        let last = try rendition.segment(remuxer.plan.count - 1)
        let short = MemorySource(Array(bytes.prefix(bytes.count / 2)))
        #expect(throws: ContainerError.self) { try last.bytes(from: short) }
        #expect(try rendition.segment(0).bytes(from: short) == rendition.segment(0).bytes(from: MemorySource(bytes)))
        #expect(throws: ContainerError.tooLarge("a segment of \(last.size) bytes")) { try last.bytes(from: MemorySource(bytes), limit: 10) }
        for length in stride(from: 0, to: bytes.count, by: 1_501) { exercise(Array(bytes.prefix(length)), media) }
    }

    @Test("Numbers at the limits of their fields", arguments: [0, 1, 90_000, 0x7FFF_FFFF, 0xFFFF_FFFF])
    func limits(_ value: Int) throws {
        let box = TinyMP4.box
        for sample in [0, 1, 0xFFFF_FFFF] {
            var movie = TinyMP4()
            movie.mediaClock = (value, 1000)
            exercise(movie.file)
            movie.times = box("stts", [T.u32(0), T.u32(1), T.u32(10), T.u32(sample)].flatMap(\.self))
            exercise(movie.file)
            movie.offsets = box("ctts", [T.u32(0), T.u32(1), T.u32(10), T.u32(value)].flatMap(\.self))
            exercise(movie.file)
            movie.edits = T.box("edts", T.box("elst", T.u32(0), T.u32(1), T.u32(sample), T.u32(value), T.u32(0x1_0000)))
            exercise(movie.file)
            movie.sizes = box("stsz", [T.u32(0), T.u32(sample), T.u32(value)].flatMap(\.self))
            exercise(movie.file, limits: ReadLimits(elements: 20_000))
            movie.clock = (value, UInt64(sample))
            exercise(movie.file, limits: ReadLimits(elements: 20_000))
        }
    }

    @Test("Samples outside the file are refused")
    func sizes() throws {
        var movie = TinyMP4()
        let source = MemorySource(movie.file)
        let rendition = try Remuxer(source, description: describe(source)).rendition(of: 1)
        #expect(try rendition.segment(0).bytes(from: source).count > 0)
        movie.sizes = T.box("stsz", T.u32(0), T.u32(500), T.u32(10))
        let damaged = MemorySource(movie.file)
        #expect(throws: ContainerError.truncated(at: damaged.size)) {
            try Remuxer(damaged, description: describe(damaged)).rendition(of: 1).segment(0)
        }
    }

    @Test("An edit list of several parts is refused")
    func edits() throws {
        var movie = TinyMP4()
        let parts = [T.u32(300), T.u32(0), T.u32(0x1_0000), T.u32(300), T.u32(500), T.u32(0x1_0000)].flatMap(\.self)
        movie.edits = T.box("edts", T.box("elst", T.u32(0), T.u32(2), parts))
        let source = MemorySource(movie.file)
        #expect(throws: ContainerError.unsupported("its edit list joins several parts of a track")) {
            try Remuxer(source, description: describe(source)).rendition(of: 1)
        }
    }

    @Test(
        "Mutations of real files", .enabled(if: FFmpeg.isInstalled),
        arguments: ["one.mp4", "one.mkv", "open.mp4", "open.mkv", "fragments.mp4", "vp9.webm", "hevc.mkv", "flac.mkv", "gap.mkv"])
    func mutations(_ name: String) throws {
        let bytes = try clip(name)
        let media = try describe(MemorySource(bytes))
        let places = bytes.count > 40_000 ? [0..<6_000, bytes.count - 6_000..<bytes.count, 0..<bytes.count] : [0..<bytes.count]
        var chance = SeededGenerator(state: 11)
        let limits = ReadLimits(tableBytes: 4 << 20, elements: 50_000, totalBytesRead: 16 << 20, reads: 20_000)
        for round in 0..<40 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...6, using: &chance) {
                let at = Int.random(in: places[round % places.count], using: &chance)
                switch Int.random(in: 0..<4, using: &chance) {
                case 0: changed[at] = UInt8.random(in: 0...255, using: &chance)
                case 1: for place in at..<min(changed.count, at + 8) { changed[place] = 0xFF }
                case 2: for place in at..<min(changed.count, at + 4) { changed[place] = 0 }
                default: changed[at] ^= 1 << UInt8.random(in: 0...7, using: &chance)
                }
            }
            exercise(changed, limits: limits)
            // The stored description is of the file before it changed.
            exercise(changed, media, limits: limits)
        }
    }
}
