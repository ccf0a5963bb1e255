import Foundation
import StreamingDomain
import Testing

@testable import FFmpegAdapter

@Suite("Subtitles drawn into pictures", .enabled(if: FFmpeg.locate() != nil))
struct BurnedSubtitleTests {
    /// A subtitle of a Blu-ray: a white bar at the lower edge of 1920×1080 from 2 to 4 s, as a list of segments.
    private static func bar() -> [UInt8] {
        func word(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
        func segment(_ seconds: Int, _ kind: UInt8, _ body: [UInt8]) -> [UInt8] {
            let ticks = seconds * 90_000
            return [0x50, 0x47] + word(ticks >> 16) + word(ticks) + [0, 0, 0, 0, kind] + word(body.count) + body
        }
        func composition(_ number: Int, _ objects: [UInt8]) -> [UInt8] {
            word(1920) + word(1080) + [0x10] + word(number) + [0x80, 0, 0, objects.isEmpty ? 0 : 1] + objects
        }
        let line: [UInt8] = [0, 0xC0 | UInt8(1920 >> 8), UInt8(1920 & 0xFF), 1, 0, 0]
        let picture = (0..<100).flatMap { _ in line }
        let window = [1, 0] + word(0) + word(980) + word(1920) + word(100)
        let object = word(0) + [0, 0xC0, 0] + word(picture.count + 4) + word(1920) + word(100) + picture
        return segment(2, 0x16, composition(0, word(0) + [0, 0] + word(0) + word(980))) + segment(2, 0x17, window)
            + segment(2, 0x14, [0, 0, 1, 235, 128, 128, 255]) + segment(2, 0x15, object) + segment(2, 0x80, [])
            + segment(4, 0x16, composition(1, [])) + segment(4, 0x17, window) + segment(4, 0x80, [])
    }

    @Test("A subtitle is drawn at its time, and at the lower edge also of a wide picture", arguments: [90, 66], [0.0, 1.0])
    func bar(height: Int, start: Double) async throws {
        let clips = try Clips(try #require(FFmpeg.locate()))
        let movie = try await clips.make(
            "movie.mkv", pictures: "color=c=black:s=160x\(height):r=25:d=6", sound: nil, [.option("-c:v", "libx264"), .option("-g", 25)])
        try Data(Self.bar()).write(to: URL(fileURLWithPath: clips.path("bar.sup")))
        let path = try await clips.copy(
            clips.path("bar.sup"), "a.mkv", before: [.word("-copyts"), .input(try MediaPath(movie))],
            [.option("-map", "0"), .option("-map", "1")])
        let run = try await clips.encode(
            EncodingJob(
                path: path, output: .video(.init(rung: .p240, width: 160, height: height, burnsIn: 0)), start: start, hasFileTimes: true,
                boundaries: [4]))
        #expect(run.file.keyframes == [0, 4 - start])
        let pictures = try await clips.pixels(run, columns: 1, rows: 16)
        #expect(pictures.count == 150 - Int(start * 25))
        // Where the lowest row is white, in seconds of the movie. ffmpeg is up to four pictures late.
        let white = pictures.indices.filter { pictures[$0][15] > 128 }.map { Double($0) / 25 + start }
        #expect(abs(try #require(white.first) - 2) < 0.2)
        #expect(abs(try #require(white.last) - 4) < 0.2)
        #expect(white.count > 40)
        #expect(pictures.allSatisfy { $0[8] < 50 })
    }
}
