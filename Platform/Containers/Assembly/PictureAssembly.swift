import CoreDomain

/// Puts fragments of pictures, which begin with a keyframe each, into segments.
struct PictureAssembly: Sendable {
    private let first: Int
    /// Ticks of the encoder on the movie's timeline.
    private let starts: [Int64]
    private let end: Int64
    private let origin: Int64
    /// The encoder is told to make keyframes at the starts minus a millisecond, and times in files are rounded to milliseconds.
    private let tolerance: Int64
    /// The segment that is being made, counted from 0.
    private var place = 0
    private var draft = SegmentDraft()
    /// Ticks to add to the times of the open segment, so that its first picture is exactly at its start.
    private var shift: Int64 = 0

    init(first: Int, starts: [Double], end: Double, origin: Double, timescale: Int64) {
        self.first = first
        self.starts = starts.map { EncodedTrack.ticks($0, timescale: timescale) }
        self.end = EncodedTrack.ticks(end, timescale: timescale)
        self.origin = EncodedTrack.ticks(origin, timescale: timescale)
        tolerance = timescale * 2 / 1000
    }

    mutating func add(_ fragment: EncodedFragment) throws(ContainerError) -> [SegmentAssembler.Segment] {
        guard let earliest = try fragment.times().min() else { return [] }
        let time = try Checked.sum(earliest, origin)
        let reached = try Checked.sum(time, tolerance)
        // Pictures before the first segment are nobody's.
        guard let found = starts.lastIndex(where: { $0 <= reached }) else { return [] }
        var segments: [SegmentAssembler.Segment] = []
        if found > place || draft.isEmpty {
            let distance = try Checked.difference(starts[found], time)
            let shift = distance.magnitude <= tolerance.magnitude ? distance : 0
            let following = try moved(fragment.samples, by: shift)
            if found > place { segments = try close(following) }
            while place < found { segments.append(try empty()) }
            self.shift = shift
        }
        for sample in try moved(fragment.samples, by: shift) {
            if let last = draft.samples.last, sample.decodeTime < last.decodeTime { throw .malformed("its fragments go back in time") }
            let start = fragment.data.startIndex + Int(sample.position)
            try draft.add(sample, fragment.data[start..<start + Int(sample.size)])
        }
        return segments
    }

    mutating func finish() throws(ContainerError) -> [SegmentAssembler.Segment] {
        var segments = try close(nil)
        while place < starts.count { segments.append(try empty()) }
        return segments
    }

    /// Samples on the movie's timeline. None is decoded before 0.
    private func moved(_ samples: [StreamSample], by shift: Int64) throws(ContainerError) -> [StreamSample] {
        let distance = try Checked.sum(origin, shift)
        return try samples.map { sample throws(ContainerError) in
            var sample = sample
            let decode = try Checked.sum(sample.decodeTime, distance)
            sample.compositionOffset = try Checked.sum(sample.compositionOffset, min(0, decode))
            sample.decodeTime = max(0, decode)
            return sample
        }
    }

    private mutating func empty() throws(ContainerError) -> SegmentAssembler.Segment {
        defer { place += 1 }
        return try SegmentDraft().segment(first + place, samples: [], empty: max(0, starts[place]))
    }

    /// The open segment, if it has pictures.
    /// - Parameter following: the first samples after it; nil at the end.
    private mutating func close(_ following: [StreamSample]?) throws(ContainerError) -> [SegmentAssembler.Segment] {
        guard !draft.isEmpty else { return [] }
        var samples = draft.samples
        for number in samples.indices {
            guard let next = number + 1 < samples.count ? samples[number + 1].decodeTime : following?.first?.decodeTime else { continue }
            samples[number].duration = max(0, try Checked.difference(next, samples[number].decodeTime))
        }
        samples = try fitted(samples, following)
        let segment = try draft.segment(first + place, samples: samples, empty: 0)
        draft = SegmentDraft()
        place += 1
        return [segment]
    }

    /// No picture lasts into the next segment, which another run may have made.
    private func fitted(_ samples: [StreamSample], _ following: [StreamSample]?) throws(ContainerError) -> [StreamSample] {
        func time(_ sample: StreamSample) throws(ContainerError) -> Int64 { try Checked.sum(sample.decodeTime, sample.compositionOffset) }
        guard let first = samples.first else { return samples }
        var limit = end
        if let following {
            guard let earliest = try following.map({ sample throws(ContainerError) in try time(sample) }).min() else { return samples }
            limit = earliest
        } else {
            var last = Int64.min
            for sample in samples { last = max(last, try Checked.sum(try time(sample), sample.duration)) }
            guard last > end else { return samples }
        }
        if samples.count > 1 { return try ReorderedTimes.fitted(samples, following: [limit]) }
        var only = first
        only.duration = min(only.duration, max(0, try Checked.difference(limit, try time(only))))
        return [only]
    }
}
