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

    private func pictures(_ count: Int, _ walk: Walk) throws(ContainerError) -> Found {
        let first = segment > 0 ? try boundary(segment) : nil
        let end = try boundary(segment + 1)
        var found: Found = ([], [])
        try walk(segment > 0 ? plan.positions[segment] : start) { sample throws(ContainerError) in
            if found.samples.isEmpty {
                guard sample.isSync, sample.time >= first ?? .min else { return true }
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

/// Times of decoding for samples that have only those of presentation.
enum ReorderedTimes {
    /// Pictures among the first of a segment that may be shown before its keyframe, and the keyframe: no codec reorders more than 16.
    static let most = 17

    /// The pictures of a segment are decoded at the times at which some of them is shown, in ascending order, and earlier by the delay.
    static func pictures(_ found: SegmentCut.Found, delay: Int64, length: Int64?) throws(ContainerError) -> [StreamSample] {
        let times = found.samples.map(\.time)
        var decoded = times.sorted()
        guard let first = times.prefix(most).min(), let last = decoded.last else { return [] }
        let before = decoded.count > 1 ? try Checked.difference(last, decoded[decoded.count - 2]) : 0
        let end = if let next = found.following.map(\.time).min() { next } else { try Checked.sum(last, length ?? before) }
        decoded[0] = first
        for place in decoded.indices.dropFirst() { decoded[place] = min(max(decoded[place], decoded[place - 1]), max(first, end)) }
        var samples: [StreamSample] = []
        for (place, sample) in found.samples.enumerated() {
            let next = place + 1 < decoded.count ? decoded[place + 1] : max(first, end)
            let decode = try Checked.difference(decoded[place], delay)
            samples.append(
                StreamSample(
                    decodeTime: decode, compositionOffset: try Checked.difference(sample.time, decode),
                    duration: try Checked.difference(next, decoded[place]), isSync: sample.isSync, position: sample.position,
                    size: sample.size))
        }
        return samples
    }

    /// Sound, and pictures whose times of decoding are known: each sample lasts until the next one.
    static func sounds(_ found: SegmentCut.Found, length: Int64?) throws(ContainerError) -> [StreamSample] {
        var samples: [StreamSample] = []
        let decoded = (found.samples + found.following.prefix(1)).map { $0.decodeTime ?? $0.time }
        for (place, sample) in found.samples.enumerated() {
            var duration = sample.duration ?? length ?? 0
            if place + 1 < decoded.count { duration = max(0, try Checked.difference(decoded[place + 1], decoded[place])) }
            samples.append(
                StreamSample(
                    decodeTime: decoded[place], compositionOffset: try Checked.difference(sample.time, decoded[place]), duration: duration,
                    isSync: sample.isSync, position: sample.position, size: sample.size))
        }
        return samples
    }
}
