/// A `sidx` before the fragments that describes all of them.
struct MP4SegmentIndex {
    /// In track ticks.
    private(set) var ticks: [Int64] = []
    private(set) var positions: [Int64] = []
    private(set) var end: Int64 = 0

    /// Nil if there is no such index for this track, if it covers only a part, or if it does not state that every
    /// segment starts with a keyframe.
    init?(at start: Int64, track: MP4Track?, _ reader: SourceReader) throws(ContainerError) {
        guard let track else { return nil }
        var at = start
        while reader.size - at >= 8 {
            let place = try MP4File.place(at: at, reader)
            if place.type == "sidx" {
                let body = try reader.table(at: at + place.header, count: place.end - at - place.header, what: "its segment index")
                if Int(try body.u32(4)) == track.number {
                    guard try read(body, anchor: place.end, track) else { return nil }
                    return
                }
            } else if !["styp", "free", "skip", "emsg", "prft", "uuid", "ssix"].contains(place.type) {
                return nil
            }
            at = place.end
        }
        return nil

        func read(_ body: Bytes, anchor: Int64, _ track: MP4Track) throws(ContainerError) -> Bool {
            let wide = try body.u8(0) > 0
            let timescale = Int64(try body.u32(8))
            var time = wide ? try Checked.signed(body.u64(12)) : Int64(try body.u32(12))
            let first = wide ? try Checked.signed(body.u64(20)) : Int64(try body.u32(16))
            var at = wide ? 30 : 22
            let count = try body.u16(at)
            at += 2
            var position = try Checked.sum(anchor, first)
            guard timescale > 0, count > 1 else { return false }
            for _ in 0..<count {
                let reference = try body.u32(at)
                let access = try body.u32(at + 8)
                guard reference >> 31 == 0, access >> 31 == 1, position < reader.size,
                    let tick = Checked.rescale(time, from: timescale, to: track.timescale)
                else { return false }
                ticks.append(tick)
                positions.append(position)
                time = try Checked.sum(time, Int64(try body.u32(at + 4)))
                position = try Checked.sum(position, Int64(reference & 0x7FFF_FFFF))
                at += 12
            }
            guard let last = Checked.rescale(time, from: timescale, to: track.timescale) else { return false }
            end = last
            return try coversRemainder(position)
        }

        /// Only `mfra` or padding may follow.
        func coversRemainder(_ position: Int64) throws(ContainerError) -> Bool {
            if position >= reader.size { return true }
            guard reader.size - position >= 8 else { return true }
            return ["mfra", "free", "skip"].contains(try MP4File.place(at: position, reader).type)
        }
    }
}
