/// Text samples of MP4: 3GPP timed text, QuickTime text and WebVTT.
enum MP4Text {
    /// A `tx3g` or `text` sample: length, then UTF-8, or UTF-16 after a byte order mark.
    static func sample(_ bytes: Bytes) -> String {
        guard let length = try? bytes.u16(0), let text = try? bytes.part(2, min(length, bytes.count - 2)) else { return "" }
        return TextEncoding.decode(text.array, legacy: false)
    }

    /// A `wvtt` sample: the payloads of its cue boxes.
    static func webVTT(_ bytes: Bytes, _ reader: SourceReader) throws(ContainerError) -> String {
        var lines: [String] = []
        for cue in try bytes.boxes(reader) where cue.type == "vttc" {
            for part in try cue.body.boxes(reader) where part.type == "payl" {
                lines.append(WebVTT.plain(part.body.text(limit: reader.limits.stringBytes)))
            }
        }
        return lines.joined(separator: "\n")
    }
}
