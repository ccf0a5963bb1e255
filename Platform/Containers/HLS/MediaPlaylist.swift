import CoreDomain

/// The segments of one rendition of a whole movie (draft-pantos-hls-rfc8216bis §4.4.3): `init.mp4`, and `0.m4s` and so on, beside the playlist.
public struct MediaPlaylist: Hashable, Sendable {
    /// The start of each segment in seconds, ascending, and the end of the last.
    public var starts: [Double]
    public var end: Double
    /// Whether each segment can be decoded without those before it.
    public var isIndependent: Bool
    /// A query that is added to each address, without its “?”.
    public var key: String?

    public init(starts: [Double], end: Double, isIndependent: Bool, key: String? = nil) {
        self.starts = starts
        self.end = end
        self.isIndependent = isIndependent
        self.key = key
    }

    /// UTF-8, ends with a line break.
    public var text: String {
        // `EXT-X-MAP` beside whole segments (§7).
        var list = SegmentList(durations: SegmentList.durations(starts, end: end), version: 6)
        list.isIndependent = isIndependent
        list.map = PlaylistLines.address("init.mp4", key: key)
        return list.text { PlaylistLines.address("\($0).m4s", key: key) }
    }
}

/// The keyframe at the start of each segment, as a small file: `0.m4s` and so on, beside the playlist (§4.4.3.6). Players show them while somebody
/// looks for a place.
public struct KeyframePlaylist: Hashable, Sendable {
    /// The start of each segment in seconds, ascending, and the end of the last.
    public var starts: [Double]
    public var end: Double
    /// The address of the initialisation segment of the same pictures.
    public var initAddress: String
    /// A query that is added to each address, without its “?”.
    public var key: String?

    public init(starts: [Double], end: Double, initAddress: String, key: String? = nil) {
        self.starts = starts
        self.end = end
        self.initAddress = initAddress
        self.key = key
    }

    /// UTF-8, ends with a line break.
    public var text: String {
        // `EXT-X-MAP` beside keyframes alone (§7).
        var list = SegmentList(durations: SegmentList.durations(starts, end: end), version: 5)
        list.isKeyframes = true
        list.map = PlaylistLines.address(initAddress, key: key)
        return list.text { PlaylistLines.address("\($0).m4s", key: key) }
    }
}

/// A whole WebVTT file as one segment. That is allowed, and the file exists anyway; players fetch subtitles early, and text is small.
public struct SubtitlePlaylist: Hashable, Sendable {
    /// The address of the file.
    public var address: String
    /// Seconds: the length of the movie.
    public var duration: Double
    /// A query that is added to the address, without its “?”.
    public var key: String?

    public init(address: String, duration: Double, key: String? = nil) {
        self.address = address
        self.duration = duration
        self.key = key
    }

    /// UTF-8, ends with a line break.
    public var text: String {
        // Lengths with a fraction (§7).
        SegmentList(durations: SegmentList.durations([0], end: duration), version: 3)
            .text { _ in PlaylistLines.address(address, key: key) }
    }
}

/// What the media playlists have in common.
struct SegmentList {
    /// Milliseconds.
    var durations: [Int64]
    var version: Int
    var isIndependent = false
    var isKeyframes = false
    /// The address of the initialisation segment.
    var map: String?

    /// The lengths of segments: the difference of rounded times, so that their sums never stray from the real times by more than a millisecond.
    /// None is 0, which players treat in various ways.
    static func durations(_ starts: [Double], end: Double) -> [Int64] {
        guard let first = starts.first else { return [] }
        func milliseconds(_ seconds: Double) -> Int64 { Int64(clamped: (min(max(0, seconds), 1e9) * 1000).rounded()) }
        var now = milliseconds(first)
        return (starts.dropFirst() + [end]).map { time in
            let next = max(now + 1, milliseconds(time))
            defer { now = next }
            return next - now
        }
    }

    func text(_ address: (Int) -> String) -> String {
        var lines = PlaylistLines(version: version)
        // No segment, rounded to whole seconds, is longer (§4.4.3.1).
        let target = durations.reduce(1) { max($0, ($1 + 500) / 1000) }
        lines.tag("EXT-X-TARGETDURATION", String(target))
        lines.tag("EXT-X-PLAYLIST-TYPE", "VOD")
        if isKeyframes { lines.tag("EXT-X-I-FRAMES-ONLY") }
        if isIndependent { lines.tag("EXT-X-INDEPENDENT-SEGMENTS") }
        if let map {
            var attributes = PlaylistAttributes()
            attributes.quoted("URI", map)
            lines.tag("EXT-X-MAP", attributes)
        }
        for (number, duration) in durations.enumerated() {
            lines.tag("EXTINF", PlaylistLines.decimal(thousandths: duration) + ",")
            lines.address(address(number))
        }
        lines.tag("EXT-X-ENDLIST")
        return lines.text
    }
}

extension SegmentPlan {
    /// The start of each segment in seconds, as playlists need them.
    public var startTimes: [Double] { (0..<count).map(start) }
}
