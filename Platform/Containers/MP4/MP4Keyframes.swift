enum MP4Keyframes {
    /// The keyframe index of an unfragmented track; nil if it exceeds the limit or its tables are inconsistent.
    static func index(of track: MP4Track, timeline: MP4Timeline, _ reader: SourceReader) throws(ContainerError)
        -> KeyframeIndex?
    {
        let tables = track.tables
        let count = tables.syncs?.count ?? tables.sampleCount
        guard count > 0, count <= reader.limits.keyframes else { return nil }
        // A table of equal sizes can claim samples without storing data for them.
        guard Int64(count) <= reader.size else { return nil }
        try reader.charge(count * 16, "its keyframe index")
        var ticks: [Int64] = []
        var positions: [Int64] = []
        ticks.reserveCapacity(count)
        positions.reserveCapacity(count)
        var cursor = MP4SampleCursor(tables)
        var last = -1
        var isSorted = true
        for entry in 0..<count {
            let number = try tables.syncs.map { table throws(ContainerError) in Int(try table.bytes.u32(entry * 4)) - 1 } ?? entry
            guard number > last else { continue }
            last = number
            guard let sample = try cursor.sample(number), sample.position < reader.size else { break }
            guard let time = try timeline.presentation(of: sample.compositionTime) else { continue }
            if let before = ticks.last, before > time { isSorted = false }
            ticks.append(time)
            positions.append(sample.position)
        }
        guard !ticks.isEmpty else { return nil }
        if !isSorted {
            let order = ticks.indices.sorted { ticks[$0] < ticks[$1] }
            return KeyframeIndex(timescale: Int(track.timescale), ticks: order.map { ticks[$0] }, positions: order.map { positions[$0] })
        }
        return KeyframeIndex(timescale: Int(track.timescale), ticks: ticks, positions: positions)
    }
}
