import Foundation

/// Real clips of one second, made once in a test run.
enum Clips {
    static let mp4: [UInt8] = make(
        "clip.mp4", ["-c:v", "libx264", "-preset", "ultrafast", "-g", "5", "-c:a", "aac", "-movflags", "+faststart"])
    /// With two subtitle tracks and two chapters.
    static let mkv: [UInt8] = make("clip.mkv", ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac", "-c:s", "srt"], subtitles: true)
    static let avi: [UInt8] = make("clip.avi", ["-c:v", "mpeg4", "-c:a", "mp3"])
    static let picture: [UInt8] = make("picture.png", [], isPicture: true)

    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.path + "/library-clips-\(ProcessInfo.processInfo.processIdentifier)"
        try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }()

    private static func make(_ name: String, _ options: [String], subtitles: Bool = false, isPicture: Bool = false) -> [UInt8] {
        let path = "\(folder)/\(name)"
        var arguments = ["-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=s=\(isPicture ? "64x96" : "96x64"):r=10:d=1"]
        if isPicture { arguments += ["-frames:v", "1"] } else { arguments += ["-f", "lavfi", "-i", "sine=d=1"] }
        if subtitles {
            let srt = "\(folder)/a.srt"
            let chapters = "\(folder)/chapters.txt"
            try! "1\n00:00:00,100 --> 00:00:00,800\nHello <there> & you\n".write(toFile: srt, atomically: true, encoding: .utf8)
            try!
                ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=500\ntitle=Opening\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=500\nEND=1000\ntitle=End\n"
                .write(toFile: chapters, atomically: true, encoding: .utf8)
            arguments += [
                "-i", srt, "-i", srt, "-i", chapters, "-map", "0", "-map", "1", "-map", "2", "-map", "3", "-map_metadata", "4",
                "-metadata:s:s:0", "language=eng", "-metadata:s:s:1", "language=ger",
            ]
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
        process.arguments = arguments + options + [path]
        try! process.run()
        process.waitUntilExit()
        return [UInt8](FileManager.default.contents(atPath: path)!)
    }

    /// A movie with content of its own: the clip and an empty box with a mark.
    static func movie(_ mark: String) -> [UInt8] {
        let payload = Array(mark.utf8)
        let size = UInt32(payload.count + 8)
        return mp4 + withUnsafeBytes(of: size.bigEndian, Array.init) + Array("free".utf8) + payload
    }
}
