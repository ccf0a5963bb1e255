/// Turns the times of a Matroska track into ticks of a rendition on the shared timeline. Pictures keep the clock of the file. Sound has the
/// clock of its samples: the times in the file are rounded, mostly to milliseconds, and frames of equal length are put back where they were.
struct MatroskaClock: Sendable {
    let timescale: Int64
    private let scale: Int64
    private let factor: Int64
    private let isVideo: Bool
    /// Ticks of the rendition to add.
    private let shift: Int64
    /// The length of a frame in ticks; 0 if frames are unequal.
    private(set) var frame: Int64 = 0
    /// The time of the first frame in ticks of the file.
    private var origin: Int64 = 0

    init(_ track: MatroskaTrack, _ info: MatroskaInfo) throws(ContainerError) {
        isVideo = track.track.kind == .video
        scale = info.scale
        let clock = info.timescale
        factor = clock.factor
        let rate = Int64(track.track.codec == .opus ? 48_000 : track.track.sampleRate ?? 0)
        timescale = isVideo || !(1...1_000_000).contains(rate) ? Int64(clock.ticks) : rate
        let delay = isVideo ? 0 : Checked.rescale(track.codecDelay, from: 1_000_000_000, to: timescale) ?? 0
        shift = -delay
    }

    /// A time of the file without its place on the shared timeline.
    private func ticks(_ time: Int64) throws(ContainerError) -> Int64 {
        let ticks = try Checked.product(time, factor)
        let clock = 1_000_000_000 % scale == 0 ? 1_000_000_000 / scale : 1_000_000_000
        guard let value = Checked.rescale(ticks, from: clock, to: timescale) else { throw .malformed("a time in it is too large") }
        return value
    }

    /// A length in nanoseconds.
    func length(nanoseconds: Int64?) -> Int64? { nanoseconds.flatMap { Checked.rescale($0, from: 1_000_000_000, to: timescale) } }

    func length(_ duration: Int64?) throws(ContainerError) -> Int64? {
        try duration.map { length throws(ContainerError) in try ticks(length) }
    }

    /// The time of a frame.
    /// - Throws: `.unsupported` for several frames of unknown length in a block.
    func time(of frame: MatroskaFrame) throws(ContainerError) -> Int64 {
        guard frame.place == 0 || self.frame > 0 else { throw .unsupported("several frames in a block have no length") }
        let time = try Checked.sum(try block(frame.time), shift)
        return try Checked.sum(time, try Checked.product(Int64(frame.place), self.frame))
    }

    private func block(_ time: Int64) throws(ContainerError) -> Int64 {
        let given = try ticks(time)
        guard frame > 0 else { return given }
        let start = try ticks(origin)
        let distance = try Checked.difference(given, start)
        let (whole, rest) = distance.quotientAndRemainder(dividingBy: frame)
        let near = rest * 2 >= frame ? whole + 1 : rest * 2 <= -frame ? whole - 1 : whole
        // The times of the first frame and of this one are rounded to a tick each.
        let exact = try Checked.product(near, frame)
        return (distance - exact).magnitude <= (try ticks(1)).magnitude + 1 ? try Checked.sum(start, exact) : given
    }

    /// The lengths of frames in samples that a codec has (RFC 6716 §2.1.4 for Opus).
    private static let lengths: [Codec: [Int64]] = [
        .aac: [1024, 2048, 960, 1920], .ac3: [1536], .eac3: [1536, 768, 512, 256], .mp3: [1152, 576],
        .opus: [960, 480, 120, 240, 1920, 2880],
    ]

    /// Takes the length of a frame that the first times show, if they are as equal as rounding allows.
    /// - Parameter first: the first frames of the track.
    mutating func measure(_ first: [MatroskaFrame], _ track: MatroskaTrack) throws(ContainerError) {
        guard !isVideo, let start = first.first, let last = first.last(where: { $0.place == 0 }) else { return }
        origin = start.time
        var known = Self.lengths[track.track.codec] ?? []
        if track.track.codec == .flac, let blocks = try? (track.codecPrivate.u16(8), track.codecPrivate.u16(10)), blocks.0 == blocks.1 {
            known = [Int64(blocks.0)]
        }
        if let length = length(nanoseconds: track.defaultDuration), (1...Int64(UInt32.max)).contains(length), known.isEmpty {
            known = [length]
        }
        let count = Int64(first.lastIndex { $0.position == last.position } ?? 0)
        if count == 0 {
            frame = length(nanoseconds: track.defaultDuration).flatMap { known.contains($0) ? $0 : nil } ?? known.first ?? 0
            return
        }
        let span = try Checked.difference(try ticks(last.time), try ticks(start.time))
        let slack = (try ticks(1) + 1).magnitude
        for length in known where try Checked.difference(span, try Checked.product(length, count)).magnitude <= slack {
            frame = length
            return
        }
    }
}
