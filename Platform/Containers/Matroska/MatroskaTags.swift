/// Bit rate and duration of tracks from tags, as written by mkvmerge and ffmpeg.
struct MatroskaTags {
    var bitRates: [UInt64: Int] = [:]
    /// Seconds.
    var durations: [UInt64: Double] = [:]

    init() {}

    init(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        var tags = EBMLChildren(body, reader)
        while let (id, tag) = try tags.next() {
            guard id == 0x7373, bitRates.count + durations.count < reader.limits.listCount else { continue }
            var track: UInt64 = 0
            var found: [(name: String, value: String)] = []
            var children = EBMLChildren(tag, reader)
            while let (field, value) = try children.next() {
                if field == 0x63C0 {
                    var targets = EBMLChildren(value, reader)
                    while let (target, number) = try targets.next() {
                        guard target == 0x63C5 else { continue }
                        track = try number.unsigned()
                    }
                } else if field == 0x67C8, found.count < 64 {
                    found.append(try Self.simple(value, reader))
                }
            }
            guard track != 0 else { continue }
            for (name, value) in found {
                if name == "BPS" || name == "BPS-eng", let rate = Int(value) { bitRates[track] = rate }
                if name == "DURATION" || name == "DURATION-eng", let seconds = SubtitleBlocks.seconds(value[...]) {
                    durations[track] = seconds
                }
            }
        }
    }

    private static func simple(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) -> (name: String, value: String) {
        var name = ""
        var text = ""
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            if id == 0x45A3 { name = value.text(limit: 128) }
            if id == 0x4487 { text = value.text(limit: 256) }
        }
        return (name, text)
    }
}
