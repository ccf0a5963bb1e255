/// The sample description of a track: its codec and parameters.
struct MP4SampleEntry {
    let fourCC: FourCC
    let body: Bytes
    let handler: FourCC

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

    /// Sets the track's codec and all facts of the description.
    /// - Returns: Whether only the first frame gives some of them.
    @discardableResult
    func fill(_ track: inout Track, _ reader: SourceReader, display: MP4Display = MP4Display()) throws(ContainerError) -> Bool {
        switch kind {
        case .video:
            try MP4VideoEntry(fourCC: fourCC, body: body, display: display).fill(&track, reader)
            return track.transfer == .pq && FirstFrame.holdsDynamicMetadata(track.codec)
        case .audio:
            try MP4AudioEntry(fourCC: fourCC, body: body).fill(&track, reader)
            return [.mp1, .mp2, .mp3, .dts].contains(track.codec)
        case .subtitle:
            track.codec = Self.text[fourCC] ?? .unknown
            track.codecString = ["wvtt", "tx3g", "stpp"].contains(fourCC) ? fourCC.text : nil
            // Display flags: all samples are forced.
            if fourCC == "tx3g", let flags = try? body.u32(8) { track.isForced = flags & 0x8000_0000 != 0 }
        case .other: track.codec = Codec(rawValue: fourCC.text.trimmingSpaces)
        }
        return false
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
