/// The sample description of a track: its codec and parameters.
struct MP4SampleEntry {
    let fourCC: FourCC
    let body: Bytes
    let handler: FourCC

    private static let video: [FourCC: Codec] = [
        "avc1": .h264, "avc2": .h264, "avc3": .h264, "avc4": .h264, "dva1": .h264, "dvav": .h264, "hvc1": .hevc,
        "hev1": .hevc, "dvh1": .hevc, "dvhe": .hevc, "av01": .av1, "dav1": .av1, "vp08": .vp8, "vp09": .vp9, "mp4v": .mpeg4,
        "xvid": .mpeg4, "XVID": .mpeg4, "DIVX": .mpeg4, "DX50": .mpeg4, "FMP4": .mpeg4, "jpeg": .mjpeg, "mjpa": .mjpeg,
        "mjpg": .mjpeg, "apch": .prores, "apcn": .prores, "apcs": .prores, "apco": .prores, "ap4h": .prores, "ap4x": .prores,
        "s263": .h263, "h263": .h263, "H263": .h263, "m2v1": .mpeg2video, "mpg2": .mpeg2video, "m1v1": .mpeg1video,
        "hdv1": .mpeg2video, "hdv2": .mpeg2video, "hdv3": .mpeg2video, "mx5p": .mpeg2video, "mx3p": .mpeg2video,
        "AVdn": .dnxhd, "AVdh": .dnxhd, "vc-1": .vc1, "png ": .png, "raw ": .rawvideo, "2vuy": .rawvideo, "v210": .init("v210"),
    ]
    private static let text: [FourCC: Codec] = [
        "tx3g": .movText, "text": .movText, "wvtt": .webvtt, "stpp": .ttml, "c608": .eia608, "mp4s": .dvdSubtitle,
    ]

    init(_ box: MP4Box, handler: FourCC) {
        fourCC = box.type
        body = box.body
        self.handler = handler
    }

    var kind: Track.Kind {
        switch handler {
        case "vide": .video
        case "soun": .audio
        case "sbtl", "subt", "subp", "text", "clcp": Self.text[fourCC] == nil ? .other : .subtitle
        default: .other
        }
    }

    /// The track's codec and all facts of the description.
    func fill(_ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        switch kind {
        case .video: try fillVideo(&track, reader)
        case .audio: try MP4AudioEntry(fourCC: fourCC, body: body).fill(&track, reader)
        case .subtitle:
            track.codec = Self.text[fourCC] ?? .unknown
            track.codecString = ["wvtt", "tx3g", "stpp"].contains(fourCC) ? fourCC.text : nil
            // Display flags: all samples are forced.
            if fourCC == "tx3g", let flags = try? body.u32(8) { track.isForced = flags & 0x8000_0000 != 0 }
        case .other: track.codec = Codec(rawValue: fourCC.text.trimmingSpaces)
        }
    }

    private func fillVideo(_ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        let width = try body.u16(24)
        let height = try body.u16(26)
        track.width = width
        track.height = height
        let children = body.count > 78 ? try body.rest(78).boxes(reader) : []
        var format = fourCC
        if format == "encv" {
            format = try Self.original(children, reader) ?? format
        }
        track.codec = Self.video[format] ?? Codec(rawValue: format.text.trimmingSpaces)
        for box in children {
            switch box.type {
            case "avcC": use(VideoConfiguration(avc: box.body, fourCC: format.text), for: &track)
            case "hvcC": use(VideoConfiguration(hevc: box.body, fourCC: format.text), for: &track)
            case "av1C": use(VideoConfiguration(av1: box.body), for: &track)
            case "vpcC":
                if let record = try? box.body.rest(4) { use(VideoConfiguration(vp: record, fourCC: format.text), for: &track) }
            case "dvcC", "dvvC": track.dolbyVisionProfile = (try? box.body.u8(2)).map { $0 >> 1 }
            case "esds":
                guard let record = try? box.body.rest(4), let stream = ElementaryStream(record) else { continue }
                if stream.codec != .unknown { track.codec = stream.codec }
                track.bitRate = stream.averageBitRate
                track.codecString = stream.codec == .mpeg4 ? ElementaryStream.mpeg4String(stream.configuration) : nil
            case "colr":
                if let type = try? box.body.u32(0), FourCC(type) == "nclx" || FourCC(type) == "nclc" {
                    track.transfer = Track.Transfer(code: (try? box.body.u16(6)) ?? 2) ?? track.transfer
                }
            case "pasp":
                let across = Int((try? box.body.u32(0)) ?? 1)
                let down = Int((try? box.body.u32(4)) ?? 1)
                if across > 0, down > 0, across < 65_536, down < 65_536 { track.displayWidth = width * across / down }
            case "btrt":
                if let rate = try? box.body.u32(8), rate > 0 { track.bitRate = Int(rate) }
            default: break
            }
        }
        track.displayWidth = track.displayWidth ?? width
        track.displayHeight = height
        if track.codecString == nil, track.codec == .vp8 { track.codecString = "vp8" }
    }

    private func use(_ configuration: VideoConfiguration?, for track: inout Track) {
        guard let configuration else { return }
        track.codecString = configuration.codecString
        track.bitDepth = configuration.bitDepth
        track.transfer = track.transfer ?? configuration.transfer
    }

    /// The original format of an encrypted one.
    static func original(_ children: [MP4Box], _ reader: SourceReader) throws(ContainerError) -> FourCC? {
        guard let scheme = children.first("sinf"), let box = try scheme.body.boxes(reader).first("frma") else { return nil }
        return FourCC(try box.body.u32(0))
    }
}

extension String {
    var trimmingSpaces: String {
        var view = self[...]
        while view.last == " " { view.removeLast() }
        return String(view)
    }
}
