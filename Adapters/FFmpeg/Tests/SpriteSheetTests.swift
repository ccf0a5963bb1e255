import Containers
import Foundation
import Testing

@testable import FFmpegAdapter

@Suite("Sprite sheets", .enabled(if: FFmpeg.locate() != nil))
struct SpriteSheetTests {
    let ffmpeg: FFmpeg

    init() throws { ffmpeg = try #require(FFmpeg.locate()) }

    /// In the range of JPEG (0…255).
    private static func brightness(_ number: Int) -> Int { (Clips.brightness(number) - 16) * 255 / 219 }

    /// The brightness of each tile, in the order of reading.
    private func tiles(
        _ sheet: SpriteSheet, rows: Int, _ clips: borrowing Clips, _ path: String, hasFileTimes: Bool
    ) async throws -> [Int] {
        let picture = try await ffmpeg.spriteSheet(sheet, of: path, hasFileTimes: hasFileTimes)
        let file = clips.path("sheet.jpg")
        try Data(picture).write(to: URL(fileURLWithPath: file))
        let size: (Int, Int) = (sheet.columns, rows)
        return try await ffmpeg.run([
            .input(try MediaPath(file)), .graph("-vf", "scale=\(size.0):\(size.1):flags=area,format=gray"), .option("-f", "rawvideo"),
            .word("pipe:1"),
        ]).map { Int($0) }
    }

    @Test(
        "Each tile shows the keyframe before its time",
        arguments: [
            ("a.mkv", true, [.option("-c:v", "libx264"), .option("-g", 50), .option("-sc_threshold", 0)]),
            ("a.mp4", true, [.option("-c:v", "libx264"), .option("-g", 50), .option("-sc_threshold", 0)]),
            ("a.avi", false, [.option("-c:v", "mpeg4"), .option("-g", 50), .option("-q:v", 2), .option("-sc_threshold", 1_000_000_000)]),
        ] as [(String, Bool, [Argument])])
    func order(name: String, hasFileTimes: Bool, words: [Argument]) async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make(name, words)
        // A keyframe each two seconds; a tile each second, the last of six in the second row of four.
        let sheet = SpriteSheet(start: 4.5, interval: 1, tiles: 6, columns: 4, width: 64, height: 36)
        let shown = try await tiles(sheet, rows: 2, clips, path, hasFileTimes: hasFileTimes)
        let expected = [100, 100, 150, 150, 200, 200].map(Self.brightness)
        #expect(zip(shown, expected).allSatisfy { abs($0 - $1) <= 8 }, "\(shown)")
        #expect(shown.suffix(2).allSatisfy { $0 < 20 })
    }

    @Test("A sheet goes on to the end, and a movie of one keyframe has a sheet too")
    func end() async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make("a.mkv", [.option("-c:v", "libx264"), .option("-g", 999), .option("-sc_threshold", 0)])
        let sheet = SpriteSheet(start: 8, interval: 2, tiles: 4, columns: 2, width: 64, height: 36)
        let shown = try await tiles(sheet, rows: 2, clips, path, hasFileTimes: true)
        let expected = Self.brightness(0)
        #expect(shown.count == 4 && shown.allSatisfy { abs($0 - expected) <= 8 }, "\(shown)")
    }

    @Test("Tiles are upright, and impossible sheets become small ones")
    func shape() async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make("a.mkv", [.option("-c:v", "mpeg4")])
        let upright = try await ffmpeg.spriteSheet(
            SpriteSheet(start: 0, interval: 2, tiles: 3, columns: 3, width: 36, height: 64), of: path, hasFileTimes: true, rotation: 90)
        #expect(try ImageLimits().admit(upright).width == 108)
        let least = try await ffmpeg.spriteSheet(
            SpriteSheet(start: .nan, interval: .nan, tiles: 0, columns: -1, width: -5, height: 0), of: path, hasFileTimes: true)
        #expect(try ImageLimits().admit(least).height == 16)
    }

    @Test("A file without pictures has no sheet")
    func sound() async throws {
        let clips = try Clips(ffmpeg)
        let path = try await clips.make("a.mkv", [.option("-map", "1:a")])
        await #expect(throws: FFmpegError.self) {
            try await ffmpeg.spriteSheet(
                SpriteSheet(start: 0, interval: 2, tiles: 3, columns: 3, width: 64, height: 36), of: path, hasFileTimes: true)
        }
    }
}
