extension FFmpeg {
    /// A frame of a movie as JPEG, `width` pixels wide (16…3,840), with the movie's display aspect ratio.
    public func frame(_ path: String, at seconds: Double, width: Int) async throws(FFmpegError) -> [UInt8] {
        let file = try readable(path)
        let picture = try await run(.frame(file, at: seconds, width: width), limits: limits)
        guard !picture.isEmpty else { throw .noFrame }
        return picture
    }
}

extension [Argument] {
    static func frame(_ file: MediaPath, at seconds: Double, width: Int) -> [Argument] {
        let width = Swift.min(Swift.max(width, 16), 3_840)
        // The height follows the display aspect ratio, but a false ratio cannot request a giant picture.
        let graph: FilterGraph = "scale=w=\(width):h='clip(trunc(\(width)/dar/2)*2,2,\(width * 4))':flags=bicubic,setsar=1"
        return inputRestrictions
            + [.option("-threads", 1), .option("-ss", seconds.isFinite ? Swift.max(0, seconds) : 0), .input(file)]
            // `V`: a video, not a cover.
            + [.option("-map", "0:V:0"), .graph("-vf", graph), .option("-frames:v", 1), .option("-threads", 1)]
            + ImageFormat.artwork.arguments + [.word("pipe:1")]
    }
}
