/// The sample description of a video track.
struct MP4VideoEntry {
    let fourCC: FourCC
    let body: Bytes
    /// From the header of the track.
    var display = MP4Display()

    private static let codecs: [FourCC: Codec] = [
        "avc1": .h264, "avc2": .h264, "avc3": .h264, "avc4": .h264, "dva1": .h264, "dvav": .h264, "hvc1": .hevc,
        "hev1": .hevc, "dvh1": .hevc, "dvhe": .hevc, "av01": .av1, "dav1": .av1, "vp08": .vp8, "vp09": .vp9, "mp4v": .mpeg4,
        "xvid": .mpeg4, "XVID": .mpeg4, "DIVX": .mpeg4, "DX50": .mpeg4, "FMP4": .mpeg4, "jpeg": .mjpeg, "mjpa": .mjpeg,
        "mjpg": .mjpeg, "apch": .prores, "apcn": .prores, "apcs": .prores, "apco": .prores, "ap4h": .prores, "ap4x": .prores,
        "s263": .h263, "h263": .h263, "H263": .h263, "m2v1": .mpeg2video, "mpg2": .mpeg2video, "m1v1": .mpeg1video,
        "hdv1": .mpeg2video, "hdv2": .mpeg2video, "hdv3": .mpeg2video, "mx5p": .mpeg2video, "mx3p": .mpeg2video,
        "AVdn": .dnxhd, "AVdh": .dnxhd, "vc-1": .vc1, "png ": .png, "raw ": .rawvideo, "2vuy": .rawvideo, "v210": .init("v210"),
    ]
    func fill(_ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        let width = try body.u16(24)
        let height = try body.u16(26)
        track.width = width
        track.height = height
        let children = body.count > 78 ? try body.rest(78).boxes(reader) : []
        var format = fourCC
        if format == "encv" {
            format = try MP4SampleEntry.original(children, reader) ?? format
        }
        track.codec = Self.codecs[format] ?? Codec(rawValue: format.text.trimmingSpaces)
        var (clean, shape, codecShape): (Clean?, PixelAspect?, PixelAspect?) = (nil, nil, nil)
        func use(_ configuration: VideoConfiguration?) {
            guard let configuration else { return }
            track.codecString = configuration.codecString
            track.bitDepth = configuration.bitDepth
            track.transfer = track.transfer ?? configuration.transfer
            codecShape = configuration.aspect
        }
        for box in children {
            switch box.type {
            case "avcC": use(VideoConfiguration(avc: box.body, fourCC: format.text))
            case "hvcC": use(VideoConfiguration(hevc: box.body, fourCC: format.text))
            case "av1C": use(VideoConfiguration(av1: box.body))
            case "vpcC": if let record = try? box.body.rest(4) { use(VideoConfiguration(vp: record, fourCC: format.text)) }
            case "dvcC", "dvvC": track.dolbyVisionProfile = (try? box.body.u8(2)).map { $0 >> 1 }
            case "esds":
                guard let record = try? box.body.rest(4), let stream = ElementaryStream(record) else { continue }
                if stream.codec != .unknown { track.codec = stream.codec }
                track.bitRate = stream.averageBitRate
                track.codecString = stream.codec == .mpeg4 ? ElementaryStream.mpeg4String(stream.configuration) : nil
                if stream.codec == .mpeg4 { codecShape = ElementaryStream.mpeg4Aspect(stream.configuration) }
            case "colr":
                if let type = try? box.body.u32(0), FourCC(type) == "nclx" || FourCC(type) == "nclc" {
                    track.transfer = Track.Transfer(code: (try? box.body.u16(6)) ?? 2) ?? track.transfer
                }
            case "pasp": shape = PixelAspect(Int64((try? box.body.u32(0)) ?? 1), Int64((try? box.body.u32(4)) ?? 1))
            case "clap": clean = Clean(box.body, within: (width, height))
            case "btrt":
                if let rate = try? box.body.u32(8), rate > 0 { track.bitRate = Int(rate) }
            default: break
            }
        }
        let shown = clean ?? Clean(width: width, height: height)
        // A matrix that stretches the picture comes before the shape of its pixels, and both before the shape that the codec gives.
        let aspect = display.stretch ?? shape ?? display.aspect(width: shown.width, height: shown.height) ?? codecShape
        track.show(width: shown.width, height: shown.height, aspect: aspect, rotation: display.rotation)
        if track.codecString == nil, track.codec == .vp8 { track.codecString = "vp8" }
    }

    /// The part of the picture to show (`clap`), in whole pixels.
    private struct Clean {
        var width: Int
        var height: Int

        init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

        /// Nil unless it is a part of the picture.
        init?(_ body: Bytes, within picture: (width: Int, height: Int)) {
            guard let numbers = try? (0..<4).map({ Int(try body.u32($0 * 4)) }), numbers[1] > 0, numbers[3] > 0 else { return nil }
            (width, height) = (numbers[0] / numbers[1], numbers[2] / numbers[3])
            guard (1...max(1, picture.width)).contains(width), (1...max(1, picture.height)).contains(height) else { return nil }
        }
    }
}
