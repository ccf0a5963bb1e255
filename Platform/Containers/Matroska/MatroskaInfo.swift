import CoreDomain

/// The segment's Info element.
struct MatroskaInfo {
    /// Nanoseconds per tick.
    var scale: Int64 = 1_000_000
    /// Seconds.
    var duration: Double?
    var title: String?

    init() {}

    init(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        var ticks: Double?
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            switch id {
            case 0x2AD7B1: scale = try Checked.signed(value.unsigned())
            case 0x4489: ticks = try value.float()
            case 0x7BA9:
                let text = value.text(limit: reader.limits.stringBytes)
                title = text.isEmpty ? nil : text
            default: break
            }
        }
        guard scale > 0, scale <= 1_000_000_000_000 else { throw .malformed("its clock has no usable speed") }
        duration = MediaTime.length(ticks.map { $0 * Double(scale) / 1e9 })
    }

    /// Ticks per second for a keyframe index, and the factor for the file's ticks.
    var timescale: (ticks: Int, factor: Int64) {
        1_000_000_000 % scale == 0 ? (Int(1_000_000_000 / scale), 1) : (1_000_000_000, scale)
    }

    func seconds(_ ticks: Int64) -> Double { Double(ticks) * Double(scale) / 1e9 }
}
