/// The samples of an unfragmented MP4 track. The tables are walked once when a movie is opened; after that, a segment costs only its own
/// samples, because the place in the tables at which it begins is known.
struct MP4TableSamples: SegmentSamples {
    let timescale: Int64
    private(set) var start: Int64 = 0
    let prefix: [UInt8] = []
    /// Where each segment begins, and where the last one ends.
    private var walks: [MP4TableWalk] = []
    private let shift: Int64
    private let isVideo: Bool

    /// Sound that long before the start is kept for the decoder, in parts of a second: it is decoded and not heard.
    private static let preroll: Int64 = 4

    init(_ track: MP4Track, timeline: MP4Timeline, plan: SegmentPlan, _ reader: SourceReader) throws(ContainerError) {
        timescale = track.timescale
        let piece = try timeline.onlyPiece()
        shift = piece.shift
        isVideo = track.handler == "vide"
        let earliest = isVideo ? try plan.ticks(plan.first, timescale: timescale) : -timescale / Self.preroll
        var walk = MP4TableWalk(track.tables)
        var limit: MP4TableWalk?
        var next = 0
        var boundary = Int64.min
        while true {
            let place = walk
            guard let sample = try walk.next() else { break }
            try reader.visit()
            let time = try Checked.sum(sample.compositionTime, shift)
            if next == 0 {
                guard time >= earliest, !isVideo || sample.isSync else { continue }
                start = try ReorderedTimes.start(decodeTime: try Checked.sum(sample.decodeTime, shift), time: time, isVideo: isVideo)
            }
            while next < plan.count, time >= boundary, !isVideo || sample.isSync {
                guard !isVideo || next == 0 || time == boundary else { throw SegmentPlan.mismatch }
                walks.append(place)
                next += 1
                if next < plan.count { boundary = try plan.start(of: next, timescale: timescale) }
                if isVideo { break }
            }
            if sample.compositionTime < piece.end { limit = walk }
        }
        guard next > 0, let limit else { throw .malformed("a track has no samples") }
        guard !isVideo || next == plan.count else { throw SegmentPlan.mismatch }
        while walks.count <= plan.count { walks.append(limit) }
    }

    func samples(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> [StreamSample] {
        var walk = walks[segment]
        // Samples after the end of an edit belong to no segment.
        let end = min(walks[segment + 1].number, walks[walks.count - 1].number)
        var samples: [StreamSample] = []
        while walk.number < end, let sample = try walk.next() {
            try reader.visit()
            samples.append(
                StreamSample(
                    decodeTime: try Checked.sum(sample.decodeTime, shift),
                    compositionOffset: try Checked.difference(sample.compositionTime, sample.decodeTime), duration: sample.duration,
                    isSync: sample.isSync, position: sample.position, size: sample.size))
        }
        if isVideo, segment == 0 { samples = try ReorderedTimes.squeezed(samples) }
        guard isVideo, segment + 2 < walks.count else { return samples }
        var following: [Int64] = []
        while following.count < ReorderedTimes.most, let sample = try walk.next() {
            following.append(try Checked.sum(sample.compositionTime, shift))
        }
        return try ReorderedTimes.fitted(samples, following: following)
    }

    func keyframe(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> WalkedSample {
        var walk = walks[segment]
        guard let sample = try walk.next() else { throw SegmentPlan.mismatch }
        return WalkedSample(
            time: try Checked.sum(sample.compositionTime, shift), isSync: sample.isSync, position: sample.position, size: sample.size)
    }

    func sizes() throws(ContainerError) -> [(bytes: Int64, samples: Int)]? {
        let last = walks[walks.count - 1].number
        var sizes: [(bytes: Int64, samples: Int)] = []
        for (walk, next) in zip(walks, walks.dropFirst()) {
            let end = min(next.number, last)
            var bytes: Int64 = 0
            for number in stride(from: walk.number, to: end, by: 1) { bytes = try Checked.sum(bytes, try walk.tables.size(of: number)) }
            sizes.append((bytes, max(0, end - walk.number)))
        }
        return sizes
    }
}

/// A place in the tables of a track.
struct MP4TableWalk {
    struct Sample {
        var decodeTime: Int64
        var compositionTime: Int64
        var duration: Int64
        var isSync: Bool
        var position: Int64
        var size: Int64
    }

    let tables: MP4SampleTable
    private var cursor: MP4SampleCursor
    private var sync = 0
    /// The number of the next sample, from 0.
    private(set) var number = 0

    init(_ tables: MP4SampleTable) {
        self.tables = tables
        cursor = MP4SampleCursor(tables)
    }

    mutating func next() throws(ContainerError) -> Sample? {
        guard let found = try cursor.sample(number) else { return nil }
        var isSync = true
        if let syncs = tables.syncs {
            // An unsorted table names keyframes that are skipped here.
            while sync < syncs.count, Int(try syncs.bytes.u32(sync * 4)) - 1 < number { sync += 1 }
            isSync = sync < syncs.count ? Int(try syncs.bytes.u32(sync * 4)) - 1 == number : false
        }
        number += 1
        return Sample(
            decodeTime: found.decodeTime, compositionTime: found.compositionTime, duration: found.duration, isSync: isSync,
            position: found.position, size: found.size)
    }
}

extension MP4Timeline {
    /// The one part of the media that the edits show: the ticks to add to media times, and its end in media ticks.
    /// - Throws: `.unsupported` for several parts, which need a decoder at their joins.
    func onlyPiece() throws(ContainerError) -> (shift: Int64, end: Int64) {
        guard let piece = pieces.first else { return (0, .max) }
        guard pieces.count == 1 else { throw .unsupported("its edit list joins several parts of a track") }
        guard let shown = try presentation(of: piece.mediaStart) else { throw .malformed("its edit list shows nothing") }
        return (try Checked.difference(shown, piece.mediaStart), piece.mediaEnd)
    }
}
