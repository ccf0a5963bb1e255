import CoreDomain

/// The samples of a track of a fragmented MP4. A segment is read from the fragment of its keyframe on; a movie with samples in its own tables
/// and in fragments has those of the tables first.
struct MP4FragmentSamples: SegmentSamples {
    let timescale: Int64
    private(set) var start: Int64 = 0
    let prefix: [UInt8] = []
    private let movie: MP4Movie
    private let track: MP4Track
    private let rest: Int64
    private let shift: Int64
    private let plan: SegmentPlan

    private var isVideo: Bool { track.handler == "vide" }
    /// Fragments that start this many seconds after a segment have no samples of it.
    private static let interleaving = 10.0

    init(_ track: MP4Track, _ movie: MP4Movie, rest: Int64, plan: SegmentPlan, _ reader: SourceReader) throws(ContainerError) {
        self.track = track
        self.movie = movie
        self.rest = rest
        self.plan = plan
        timescale = track.timescale
        let timeline = try MP4Timeline(edits: track.edits, timescale: track.timescale, movieTimescale: movie.timescale)
        shift = try timeline.onlyPiece().shift
        let earliest = track.handler == "vide" ? try plan.ticks(plan.first, timescale: timescale) : Int64.min
        var first: WalkedSample?
        try walk(from: rest, until: .max, reader) { sample in
            if sample.time < earliest || (isVideo && !sample.isSync) { return true }
            first = sample
            return false
        }
        guard let first else { throw .malformed("a track has no samples") }
        start = try ReorderedTimes.start(decodeTime: first.decodeTime ?? first.time, time: first.time, isVideo: isVideo)
    }

    func samples(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> [StreamSample] {
        let cut = SegmentCut(plan: plan, segment: segment, start: rest, isVideo: isVideo, timescale: timescale)
        let until = readingEnd(of: segment)
        let found = try cut.read(following: isVideo ? ReorderedTimes.most : 1) { position, visit throws(ContainerError) in
            try walk(from: position, until: until, reader, visit: visit)
        }
        var samples = try ReorderedTimes.sounds(found, length: nil)
        if isVideo, segment == 0 { samples = try ReorderedTimes.squeezed(samples) }
        return isVideo ? try ReorderedTimes.fitted(samples, following: found.following.map(\.time)) : samples
    }

    func keyframe(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> WalkedSample {
        let cut = SegmentCut(plan: plan, segment: segment, start: rest, isVideo: true, timescale: timescale)
        let until = readingEnd(of: segment)
        return try cut.keyframe { position, visit throws(ContainerError) in try walk(from: position, until: until, reader, visit: visit) }
    }

    private func readingEnd(of segment: Int) -> Int64 {
        plan.readingEnd(of: segment, ticksPerSecond: Double(timescale), interleaving: Self.interleaving)
    }

    private func walk(
        from position: Int64, until: Int64, _ reader: SourceReader, visit: (WalkedSample) throws(ContainerError) -> Bool
    ) throws(ContainerError) {
        // The keyframes of the movie's own tables are listed with the places of their samples.
        let isFragment = position > rest ? try isFragment(position, reader) : false
        if track.tables.sampleCount > 0, !isFragment {
            var walk = MP4TableWalk(track.tables)
            while let sample = try walk.next() {
                try reader.visit()
                let found = WalkedSample(
                    time: try Checked.sum(sample.compositionTime, shift), decodeTime: try Checked.sum(sample.decodeTime, shift),
                    duration: sample.duration, isSync: sample.isSync, position: sample.position, size: sample.size)
                if try !visit(found) { return }
            }
            try fragments(from: rest, until: until, reader, visit: visit)
        } else {
            try fragments(from: position, until: until, reader, visit: visit)
        }
    }

    /// Whether a part of any track begins after a time.
    private func isLater(_ part: MP4TrackFragment, than until: Int64) throws(ContainerError) -> Bool {
        guard let begin = part.decodeTime, let other = movie.tracks.first(where: { $0.number == part.track }) else { return false }
        guard let time = Checked.rescale(begin, from: other.timescale, to: timescale) else { return true }
        return try Checked.sum(time, shift) > until
    }

    private func isFragment(_ position: Int64, _ reader: SourceReader) throws(ContainerError) -> Bool {
        guard let place = try? MP4File.place(at: position, reader) else { return false }
        return ["moof", "styp", "sidx", "prft", "emsg"].contains(place.type) && place.end <= reader.size
    }

    private func fragments(
        from position: Int64, until: Int64, _ reader: SourceReader, visit: (WalkedSample) throws(ContainerError) -> Bool
    ) throws(ContainerError) {
        let lookAhead = reader.lookAhead
        defer { reader.lookAhead = lookAhead }
        reader.lookAhead = 4096
        var at = position
        var now: Int64? = try track.tables.totalTime().ticks
        if position > rest { now = nil }
        while reader.size - at >= 8 {
            let place = try MP4File.place(at: at, reader)
            // The last fragment of a recording in progress may be incomplete.
            if place.type == "moof", place.end <= reader.size {
                let length = place.end - at - place.header
                guard length <= Int64(reader.limits.tableBytes) else { throw .tooLarge("a fragment's header (moof)") }
                let body = try reader.bytes(at: at + place.header, count: Int(length))
                var next = at
                for box in try body.boxes(reader) where box.type == "traf" {
                    let part = try MP4TrackFragment(box, movie.fragmentDefaults, reader)
                    let isWanted = part.track == track.number
                    var time = isWanted ? part.decodeTime ?? now : nil
                    if isWanted, time == nil { throw .unsupported("its fragments do not say when they begin") }
                    if try isLater(part, than: until) { return }
                    // Without a base, the data of a part follow those of the part before it.
                    let base = part.baseOffset ?? (part.isMoofBased ? at : next)
                    next = base
                    for run in part.runs {
                        if let offset = run.dataOffset { next = try Checked.sum(base, offset) }
                        for number in 0..<run.count {
                            let sample = try run.sample(number, part)
                            if let begin = time {
                                try reader.visit()
                                let decode = try Checked.sum(begin, shift)
                                let found = WalkedSample(
                                    time: try Checked.sum(decode, sample.compositionOffset), decodeTime: decode, duration: sample.duration,
                                    isSync: sample.isSync || !isVideo, position: next, size: sample.size)
                                if try !visit(found) { return }
                                time = try Checked.sum(begin, sample.duration)
                            }
                            next = try Checked.sum(next, sample.size)
                        }
                    }
                    if isWanted { now = time }
                }
            }
            at = place.end
        }
    }
}
