/// The durations of the tracks and the keyframes of the video in a fragmented movie. A segment index
/// at the front makes reading the fragments unnecessary; otherwise their headers are read one after the other.
struct MP4Fragments {
    /// Durations in seconds by track number, from zero to the end of the last sample.
    private(set) var durations: [Int: Double] = [:]
    private(set) var frameRates: [Int: Double] = [:]
    private(set) var keyframes: KeyframeIndex?
    /// Where the first sample of each track in a fragment is.
    private(set) var firstSamples: [Int: (position: Int64, size: Int64)] = [:]

    private let movie: MP4Movie
    private let video: MP4Track?
    private let timeline: MP4Timeline?
    private var ends: [Int: Int64] = [:]
    /// The number of samples that were read, and their ticks.
    private var samples: [Int: Int64] = [:]
    private var spans: [Int: Int64] = [:]
    private var ticks: [Int64] = []
    private var positions: [Int64] = []

    init(from start: Int64, _ movie: MP4Movie, _ reader: SourceReader) throws(ContainerError) {
        self.movie = movie
        video = movie.tracks.first { $0.handler == "vide" }
        timeline = try video.map { track throws(ContainerError) in
            try MP4Timeline(edits: track.edits, timescale: track.timescale, movieTimescale: movie.timescale)
        }
        for track in movie.tracks {
            let total = try track.tables.totalTime()
            if total.samples > 0 {
                ends[track.number] = total.ticks
                samples[track.number] = total.samples
                spans[track.number] = total.ticks
            }
        }
        if let video, let timeline, video.tables.sampleCount > 0,
            let first = try MP4Keyframes.index(of: video, timeline: timeline, reader)
        {
            ticks = first.ticks
            positions = first.positions
        }
        let lookAhead = reader.lookAhead
        defer { reader.lookAhead = lookAhead }
        if let index = try MP4SegmentIndex(at: start, track: video, reader) {
            try use(index, reader)
        } else {
            if try scan(from: start, fragments: .max, reader) { finish() }
        }
    }

    private mutating func use(_ index: MP4SegmentIndex, _ reader: SourceReader) throws(ContainerError) {
        guard let video else { return }
        let known = ticks.count
        // Writers disagree whether a segment index counts before or after edits; the first fragment shows which.
        if let first = index.positions.first { try scan(from: first, fragments: 1, reader) }
        let shift = ticks.count > known ? ticks[known] &- (index.ticks.first ?? 0) : 0
        ticks = ticks.prefix(known) + index.ticks.map { $0 &+ shift }
        positions = positions.prefix(known) + index.positions
        keyframes = KeyframeIndex(timescale: Int(video.timescale), ticks: ticks, positions: positions)
        for track in movie.tracks { durations[track.number] = video.seconds(index.end &+ shift) }
        setFrameRates()
    }

    /// Reads the headers of up to a number of fragments. False if that would cost too much.
    @discardableResult
    private mutating func scan(from start: Int64, fragments: Int, _ reader: SourceReader) throws(ContainerError) -> Bool {
        reader.lookAhead = 4096
        let budget = reader.indexBudget()
        var at = start
        var left = fragments
        while reader.size - at >= 8, left > 0 {
            let place = try MP4File.place(at: at, reader)
            if place.type == "moof" {
                // The last fragment of a recording in progress may be incomplete.
                guard place.end <= reader.size else { break }
                let length = place.end - at - place.header
                guard length <= Int64(reader.limits.tableBytes) else { throw .tooLarge("a fragment's header (moof)") }
                let body = try reader.bytes(at: at + place.header, count: Int(length))
                for box in try body.boxes(reader) where box.type == "traf" { try read(box, moof: at, reader) }
                left -= 1
            }
            at = place.end
            if !reader.isWithin(budget) || ticks.count > reader.limits.keyframes { return false }
        }
        return true
    }

    private mutating func finish() {
        for track in movie.tracks {
            guard let end = ends[track.number] else { continue }
            let zero = try? MP4Timeline(edits: track.edits, timescale: track.timescale, movieTimescale: movie.timescale)
            let shown = zero.flatMap { try? $0.presentation(of: end) } ?? end
            durations[track.number] = track.seconds(max(0, shown))
        }
        setFrameRates()
        guard let video, !ticks.isEmpty else { return }
        let order = ticks.indices.sorted { ticks[$0] < ticks[$1] }
        keyframes = KeyframeIndex(
            timescale: Int(video.timescale), ticks: order.map { ticks[$0] }, positions: order.map { positions[$0] })
    }

    /// From the samples that were read: all, or those of the first fragment.
    private mutating func setFrameRates() {
        for track in movie.tracks {
            guard let count = samples[track.number], let span = spans[track.number], span > 0 else { continue }
            frameRates[track.number] = Double(count) / track.seconds(span)
        }
    }

    private mutating func read(_ traf: MP4Box, moof: Int64, _ reader: SourceReader) throws(ContainerError) {
        let run = try MP4TrackFragment(traf, movie.fragmentDefaults, reader)
        var now = run.decodeTime ?? ends[run.track] ?? 0
        var span = spans[run.track] ?? 0
        let isVideo = run.track == video?.number
        if firstSamples[run.track] == nil, let table = run.runs.first, table.count > 0, let offset = table.dataOffset {
            let position = try Checked.sum(run.baseOffset ?? moof, offset)
            firstSamples[run.track] = (position, try table.sample(0, run).size)
        }
        for table in run.runs {
            for place in 0..<table.count {
                let sample = try table.sample(place, run)
                if isVideo, sample.isSync, let timeline,
                    let time = try timeline.presentation(of: try Checked.sum(now, sample.compositionOffset))
                {
                    if ticks.count % 1024 == 0 { try reader.charge(16 << 10, "its keyframe index") }
                    ticks.append(time)
                    positions.append(moof)
                }
                now = try Checked.sum(now, sample.duration)
                span = try Checked.sum(span, sample.duration)
            }
            samples[run.track, default: 0] += Int64(table.count)
        }
        ends[run.track] = max(ends[run.track] ?? 0, now)
        spans[run.track] = span
    }
}
