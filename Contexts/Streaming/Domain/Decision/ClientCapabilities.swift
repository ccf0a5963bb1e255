/// The formats that a browser can decode, as it reports them.
public struct ClientCapabilities: Hashable, Sendable {
    public var answers: Set<Probe>
    /// Exact codec strings that the browser refused although it decodes their family: `avc1.640034`.
    public var refused: Set<String>

    public init(_ answers: Set<Probe>, refused: Set<String> = []) {
        self.answers = answers
        self.refused = refused
    }

    /// The formats that every current browser decodes; used until the browser has reported its own. It may run no scripts, and so has no
    /// MediaSource; current browsers play HLS without a script, except Firefox.
    public static let presumed = ClientCapabilities([
        .mp4, .matroska, .webm, .h264, .vp8, .vp9, .vp9high, .av1, .av1high, .aac, .heaac, .heaac2, .mp3, .opus, .vorbis, .flac,
        .pcm, .hls,
    ])

    /// A player of playlists of which nothing is known (ffmpeg, VLC, AirPlay): it decodes everything that segments can hold. It gets no file as
    /// it is, because it asked for a playlist.
    public static let any = ClientCapabilities([
        .h264, .h264high10, .h264high422, .h264high444, .hevc, .hevc10, .dolbyvision, .vp9, .vp9high, .av1, .av1high, .aac, .heaac,
        .heaac2, .mp3, .opus, .flac, .ac3, .eac3, .hls,
    ])

    /// Everything that one browser or another decodes. A MediaSource only adds restrictions.
    static let widest = ClientCapabilities(Set(Probe.allCases).subtracting([.mse]))

    /// Whether it plays segments, by our script or by itself.
    var takesSegments: Bool { answers.contains(.mse) || answers.contains(.hls) }

    public func decodes(_ track: PlayableMedia.Video) -> Bool {
        guard let probe = Probe.video(track), answers.contains(probe) else { return false }
        return !isRefused(track.codecString)
    }

    public func decodes(_ track: PlayableMedia.Audio) -> Bool {
        guard let probe = Probe.audio(track), answers.contains(probe) else { return false }
        return !isRefused(track.codecString)
    }

    public func opens(container: String) -> Bool { Probe.container(container).map(answers.contains) ?? false }

    private func isRefused(_ exact: String?) -> Bool { exact.map { refused.contains($0.lowercased()) } ?? false }
}

extension ClientCapabilities {
    /// The cookie that the player sets.
    public static let cookie = "popcorn-caps"
    private static let version = "v1"
    private static let longest = 2048

    /// The cookie's form: `v1+mp4+h264+aac~avc1.640034`. Nil for another version, or for any other text.
    public init?(cookie text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        let halves = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        let names = halves[0].split(separator: "+")
        guard names.first == Self.version[...] else { return nil }
        self.init(
            Set(names.dropFirst().compactMap { Probe(rawValue: String($0)) }),
            refused: halves.count < 2 ? [] : Set(halves[1].split(separator: "+").prefix(32).map { $0.lowercased() }))
    }

    /// The answer among the cookies of a browser, by name; nil before the browser has answered.
    public init?(cookies: [String: String]) {
        guard let text = cookies[Self.cookie] else { return nil }
        self.init(cookie: text)
    }

    public var cookieValue: String {
        let head = ([Self.version] + answers.map(\.rawValue).sorted()).joined(separator: "+")
        return refused.isEmpty ? head : head + "~" + refused.sorted().joined(separator: "+")
    }
}
