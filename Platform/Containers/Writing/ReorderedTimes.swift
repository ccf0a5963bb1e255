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
        try fit(&decoded, times, end: end)
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

    /// The time of decoding of a first sample. Pictures before 0 are squeezed, with the times at which they are decoded.
    static func start(decodeTime: Int64, time: Int64, isVideo: Bool) throws(ContainerError) -> Int64 {
        isVideo && time < 0 ? try Checked.difference(decodeTime, time) : decodeTime
    }

    /// Pictures before 0 are decoded for those after it. Browsers drop pictures at negative times, and with a keyframe all that depends on it;
    /// so they are shown for a tick each at 0, and the pictures there as many ticks later.
    static func squeezed(_ samples: [StreamSample]) throws(ContainerError) -> [StreamSample] {
        guard let first = samples.first, let last = samples.last else { return samples }
        var times = try samples.map { sample throws(ContainerError) in try Checked.sum(sample.decodeTime, sample.compositionOffset) }
        guard times[0] < 0 else { return samples }
        let end = try Checked.sum(last.decodeTime, last.duration)
        var earliest: Int64 = 0
        for place in times.indices.sorted(by: { (times[$0], $0) < (times[$1], $1) }) {
            if times[place] >= earliest { break }
            times[place] = earliest
            earliest += 1
        }
        var decode = try Checked.difference(0, first.compositionOffset)
        var result = samples
        for place in samples.indices {
            decode = min(max(decode, samples[place].decodeTime), max(decode, end))
            result[place].decodeTime = decode
            result[place].compositionOffset = try Checked.difference(times[place], decode)
            decode = try Checked.sum(decode, 1)
        }
        for place in samples.indices {
            let next = place + 1 < result.count ? result[place + 1].decodeTime : end
            result[place].duration = max(0, try Checked.difference(next, result[place].decodeTime))
        }
        return result
    }

    /// The length of a picture is the time until the next one is decoded, which is not the time for which it is shown: by rounding, or where the
    /// rate varies, a picture may seem to last into the next segment. Browsers then drop the keyframe there, and everything that depends on it,
    /// if segments arrive in another order. Pictures are decoded later where that happens; the first one and the end stay.
    private static func fit(_ decoded: inout [Int64], _ times: [Int64], end: Int64) throws(ContainerError) {
        var next = max(decoded[0], end)
        for place in decoded.indices.dropFirst().reversed() {
            let longest = max(0, try Checked.difference(end, times[place]))
            decoded[place] = max(decoded[place], try Checked.difference(next, longest))
            next = decoded[place]
        }
    }

    /// The same for pictures whose times of decoding are known.
    /// - Parameter following: the times of the first pictures of the next segment.
    static func fitted(_ samples: [StreamSample], following: [Int64]) throws(ContainerError) -> [StreamSample] {
        guard let last = samples.last, let earliest = following.min(), samples.count > 1 else { return samples }
        let times = try samples.map { sample throws(ContainerError) in try Checked.sum(sample.decodeTime, sample.compositionOffset) }
        let end = try Checked.sum(last.decodeTime, last.duration)
        // By as much as the first picture of the next segment is decoded before the first one is shown.
        let ahead = try Checked.difference(earliest, end)
        var decoded = try samples.map { sample throws(ContainerError) in try Checked.sum(sample.decodeTime, ahead) }
        try fit(&decoded, times, end: earliest)
        var result = samples
        for place in samples.indices {
            let decode = try Checked.difference(decoded[place], ahead)
            let next = place + 1 < decoded.count ? try Checked.difference(decoded[place + 1], ahead) : end
            result[place].decodeTime = decode
            result[place].compositionOffset = try Checked.difference(times[place], decode)
            result[place].duration = max(0, try Checked.difference(next, decode))
        }
        return result
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
