/// An entry of the file's index, for one track.
struct MatroskaCue {
    var time: Int64
    var track: Int
    /// First byte of the cluster in the file.
    var cluster: Int64
    /// Bytes from the start of the cluster's content to the block.
    var relative: Int64?
    /// Ticks.
    var duration: Int64?

    static func list(_ body: Bytes, segmentStart: Int64, _ reader: SourceReader) throws(ContainerError) -> [MatroskaCue] {
        var cues: [MatroskaCue] = []
        var points = EBMLChildren(body, reader)
        while let (id, point) = try points.next() {
            guard id == 0xBB else { continue }
            var time: Int64 = 0
            var fields = EBMLChildren(point, reader)
            while let (field, value) = try fields.next() {
                if field == 0xB3 { time = try Checked.signed(value.unsigned()) }
                guard field == 0xB7 else { continue }
                if cues.count % 1024 == 0 { try reader.charge(1024 * MemoryLayout<MatroskaCue>.stride, "its index (Cues)") }
                cues.append(try cue(value, time, segmentStart, reader))
            }
        }
        return cues
    }

    private static func cue(_ body: Bytes, _ time: Int64, _ segmentStart: Int64, _ reader: SourceReader) throws(ContainerError)
        -> MatroskaCue
    {
        var cue = MatroskaCue(time: time, track: 0, cluster: segmentStart)
        var positions = EBMLChildren(body, reader)
        while let (id, value) = try positions.next() {
            switch id {
            case 0xF7: cue.track = try value.int()
            case 0xF1: cue.cluster = try Checked.sum(segmentStart, try Checked.signed(value.unsigned()))
            case 0xF0: cue.relative = try Checked.signed(value.unsigned())
            case 0xB2: cue.duration = try Checked.signed(value.unsigned())
            default: break
            }
        }
        return cue
    }
}
