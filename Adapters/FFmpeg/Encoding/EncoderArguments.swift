import StreamingDomain

extension [Argument] {
    /// The encoder and its constant parameters: all runs of a rendition have the same parameter sets.
    static func encoder(_ rung: Rung, _ encoder: EncoderChoice.Encoder) -> [Argument] {
        let words: [Argument] =
            switch encoder {
            case .software:
                [
                    .option("-c:v", "libx264"), rung < .p1080 ? .option("-preset", "veryfast") : .option("-preset", "superfast"),
                    // Constant quality, up to the highest rate.
                    .option("-crf", 23), .option("-sc_threshold", 0),
                ]
            case .nvenc:
                [
                    .option("-c:v", "h264_nvenc"), .option("-rc", "vbr"), .option("-cq", 23), .option("-no-scenecut", 1),
                    .option("-forced-idr", 1), .option("-b:v", rung.bitRate),
                ]
            case .vaapi: [.option("-c:v", "h264_vaapi"), .option("-bf", 0), .option("-b:v", rung.bitRate * 3 / 4)]
            case .qsv: [.option("-c:v", "h264_qsv"), .option("-forced_idr", 1), .option("-bf", 0), .option("-b:v", rung.bitRate * 3 / 4)]
            case .v4l2: [.option("-c:v", "h264_v4l2m2m"), .option("-bf", 0), .option("-b:v", rung.bitRate * 3 / 4)]
            }
        // V4L2 knows profiles and levels as settings of the device only.
        let shape: [Argument] = encoder == .v4l2 ? [] : [.option("-profile:v", "high"), .option("-level:v", rung.level)]
        return words + shape + [.option("-maxrate", rung.bitRate), .option("-bufsize", rung.bitRate * 2)]
    }
}
