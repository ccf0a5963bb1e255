extension Remuxer {
    /// About how many bytes the tables of the file take in memory.
    public var tableBytes: Int {
        let cuts = (plan.starts.count + plan.positions.count) * MemoryLayout<Int64>.size
        switch movie {
        case .mp4(let movie, _): return movie.tracks.reduce(cuts) { $0 + $1.tables.byteCount }
        case .matroska: return cuts
        }
    }
}

extension MP4SampleTable {
    fileprivate var byteCount: Int {
        let (positionSize, syncCount) = (hasWidePositions ? 8 : 4, syncs?.count ?? 0)
        return times.count * 8 + offsets.count * 8 + chunks.count * 12 + positions.count * positionSize + sizes.count * sizeBits / 8
            + syncCount * 4
    }
}
