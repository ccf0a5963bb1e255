/// One run of an encoder, and how its output becomes segments.
public struct EncodedRun: Hashable, Sendable {
    public var job: EncodingJob
    public var assembly: SegmentAssembly
    /// The number after the last segment that this run makes.
    public var limit: Int
    /// Whether it makes the movie's last segment. Only then the end of the encoder is the end of a segment.
    public var isLast: Bool
}

/// How segments are made of what an encoder delivers.
public struct SegmentAssembly: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// - Parameter origin: the encoder's time 0 on the timeline of the movie, in seconds.
        case video(origin: Double)
        /// - Parameter firstFrame: the number of the first frame that the encoder delivers (`AudioFrames`); −1 is the one that it adds before
        ///   the start of the movie.
        case audio(firstFrame: Int)
    }

    public var kind: Kind
    /// The number of the first segment.
    public var first: Int
    /// The starts of the segments from `first` on, in seconds.
    public var starts: [Double]
    /// The end of the movie in seconds.
    public var end: Double
}

extension EncodedMovie {
    /// A run that begins with a segment; nil if there is no such segment or rendition.
    public func run(of rendition: RenditionID, from segment: Int) -> EncodedRun? {
        guard starts.indices.contains(segment), let output = output(of: rendition) else { return nil }
        let following = starts[segment...], limit = min(starts.count, segment + Self.longestRun)
        let start: Double, kind: SegmentAssembly.Kind
        switch output {
        case .video:
            start = starts[segment]
            kind = .video(origin: start)
        case .audio:
            let frame = max(0, AudioFrames.first(at: starts[segment]) - AudioFrames.lead)
            start = AudioFrames.start(of: frame)
            // The encoder adds one frame of its own before the sound that it is given.
            kind = .audio(firstFrame: frame - 1)
        }
        var boundaries = Array(following.dropFirst().prefix(Self.longestRun))
        // Sound that ends before the pictures is filled up to the end of the last segment.
        if case .audio = output, limit == starts.count, end > start { boundaries.append(end) }
        let job = EncodingJob(path: path, output: output, start: start, hasFileTimes: hasFileTimes, boundaries: boundaries)
        let assembly = SegmentAssembly(kind: kind, first: segment, starts: Array(following), end: end)
        return EncodedRun(job: job, assembly: assembly, limit: limit, isLast: limit == starts.count)
    }
}
