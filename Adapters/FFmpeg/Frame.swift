extension FFmpeg {
    /// The first of several frames of a movie that has no text in it, as JPEG, `width` pixels wide (16…3,840), with the movie's display
    /// aspect ratio. If all have text, the frame with the least.
    ///
    /// - Parameters:
    ///   - moments: Seconds, in order of preference; at least one.
    ///   - rotation: Degrees clockwise by which the coded picture is turned: 0, 90, 180 or 270. What the file says is not used,
    ///     because ffmpeg does not read it in every container.
    public func frame(_ path: String, at moments: [Double], width: Int, rotation: Int = 0) async throws(FFmpegError) -> [UInt8] {
        let file = try readable(path)
        let moment = try await calmest(of: moments, in: file)
        let picture = try await run(.frame(file, at: moment, width: width, rotation: rotation), limits: limits)
        guard !picture.isEmpty else { throw .noFrame }
        return picture
    }

    /// Decodes further frames only until one is calm.
    private func calmest(of moments: [Double], in file: MediaPath) async throws(FFmpegError) -> Double {
        guard let first = moments.first else { throw .noFrame }
        var best: (moment: Double, unrest: Int)?
        for moment in moments where moments.count > 1 && best?.unrest != 0 && !Task.isCancelled {
            let pixels = try? await run(.grey(file, at: moment), limits: limits)
            guard let unrest = pixels.flatMap(GreyPicture.init)?.unrest else { continue }
            if best.map({ unrest < $0.unrest }) ?? true { best = (moment, unrest) }
        }
        return best?.moment ?? first
    }
}

extension [Argument] {
    static func frame(_ file: MediaPath, at seconds: Double, width: Int, rotation: Int = 0) -> [Argument] {
        let width = Swift.min(Swift.max(width, 16), 3_840)
        // The height follows the display aspect ratio, but a false ratio cannot request a giant picture.
        let height: FilterGraph = "clip(trunc(\(width)/dar/2)*2,2,\(width * 4))"
        let graph: FilterGraph = "\(.turn(rotation))scale=w=\(width):h='\(height)':flags=bicubic,setsar=1"
        return one(file, at: seconds, graph) + ImageFormat.artwork.arguments + [.word("pipe:1")]
    }

    static func grey(_ file: MediaPath, at seconds: Double) -> [Argument] {
        one(file, at: seconds, "scale=\(GreyPicture.columns):\(GreyPicture.rows):flags=area,format=gray")
            + [.option("-c:v", "rawvideo"), .option("-f", "rawvideo"), .word("pipe:1")]
    }

    private static func one(_ file: MediaPath, at seconds: Double, _ graph: FilterGraph) -> [Argument] {
        inputRestrictions
            + [.option("-threads", 1), .option("-ss", seconds.isFinite ? Swift.max(0, seconds) : 0), .word("-noautorotate"), .input(file)]
            // `V`: a video, not a cover.
            + [.option("-map", "0:V:0"), .graph("-vf", graph), .option("-frames:v", 1), .option("-threads", 1)]
    }
}

extension FilterGraph {
    /// Turns a picture clockwise by 90, 180 or 270 degrees; followed by other filters.
    static func turn(_ rotation: Int) -> FilterGraph {
        switch rotation {
        case 90: "transpose=clock,"
        case 180: "hflip,vflip,"
        case 270: "transpose=cclock,"
        default: ""
        }
    }
}
