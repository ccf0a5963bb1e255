/// A sample that was met on a walk through the file. Times in ticks of the rendition on the shared timeline.
struct WalkedSample {
    /// Of presentation.
    var time: Int64
    /// Nil if the file has none.
    var decodeTime: Int64?
    var duration: Int64?
    var isSync: Bool
    var position: Int64
    var size: Int64
}

/// Finds the samples of a segment in a file that can only be read from some places on. Pictures are cut in front of keyframes, in the order of
/// decoding; sound is cut by its times. Each sample is in exactly one segment, whichever is read first.
struct SegmentCut {
    let plan: SegmentPlan
    let segment: Int
    /// Where the first segment is read.
    let start: Int64
    let isVideo: Bool
    let timescale: Int64

    typealias Walk = (_ position: Int64, _ visit: (WalkedSample) throws(ContainerError) -> Bool) throws(ContainerError) -> Void
    typealias Found = (samples: [WalkedSample], following: [WalkedSample])

    /// - Parameter following: the number of samples after the segment that are needed, too.
    func read(following count: Int, _ walk: Walk) throws(ContainerError) -> Found {
        isVideo ? try pictures(count, walk) : try sounds(count, walk)
    }

    private func boundary(_ segment: Int) throws(ContainerError) -> Int64? {
        segment < plan.count ? try plan.start(of: segment, timescale: timescale) : nil
    }

    /// The first picture of the segment.
    func keyframe(_ walk: Walk) throws(ContainerError) -> WalkedSample {
        guard plan.positions.indices.contains(segment) else { throw SegmentPlan.mismatch }
        let first = segment > 0 ? try boundary(segment) : nil
        let earliest = if let first { first } else { try plan.ticks(plan.first, timescale: timescale) }
        var found: WalkedSample?
        try walk(segment > 0 ? plan.positions[segment] : start) { sample throws(ContainerError) in
            guard sample.isSync, sample.time >= earliest else { return true }
            found = sample
            return false
        }
        guard let found, first == nil || found.time == first else { throw SegmentPlan.mismatch }
        return found
    }

    private func pictures(_ count: Int, _ walk: Walk) throws(ContainerError) -> Found {
        let first = segment > 0 ? try boundary(segment) : nil
        let earliest = if let first { first } else { try plan.ticks(plan.first, timescale: timescale) }
        let end = try boundary(segment + 1)
        var found: Found = ([], [])
        // The file may have been replaced by one that has pictures.
        guard plan.positions.indices.contains(segment) else { throw SegmentPlan.mismatch }
        try walk(segment > 0 ? plan.positions[segment] : start) { sample throws(ContainerError) in
            if found.samples.isEmpty {
                guard sample.isSync, sample.time >= earliest else { return true }
                guard first == nil || sample.time == first else { throw SegmentPlan.mismatch }
                found.samples.append(sample)
            } else if found.following.isEmpty {
                guard let end, sample.isSync, sample.time >= end else {
                    found.samples.append(sample)
                    return true
                }
                guard sample.time == end else { throw SegmentPlan.mismatch }
                found.following.append(sample)
            } else {
                found.following.append(sample)
            }
            return found.following.count < count
        }
        guard !found.samples.isEmpty, end == nil || !found.following.isEmpty else { throw SegmentPlan.mismatch }
        return found
    }

    /// Sound may be stored before or after the pictures of its time: reading starts earlier until a sample before the segment has been met.
    private func sounds(_ count: Int, _ walk: Walk) throws(ContainerError) -> Found {
        let first = segment > 0 ? try boundary(segment) : nil
        let end = try boundary(segment + 1)
        var back = 0
        while true {
            var found: Found = ([], [])
            var hasEarlier = false
            let place = segment - back
            let position = place > 0 && place < plan.positions.count ? plan.positions[place] : start
            try walk(position) { sample throws(ContainerError) in
                if let first, sample.time < first {
                    hasEarlier = true
                } else if let end, sample.time >= end {
                    found.following.append(sample)
                } else {
                    found.samples.append(sample)
                }
                return found.following.count < count
            }
            if hasEarlier || position == start { return found }
            back = back == 0 ? 1 : back * 2
        }
    }
}
