import StreamingDomain

/// Small pictures of a part of a movie, in rows from the top left: one for each `interval` seconds from `start` on.
public struct SpriteSheet: Hashable, Sendable {
    /// Seconds, as in `EncodingJob.start`.
    public var start: Double
    /// Seconds between two pictures, at least 0.1.
    public var interval: Double
    /// 1…400. The rest of the last row is black.
    public var tiles: Int
    /// 1…20.
    public var columns: Int
    /// The size of one tile in pixels, 16…640: of the upright picture, with the movie's display aspect ratio.
    public var width: Int
    public var height: Int

    public init(start: Double, interval: Double, tiles: Int, columns: Int, width: Int, height: Int) {
        self.start = start
        self.interval = interval
        self.tiles = tiles
        self.columns = columns
        self.width = width
        self.height = height
    }
}

extension FFmpeg {
    /// Makes one sheet of a movie as JPEG, at idle priority, and apart from the concurrent processes of other pictures: make one at a time.
    ///
    /// Only keyframes are decoded. A tile shows the last one before its time, or the first one if there is none, and is black if nothing
    /// could be decoded.
    ///
    /// - Parameters:
    ///   - hasFileTimes, rotation, range: as in `EncodingJob`.
    public func spriteSheet(
        _ sheet: SpriteSheet, of path: String, hasFileTimes: Bool, rotation: Int = 0, range: String? = nil,
        choice: EncoderChoice = .software
    ) async throws(FFmpegError) -> [UInt8] {
        let file = try readable(path)
        let graph = FilterGraph.sheet(sheet, rotation: rotation, tones: .tones(range, choice.mapsTones))
        let arguments: [Argument] = [.word("-nostdin")] + .preamble + .sheet(sheet, file, hasFileTimes: hasFileTimes, graph)
        let process = BoundedProcess(program: ffmpeg, limits: ProcessLimits(seconds: 300, priority: .idle))
        let output = try await process.run(arguments.flatMap(\.words))
        guard output.succeeded else { throw .failed(reason: output.lastWords) }
        guard !output.bytes.isEmpty else { throw .noFrame }
        return output.bytes
    }
}

extension [Argument] {
    static func sheet(_ sheet: SpriteSheet, _ file: MediaPath, hasFileTimes: Bool, _ graph: FilterGraph) -> [Argument] {
        inputRestrictions + [
            // Of MP4, the others are not even read; times are then wrong by up to three pictures.
            .option("-threads", 1), .option("-skip_frame", "nokey"), .option("-discard", "nokey"),
        ] + (hasFileTimes ? [.option("-seek_timestamp", 1)] : []) + [
            // The keyframe before the start is wanted.
            .word("-noaccurate_seek"), .times("-ss", [EncodingTimes.microseconds(sheet.start)]), .word("-noautorotate"), .input(file),
            .graph("-filter_complex", graph), .option("-map", "[sheet]"), .option("-frames:v", 1), .option("-threads", 1),
            .option("-c:v", "mjpeg"), .option("-q:v", 6), .option("-f", "mjpeg"), .word("pipe:1"),
        ]
    }
}

extension FilterGraph {
    static func sheet(_ sheet: SpriteSheet, rotation: Int, tones: FilterGraph) -> FilterGraph {
        let tiles = min(max(sheet.tiles, 1), 400)
        let columns = min(max(sheet.columns, 1), 20)
        let rows = (tiles + columns - 1) / columns
        let width = min(max(sheet.width, 16), 640)
        let height = min(max(sheet.height, 16), 640)
        let interval = sheet.interval.isFinite ? max(sheet.interval, 0.1) : 0.1
        let isTurned = rotation == 90 || rotation == 270
        let (wide, high) = isTurned ? (height, width) : (width, height)
        // Each tile is a picture of an endless black movie, and shows the last keyframe that is not later.
        return """
            [0:V:0]setpts='if(eq(N,0),min(PTS,0),PTS)',scale=\(wide):\(high):flags=area:out_range=tv,\(tones)\(turn(rotation))\
            setsar=1,format=yuv420p[key];color=c=black:s=\(width)x\(height):r=1/\(interval),setsar=1,format=yuv420p[tile];\
            [tile][key]overlay,trim=end_frame=\(tiles),tile=\(columns)x\(rows),format=yuvj420p[sheet]
            """
    }
}
