import CoreDomain

/// The samples of a Matroska track. A segment is read from the cluster of its keyframe on. The file has only times of presentation: pictures
/// are decoded at the same times in ascending order, earlier by as much as they are out of order.
struct MatroskaSamples: SegmentSamples {
    let timescale: Int64
    private(set) var start: Int64 = 0
    let prefix: [UInt8]
    private let movie: MatroskaMovie
    private let track: Int
    private let plan: SegmentPlan
    private let isVideo: Bool
    private var clock: MatroskaClock
    /// Ticks from decoding to presentation for a picture that is in order.
    private var delay: Int64 = 0
    private let defaultLength: Int64?
    /// Where the first frame is.
    private(set) var first: (position: Int64, size: Int64)?

    /// The first frames that are looked at.
    private static let measured = 120
    /// Clusters that start this many seconds after a segment have no frames of it.
    private static let interleaving = 10.0

    init(_ source: MatroskaTrack, _ movie: MatroskaMovie, plan: SegmentPlan, _ reader: SourceReader) throws(ContainerError) {
        guard !source.isCompressed else { throw .unsupported("its frames are compressed again") }
        guard !source.isScrambled else { throw .unsupported("its frames are encrypted or compressed") }
        self.movie = movie
        self.plan = plan
        track = source.track.number
        isVideo = source.track.kind == .video
        prefix = source.strippedHeader
        clock = try MatroskaClock(source, movie.info)
        timescale = clock.timescale
        defaultLength = clock.length(nanoseconds: source.defaultDuration)
        let frames = try firstFrames(from: movie.firstCluster, reader)
        guard !frames.isEmpty else { throw .malformed("a track has no frames") }
        first = frames.first.map { ($0.position, $0.size) }
        try clock.measure(frames, source)
        if isVideo {
            delay = try disorder(frames)
            // Pictures may be in order at the start and not later.
            if plan.positions.count > 2 {
                delay = max(delay, try disorder(try firstFrames(from: plan.positions[plan.positions.count / 2], reader)))
            }
        }
        let times = try frames.prefix(isVideo ? ReorderedTimes.most : 1).map { frame throws(ContainerError) in try clock.time(of: frame) }
        start = try ReorderedTimes.start(
            decodeTime: try Checked.difference(times.min() ?? 0, delay), time: times.first ?? 0, isVideo: isVideo)
    }

    private func firstFrames(from cluster: Int64, _ reader: SourceReader) throws(ContainerError) -> [MatroskaFrame] {
        var frames: [MatroskaFrame] = []
        var left = Self.measured * 20
        let earliest = try plan.ticks(plan.first, timescale: timescale)
        try MatroskaFrames(movie: movie, track: track, reader: reader).walk(from: cluster) { frame throws(ContainerError) in
            left -= 1
            let isFirst = isVideo ? try clock.time(of: frame) >= earliest && frame.isSync : true
            if !frames.isEmpty || isFirst { frames.append(frame) }
            return frames.count < Self.measured && left > 0
        }
        return frames
    }

    private func disorder(_ frames: [MatroskaFrame]) throws(ContainerError) -> Int64 {
        let times = try frames.map { frame throws(ContainerError) in try clock.time(of: frame) }
        var delay: Int64 = 0
        for (time, decoded) in zip(times, times.sorted()) { delay = max(delay, try Checked.difference(decoded, time)) }
        return delay
    }

    func samples(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> [StreamSample] {
        let walk = MatroskaFrames(movie: movie, track: track, reader: reader)
        let cut = SegmentCut(plan: plan, segment: segment, start: movie.firstCluster, isVideo: isVideo, timescale: timescale)
        let until = readingEnd(of: segment)
        let found = try cut.read(following: isVideo ? ReorderedTimes.most : 1) { position, visit throws(ContainerError) in
            try walk.walk(from: position, until: until) { frame throws(ContainerError) in try visit(try walked(frame)) }
        }
        let last = found.samples.last
        let length = last?.duration ?? (clock.frame > 0 ? clock.frame : defaultLength)
        guard isVideo else { return try ReorderedTimes.sounds(found, length: length) }
        let samples = try ReorderedTimes.pictures(found, delay: delay, length: length)
        return segment == 0 ? try ReorderedTimes.squeezed(samples) : samples
    }

    private func readingEnd(of segment: Int) -> Int64 {
        plan.readingEnd(of: segment, ticksPerSecond: 1e9 / Double(movie.info.scale), interleaving: Self.interleaving)
    }

    private func walked(_ frame: MatroskaFrame) throws(ContainerError) -> WalkedSample {
        WalkedSample(
            time: try clock.time(of: frame), decodeTime: nil, duration: try clock.length(frame.duration), isSync: frame.isSync || !isVideo,
            position: frame.position, size: frame.size)
    }

    func keyframe(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> WalkedSample {
        let walk = MatroskaFrames(movie: movie, track: track, reader: reader)
        let cut = SegmentCut(plan: plan, segment: segment, start: movie.firstCluster, isVideo: true, timescale: timescale)
        let until = readingEnd(of: segment)
        return try cut.keyframe { position, visit throws(ContainerError) in
            try walk.walk(from: position, until: until) { frame throws(ContainerError) in try visit(try walked(frame)) }
        }
    }
}
