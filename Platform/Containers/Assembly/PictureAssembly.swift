/// Puts fragments of pictures, which begin with a keyframe each, into segments. Encoders choose times of decoding that differ from run to run; here
/// they follow from the times of presentation alone, so that a segment has the same ones whichever run made it, and begins where the one before it
/// ends.
struct PictureAssembly: Sendable {
    private let first: Int
    /// Ticks of the encoder on the movie's timeline.
    private let starts: [Int64]
    private let end: Int64
    private let origin: Int64
    /// The encoder is told to make keyframes at the starts minus a millisecond, and times in files are rounded to milliseconds.
    private let tolerance: Int64
    /// By which pictures are decoded before they are shown.
    private let delay: Int64
    /// The segment that is being made, counted from 0.
    private var place = 0
    /// Its pictures; their times of decoding are still those of presentation.
    private var draft = SegmentDraft()
    /// Ticks to add to the times of the open segment, so that its first picture is exactly at its start.
    private var shift: Int64 = 0
    /// The first time of the last fragment.
    private var latest = Int64.min

    init(first: Int, starts: [Double], end: Double, origin: Double, timescale: Int64) {
        self.first = first
        self.starts = starts.map { EncodedTrack.ticks($0, timescale: timescale) }
        self.end = EncodedTrack.ticks(end, timescale: timescale)
        self.origin = EncodedTrack.ticks(origin, timescale: timescale)
        tolerance = timescale * 2 / 1000
        delay = EncodedTrack.delay(timescale: timescale)
    }

    mutating func add(_ fragment: EncodedFragment) throws(ContainerError) -> [SegmentAssembler.Segment] {
        let times = try fragment.samples.map { sample throws(ContainerError) in
            try Checked.sum(try Checked.sum(sample.decodeTime, sample.compositionOffset), origin)
        }
        guard let earliest = times.min() else { return [] }
        guard earliest >= latest else { throw .malformed("its fragments go back in time") }
        latest = earliest
        let reached = try Checked.sum(earliest, tolerance)
        // Pictures before the first segment belong to no segment.
        guard let found = starts.lastIndex(where: { $0 <= reached }) else { return [] }
        var segments: [SegmentAssembler.Segment] = []
        if found > place || draft.isEmpty {
            let distance = try Checked.difference(starts[found], earliest)
            shift = distance.magnitude <= tolerance.magnitude ? distance : 0
            segments += try close(before: max(0, try Checked.sum(earliest, shift)))
            while place < found { segments.append(try empty()) }
        }
        for (sample, time) in zip(fragment.samples, times) {
            var sample = sample
            sample.decodeTime = max(0, try Checked.sum(time, shift))
            sample.compositionOffset = 0
            try draft.add(sample, from: fragment)
        }
        return segments + (try closeIfWhole())
    }

    /// The next fragment is written only when it is whole, which is a segment later: nobody waits for it where this one ends exactly at a start.
    private mutating func closeIfWhole() throws(ContainerError) -> [SegmentAssembler.Segment] {
        guard place + 1 < starts.count else { return [] }
        var end: Int64 = 0
        for sample in draft.samples { end = max(end, try Checked.sum(sample.decodeTime, sample.duration)) }
        guard (try Checked.difference(end, starts[place + 1])).magnitude <= tolerance.magnitude else { return [] }
        return try close(before: starts[place + 1])
    }

    mutating func finish() throws(ContainerError) -> [SegmentAssembler.Segment] {
        var last: Int64 = 0
        for sample in draft.samples { last = max(last, try Checked.sum(sample.decodeTime, sample.duration)) }
        var segments = try close(before: min(last, max(end, draft.samples.map(\.decodeTime).max() ?? 0)))
        while place < starts.count { segments.append(try empty()) }
        return segments
    }

    private mutating func empty() throws(ContainerError) -> SegmentAssembler.Segment {
        defer { place += 1 }
        return try SegmentDraft().segment(first + place, samples: [], empty: max(0, starts[place]), edit: delay)
    }

    /// The open segment, if it has pictures. The last one is shown until a time, and none is shown longer, because another run may have made the
    /// next segment.
    private mutating func close(before end: Int64) throws(ContainerError) -> [SegmentAssembler.Segment] {
        guard !draft.isEmpty else { return [] }
        func walked(_ sample: StreamSample) -> WalkedSample {
            WalkedSample(time: sample.decodeTime, isSync: sample.isSync, position: sample.position, size: sample.size)
        }
        let following = WalkedSample(time: end, isSync: true, position: 0, size: 0)
        let samples = try ReorderedTimes.pictures((draft.samples.map(walked), [following]), delay: delay, length: nil)
        let segment = try draft.segment(first + place, samples: samples, empty: 0, edit: delay)
        draft = SegmentDraft()
        place += 1
        return [segment]
    }
}
