import Testing

@testable import FFmpegAdapter

@Suite struct ArgumentTests {
    @Test("A probe asks ffprobe exactly this")
    func probe() throws {
        let words = [Argument].probe(try MediaPath("/movies/-y.avi")).flatMap(\.words)
        #expect(words.prefix(2) == ["-protocol_whitelist", "file,pipe"])
        #expect(words[2] == "-format_whitelist")
        #expect(words.suffix(2) == ["-i", "file:/movies/-y.avi"])
        #expect(words[4...5] == ["-print_format", "json=compact=1"])
        #expect(words[6] == "-show_data")
        #expect(words.count == 11)
    }

    @Test("A frame asks ffmpeg exactly this")
    func frame() throws {
        let words = [Argument].frame(try MediaPath("/f/a b.ts"), at: 12.5, width: 320).flatMap(\.words)
        #expect(
            words.dropFirst(4) == [
                "-threads", "1", "-ss", "12.500", "-noautorotate", "-i", "file:/f/a b.ts", "-map", "0:V:0",
                "-vf", "scale=w=320:h='clip(trunc(320/dar/2)*2,2,1280)':flags=bicubic,setsar=1", "-frames:v", "1", "-threads", "1",
                "-c:v", "mjpeg", "-q:v", "7", "-f", "mjpeg", "pipe:1",
            ])
    }

    @Test(
        "A turned frame is turned before it is scaled",
        arguments: [
            (90, "transpose=clock,scale"), (180, "hflip,vflip,scale"), (270, "transpose=cclock,scale"), (0, "scale"), (45, "scale"),
        ])
    func turned(rotation: Int, start: String) throws {
        let words = [Argument].frame(try MediaPath("/f"), at: 1, width: 320, rotation: rotation).flatMap(\.words)
        #expect(words.contains { $0.hasPrefix("\(start)=w=320:h=") })
    }

    @Test(
        "Numbers out of range are clamped",
        arguments: [(-5.0, 4, "0.000", "16"), (.infinity, 99_999, "0.000", "3840"), (.nan, 100, "0.000", "100")])
    func clamps(seconds: Double, width: Int, start: String, side: String) throws {
        let words = [Argument].frame(try MediaPath("/f"), at: seconds, width: width).flatMap(\.words)
        #expect(words[7] == start)
        #expect(words.contains { $0.hasPrefix("scale=w=\(side):") })
    }

    @Test(
        "No demuxer that opens other files is allowed",
        arguments: ["concat", "hls", "dash", "sdp", "rtsp", "lavfi", "image2", "svg_pipe", "tee", "webm_dash_manifest", "imf", "x11grab"])
    func noPlaylists(format: String) {
        let allowed = [Argument].inputRestrictions.flatMap(\.words)[3].split(separator: ",").map(String.init)
        #expect(!allowed.contains(format))
    }

    @Test("A path must be absolute and without zero bytes", arguments: ["", "a.mkv", "-i", "http://host/a.mkv", "concat:/a|/b", "/a\0b"])
    func badPaths(path: String) {
        #expect(throws: FFmpegError.self) { try MediaPath(path) }
    }

    @Test(
        "A caption keeps words and drops what a graph could read",
        arguments: [
            ("The Last Tram Home", "The Last Tram Home"), ("It's 8 o'clock", "It’s 8 o’clock"),
            ("a:b,c;d[e]f%{pts}\\g\nh=i", "ab‚cdefptsghi"), ("Über Öland – 1974", "Über Öland – 1974"),
        ])
    func captions(words: String, drawn: String) {
        let graph: FilterGraph = "drawtext=text=\(Caption(words))"
        #expect(graph.text == "drawtext=text=" + drawn)
    }
}
