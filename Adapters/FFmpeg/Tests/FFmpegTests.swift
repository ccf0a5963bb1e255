import Containers
import Foundation
import Testing

@testable import FFmpegAdapter

/// Against the real programs; skipped where they are not installed.
@Suite(.enabled(if: FFmpeg.locate() != nil)) struct FFmpegTests {
    let ffmpeg: FFmpeg
    let folder: URL

    init() throws {
        ffmpeg = try #require(FFmpeg.locate())
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func movie(_ name: String) async throws -> String {
        let path = folder.appendingPathComponent(name).path
        _ = try await ffmpeg.run([
            .option("-f", "lavfi"), .graph("-i", "color=c=0x2060c0:s=64x48:r=10:d=2"), .option("-f", "lavfi"), .graph("-i", "sine=d=2"),
            .option("-c:v", "mpeg4"), .option("-c:a", "libmp3lame"), .option("-metadata:s:a:0", "language=deu"), .option("-f", "avi"),
            .output(try MediaPath(path)),
        ])
        return path
    }

    @Test(
        "Names that look like options, protocols or filters are only names",
        arguments: [
            "-y.avi", "-i file.avi", "concat:a|b.avi", "it's \"quoted\".avi", "line\nbreak.avi", "a;b[c]=%03d,\\d.avi", "http:host.avi",
            "ü 映画.avi", "$(touch x).avi",
        ])
    func hostileNames(name: String) async throws {
        let path = try await movie(name)
        let media = try await ffmpeg.probe(path)
        #expect(media.formats == ["avi"])
        #expect(media.streams.map(\.codec) == ["mpeg4", "mp3"])
        #expect(media.streams[0].width == 64)
        #expect(try #require(media.duration) > 1.5)
        let picture = try await ffmpeg.frame(path, at: [1], width: 32)
        #expect(try headerOf(picture).width == 32)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        try FileManager.default.removeItem(at: folder)
    }

    @Test(
        "A list of other files dressed as a movie is not followed",
        arguments: ["ffconcat version 1.0\nfile real.avi\n", "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nreal.avi\n#EXT-X-ENDLIST\n"])
    func playlists(text: String) async throws {
        _ = try await movie("real.avi")
        let trap = folder.appendingPathComponent("trap.avi").path
        try text.write(toFile: trap, atomically: true, encoding: .utf8)
        await #expect(throws: FFmpegError.self) { try await ffmpeg.probe(trap) }
        await #expect(throws: FFmpegError.self) { try await ffmpeg.frame(trap, at: [0], width: 64) }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("The displayed size, the colours and the exact codec come from the file")
    func pictureFacts() async throws {
        let path = folder.appendingPathComponent("hdr.ts").path
        _ = try await ffmpeg.run([
            .option("-f", "lavfi"), .graph("-i", "testsrc2=s=96x64:r=10:d=1,setsar=16/11"), .option("-c:v", "libx265"),
            .option("-preset", "ultrafast"), .option("-pix_fmt", "yuv420p10le"),
            .option("-x265-params", "log-level=none:transfer=smpte2084:colorprim=bt2020:colormatrix=bt2020nc"),
            .output(try MediaPath(path)),
        ])
        let video = try #require(try await ffmpeg.probe(path).streams.first)
        #expect([video.width, video.height, video.rotation] == [140, 64, 0])
        #expect(video.transfer == "smpte2084")
        #expect(video.codecString == "hvc1.2.4.L30.90")
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A missing file, a folder and nonsense are told apart")
    func unreadable() async throws {
        await #expect(throws: FFmpegError.cannotRead("/nowhere/a.avi")) { try await ffmpeg.probe("/nowhere/a.avi") }
        await #expect(throws: FFmpegError.cannotRead(folder.path)) { try await ffmpeg.probe(folder.path) }
        let nonsense = folder.appendingPathComponent("n.avi").path
        try Data((0..<9000).map { UInt8(truncatingIfNeeded: $0 * 7919) }).write(to: URL(fileURLWithPath: nonsense))
        await #expect(throws: FFmpegError.self) { try await ffmpeg.probe(nonsense) }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("There is no frame after the end of a movie")
    func pastTheEnd() async throws {
        let path = try await movie("short.avi")
        await #expect(throws: FFmpegError.noFrame) { try await ffmpeg.frame(path, at: [500], width: 64) }
        try FileManager.default.removeItem(at: folder)
    }

    @Test(
        "A frame is upright, with square pixels, whatever the file says",
        arguments: [(0, 160, 60), (90, 60, 160), (180, 160, 60), (270, 60, 160)])
    func upright(rotation: Int, width: Int, height: Int) async throws {
        // The left half is white; pixels are twice as wide as high.
        let path = folder.appendingPathComponent("turned.mp4").path
        _ = try await ffmpeg.run([
            .option("-f", "lavfi"), .graph("-i", "color=c=black:s=80x60:r=5:d=1,drawbox=x=0:y=0:w=40:h=60:c=white:t=fill,setsar=2"),
            .option("-c:v", "mpeg4"), .option("-q:v", 2), .option("-metadata:s:v", "rotate=90"), .output(try MediaPath(path)),
        ])
        let header = try headerOf(try await ffmpeg.frame(path, at: [0], width: width, rotation: rotation))
        #expect((header.width, header.height) == (width, height))
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A frame with a title card is passed over for the next without text; a black one too")
    func titleCard() async throws {
        let path = folder.appendingPathComponent("cards.avi").path
        // Three seconds of bars as fine as letters, three of black, three of a calm picture.
        let bars: FilterGraph = "color=c=gray:s=320x180:r=5:d=3,geq=lum='if(between(Y,60,80)*mod(trunc(X/4),2),230,90)':cb=128:cr=128"
        let calm: FilterGraph = "color=c=gray:s=320x180:r=5:d=3,geq=lum='X/2+60':cb=128:cr=128"
        _ = try await ffmpeg.run([
            .option("-f", "lavfi"), .graph("-i", bars), .option("-f", "lavfi"), .graph("-i", "color=c=black:s=320x180:r=5:d=3"),
            .option("-f", "lavfi"), .graph("-i", calm), .graph("-filter_complex", "concat=n=3"), .option("-c:v", "mpeg4"),
            .option("-q:v", 2),
            .option("-f", "avi"), .output(try MediaPath(path)),
        ])
        let chosen = try await ffmpeg.frame(path, at: [1, 4, 7], width: 320)
        #expect(try await chosen == ffmpeg.frame(path, at: [7], width: 320))
        #expect(try await ffmpeg.frame(path, at: [1, 4], width: 320) == ffmpeg.frame(path, at: [1], width: 320))
        #expect(try await ffmpeg.frame(path, at: [7, 1], width: 320) == chosen)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Pictures are scaled, never enlarged, and their colours are read")
    func pictures() async throws {
        let path = try await movie("blue.avi")
        let picture = try await ffmpeg.frame(path, at: [0], width: 600)
        let small = try headerOf(try await ffmpeg.scaleImage(picture, width: 150))
        #expect((small.kind, small.width, small.height) == (.jpeg, 150, 113))
        #expect(try headerOf(try await ffmpeg.scaleImage(picture, width: 5000, format: .webp(quality: 70))).width == 600)
        let facts = try await ffmpeg.facts(picture)
        #expect(facts.width == 600)
        #expect(facts.average.blue > 150 && facts.average.red < 80)
        #expect(facts.accentOnDark.blue > facts.accentOnDark.red)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("AVIF and BMP pictures are decoded like the others")
    func moreKinds() async throws {
        for (name, kind, writer) in [
            ("a.avif", PictureHeader.Kind.avif, [.option("-c:v", "libaom-av1"), .option("-cpu-used", 8), .option("-f", "avif")]),
            ("a.bmp", .bmp, [.option("-c:v", "bmp"), .option("-f", "image2")]),
        ] as [(String, PictureHeader.Kind, [Argument])] {
            let path = folder.appendingPathComponent(name).path
            _ = try await ffmpeg.run(
                [.option("-f", "lavfi"), .graph("-i", "color=c=blue:s=120x80:r=1:d=1"), .option("-frames:v", 1)] + writer
                    + [.output(try MediaPath(path))])
            let picture = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            let header = try headerOf(picture)
            #expect((header.kind, header.width, header.height) == (kind, 120, 80))
            let small = try headerOf(try await ffmpeg.scaleImage(picture, width: 60))
            #expect((small.kind, small.width, small.height) == (.jpeg, 60, 40))
            #expect(try await ffmpeg.facts(picture).average.blue > 150)
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A picture that consists only of a header is reported, not trusted")
    func lyingPicture() async throws {
        let lie = pngStart + [0, 0, 1, 0, 0, 0, 1, 0, 8, 2, 0, 0, 0, 1, 2, 3, 4]
        await #expect(throws: FFmpegError.self) { try await ffmpeg.scaleImage(lie, width: 50) }
        await #expect(throws: FFmpegError.notAnImage) { try await ffmpeg.scaleImage(Array("<svg/>".utf8), width: 50) }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Without the programs there is no FFmpeg")
    func notInstalled() {
        #expect(FFmpeg.locate(in: ["/nowhere", "relative"]) == nil)
        #expect(String(describing: FFmpegError.notInstalled).contains("apt-get install ffmpeg"))
        try? FileManager.default.removeItem(at: folder)
    }
}

private func headerOf(_ picture: [UInt8]) throws -> PictureHeader { try #require(PictureHeader(picture)) }
