import CoreDomain

/// Facts that require reading the clusters: the keyframes of a file without an index, and its duration if no header gives it.
struct MatroskaScan {
    private(set) var keyframes: KeyframeIndex?
    /// Seconds.
    private(set) var duration: Double?
    /// Top-level elements after the clusters.
    private(set) var others: [EBMLElement] = []

    init(_ segment: MatroskaSegment, _ info: MatroskaInfo, _ tracks: [MatroskaTrack], video: Int?, _ reader: SourceReader)
        throws(ContainerError)
    {
        guard let first = segment.firstCluster else { return }
        let clock = info.timescale
        let lengths = Self.frameTicks(tracks, info)
        var ticks: [Int64] = []
        var positions: [Int64] = []
        var end: Int64 = 0
        var found: [EBMLElement] = []
        let budget = reader.indexBudget()
        let isWhole = try MatroskaClusters(reader: reader, end: segment.end).walk(
            from: first,
            note: { element in
                if found.count < 64 { found.append(element) }
            }
        ) { block, place throws(ContainerError) in
            let time = try Checked.sum(place.time, block.offset)
            end = max(end, try Checked.sum(time, block.duration ?? lengths[block.track] ?? 0))
            if block.track == video, block.isKeyframe {
                if ticks.count % 1024 == 0 { try reader.charge(16 << 10, "its keyframe index") }
                ticks.append(try Checked.product(time, clock.factor))
                positions.append(place.cluster)
            }
            return reader.isWithin(budget) && ticks.count < reader.limits.keyframes
        }
        others = found
        if isWhole {
            duration = MediaTime.length(info.seconds(end))
            if !ticks.isEmpty { keyframes = KeyframeIndex(timescale: clock.ticks, ticks: ticks, positions: positions) }
        } else if info.duration == nil, let last = try Self.lastCluster(segment, reader) {
            duration = try Self.end(segment, info, tracks, from: last, reader)
        }
    }

    /// The end of the last block from a cluster on, in seconds.
    static func end(
        _ segment: MatroskaSegment, _ info: MatroskaInfo, _ tracks: [MatroskaTrack], from cluster: Int64, _ reader: SourceReader
    ) throws(ContainerError) -> Double? {
        let lengths = frameTicks(tracks, info)
        var end: Int64 = 0
        let budget = reader.indexBudget()
        _ = try MatroskaClusters(reader: reader, end: segment.end).walk(from: cluster) { block, place throws(ContainerError) in
            let time = try Checked.sum(place.time, block.offset)
            end = max(end, try Checked.sum(time, block.duration ?? lengths[block.track] ?? 0))
            return reader.isWithin(budget)
        }
        return MediaTime.length(info.seconds(end))
    }

    private static func frameTicks(_ tracks: [MatroskaTrack], _ info: MatroskaInfo) -> [Int: Int64] {
        var lengths: [Int: Int64] = [:]
        for track in tracks {
            if let nanoseconds = track.defaultDuration { lengths[track.track.number] = nanoseconds / info.scale }
        }
        return lengths
    }

    /// Searches the file's last megabytes, backwards, for a cluster that starts with its time.
    private static func lastCluster(_ segment: MatroskaSegment, _ reader: SourceReader) throws(ContainerError) -> Int64? {
        guard let first = segment.firstCluster else { return nil }
        let step: Int64 = 1 << 20
        var end = segment.end
        for _ in 0..<16 where end > first {
            let start = max(first, end - step)
            // Four more bytes, for a header that crosses the boundary.
            let part = try reader.bytes(at: start, count: Int(min(end + 4, segment.end) - start))
            let bytes = part.array
            for at in stride(from: bytes.count - 4, through: 0, by: -1)
            where bytes[at] == 0x1F && bytes[at + 1] == 0x43 && bytes[at + 2] == 0xB6 && bytes[at + 3] == 0x75 {
                let place = start + Int64(at)
                if let cluster = try? reader.element(at: place), let inside = try? reader.element(at: cluster.body),
                    [MatroskaID.timecode, MatroskaID.crc, MatroskaID.void].contains(inside.id)
                {
                    return place
                }
            }
            end = start
        }
        return nil
    }
}
