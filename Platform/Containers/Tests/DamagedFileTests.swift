import Foundation
import Testing

@testable import Containers

/// A repeatable random number generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

@Suite("Damaged files")
struct DamagedFileTests {
    /// Reads everything in the file; only a `ContainerError` may be thrown.
    private func exercise(_ bytes: [UInt8], limits: ReadLimits = .default) {
        let source = MemorySource(bytes)
        guard let media = try? describe(source, limits: limits) else { return }
        for track in media.tracks where track.isTextSubtitle { _ = try? textCues(of: track.id, in: source, limits: limits) }
        if let index = media.keyframes { #expect((try? KeyframeIndex(decoding: index.encode())) == index) }
    }

    static let tiny: [[UInt8]] = [TinyMP4().file, TinyMatroska.usual(), TinyMatroska.usual(isOpen: true)]

    @Test("A file truncated at any length is described or refused", arguments: tiny)
    func cut(_ bytes: [UInt8]) { for length in 0...bytes.count { exercise(Array(bytes.prefix(length))) } }

    @Test(
        "Empty and foreign files are not recognised",
        arguments: [
            [], [0], Array("#!/bin/sh\necho\n".utf8), Array("RIFF....AVI LIST".utf8), [UInt8](repeating: 0, count: 100),
            [UInt8](repeating: 255, count: 100),
        ] as [[UInt8]])
    func foreign(_ bytes: [UInt8]) {
        #expect(throws: ContainerError.notRecognised) { try describe(MemorySource(bytes)) }
    }

    private func mutated(_ bytes: [UInt8], _ chance: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &chance) {
            guard !bytes.isEmpty else { break }
            let at = Int.random(in: 0..<bytes.count, using: &chance)
            switch Int.random(in: 0..<6, using: &chance) {
            case 0: bytes[at] = UInt8.random(in: 0...255, using: &chance)
            case 1: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &chance)
            case 2: for place in at..<min(bytes.count, at + 8) { bytes[place] = 0xFF }
            case 3: for place in at..<min(bytes.count, at + 4) { bytes[place] = 0 }
            case 4: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...16, using: &chance)))
            default:
                let end = min(bytes.count, at + Int.random(in: 1...32, using: &chance))
                bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...bytes.count, using: &chance))
            }
        }
        return bytes
    }

    @Test("Three thousand mutations of each small file", arguments: tiny)
    func mutations(_ bytes: [UInt8]) {
        var chance = SeededGenerator(state: 42)
        for _ in 0..<3000 { exercise(mutated(bytes, &chance)) }
    }

    @Test(
        "Mutations of the headers of real files", .enabled(if: FFmpeg.isInstalled),
        arguments: ["h264.mp4", "indexed.mp4", "dash.mp4", "chapters.mov", "cover.mp4", "text.mp4", "tracks.mkv", "live.webm", "pipe.mkv"])
    func realMutations(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: SampleClips.path(name))))
        // Sample data matters little: keep both ends, where the headers are.
        let short = bytes.count > 16_000 ? Array(bytes.prefix(8000)) + Array(bytes.suffix(8000)) : bytes
        var chance = SeededGenerator(state: 7)
        for _ in 0..<150 {
            exercise(mutated(short, &chance))
            exercise(mutated(bytes, &chance))
        }
    }

    @Test("Mutated stored indexes and subtitle files")
    func others() {
        let index = KeyframeIndex(timescale: 90_000, ticks: [0, 1000, 5_000_000], positions: [0, 1 << 40, 1 << 41]).encode()
        var chance = SeededGenerator(state: 3)
        for _ in 0..<3000 {
            _ = try? KeyframeIndex(decoding: mutated(index, &chance))
            let text = mutated(Array(SampleClips.srt.utf8) + Array(SampleClips.ass.utf8), &chance)
            _ = try? SRT.read(text)
            _ = try? ASS.read(text)
            _ = try? WebVTT.read(Array("WEBVTT\n".utf8) + text)
            _ = Inflate.zlib([0x78, 0x9C] + text, limit: 10_000)
        }
    }

    @Test("Limits on memory, elements and reads are enforced")
    func limits() {
        for bytes in Self.tiny {
            for limits in [
                ReadLimits(tableBytes: 100), ReadLimits(elements: 5), ReadLimits(totalBytesRead: 20), ReadLimits(reads: 1),
                ReadLimits(listCount: 0), ReadLimits(keyframes: 0), ReadLimits(cues: 0), ReadLimits(stringBytes: 0),
            ] { exercise(bytes, limits: limits) }
            #expect(throws: ContainerError.self) { try describe(MemorySource(bytes), limits: ReadLimits(elements: 5)) }
        }
    }

    @Test("A folder, a missing file and a link are refused")
    func files() throws {
        #expect(throws: ContainerError.io(EINVAL)) { try FileSource(path: "/tmp") }
        #expect(throws: ContainerError.io(ENOENT)) { try FileSource(path: "/nonexistent/movie.mkv") }
        let link = FileManager.default.temporaryDirectory.appending(path: "link-\(UUID().uuidString)").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/passwd")
        defer { try? FileManager.default.removeItem(atPath: link) }
        #expect(throws: ContainerError.io(ELOOP)) { try FileSource(path: link, followsLinks: false) }
        #expect(try FileSource(path: link).size > 0)
    }
}
