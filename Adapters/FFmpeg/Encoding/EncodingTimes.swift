import CoreDomain
import StreamingDomain

/// The times of one run in microseconds, which is ffmpeg's own unit.
struct EncodingTimes: Hashable, Sendable {
    /// The most keyframes on one command line: a word of it has at most 128 KiB.
    static let mostKeyframes = 7_000

    /// Where reading starts.
    let seek: Int
    /// Whole seconds between there and the first time that is wanted.
    let preroll: Int
    /// Whether `seek` is a time of the file, or counts from its first time.
    let hasFileTimes: Bool
    /// After the first time that is wanted, each a little before the picture itself.
    let keyframes: [Int]
    /// The length of the run, if it does not go to the end of the movie.
    let length: Int?
    /// The length that sound has at least: silence follows where it ends before the pictures.
    let least: Int

    init(_ job: EncodingJob) {
        let start = Self.microseconds(job.start)
        // Pictures of indexed containers begin exactly at a keyframe. Elsewhere ffmpeg enters the stream anywhere near, and pictures come from the
        // next keyframe on. Sound needs packets that are stored before the pictures of their time, and some for its decoder to be exact.
        let wanted =
            switch (job.output, job.hasFileTimes) {
            case (.video, true): 0
            case (.audio, true): 1
            case (_, false): 10
            }
        // Whole seconds are exact in every clock of a stream.
        preroll = min(wanted, start / 1_000_000)
        seek = start - preroll * 1_000_000
        hasFileTimes = job.hasFileTimes
        let later = job.boundaries.map(Self.microseconds).filter { $0 > start }.map { $0 - start - Self.margin }
        keyframes = Array(later.prefix(Self.mostKeyframes))
        length = later.count > Self.mostKeyframes ? later[Self.mostKeyframes] : nil
        least = (later.last ?? 0) + 2 * Self.margin
    }

    /// A picture is at its boundary even if a clock has rounded it down. No two pictures are that close.
    private static let margin = 1_000

    /// Rounded down, so that a picture exactly at that time is never before it.
    static func microseconds(_ seconds: Double) -> Int {
        guard seconds.isFinite else { return 0 }
        return Int(clamped: (min(max(seconds, 0), 1e8) * 1e6 + 0.01).rounded(.down))
    }
}
