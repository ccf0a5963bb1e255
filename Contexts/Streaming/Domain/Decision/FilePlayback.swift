/// A file that a browser plays as it is. Browsers fail without an error: Chromium 156 plays HEVC, MPEG-4 and Theora as sound without a
/// picture, and AC-3, E-AC-3, DTS, TrueHD and ALAC as a picture without sound (measured), so unsupported tracks must be known in advance.
struct FilePlayback {
    let media: PlayableMedia
    let client: ClientCapabilities
    /// The picture that is seen; nil for sound alone.
    let seen: PlayableMedia.Video?
    /// The place in the file of the sound track that is heard; nil for silence.
    let heard: Int?

    /// Nil if the browser does not open the file, or plays only a part of it.
    init?(_ media: PlayableMedia, _ client: ClientCapabilities) {
        guard client.opens(container: media.container) else { return nil }
        self.media = media
        self.client = client
        seen = media.video.first(where: client.decodes)
        heard = Self.audioTrack(media, client)
        if seen == nil, !media.video.isEmpty { return nil }
        if heard == nil, !media.audio.isEmpty { return nil }
    }

    /// The sound track that plays: the first one that the browser decodes. Chromium ignores Matroska's default mark, but in MP4 a track that
    /// is not enabled does not count, so there may be silence although another track is supported (measured).
    static func audioTrack(_ media: PlayableMedia, _ client: ClientCapabilities) -> Int? {
        let onlyEnabled = Probe.container(media.container) == .mp4 && media.audio.contains(where: \.isDefault)
        return media.audio.firstIndex { client.decodes($0) && ($0.isDefault || !onlyEnabled) }
    }

    var plan: PlaybackPlan {
        let decoded = media.audio.indices.filter { client.decodes(media.audio[$0]) }
        return PlaybackPlan(
            method: .direct, delivery: .file, reason: reason, notes: notes, pictures: seen == nil ? [] : [.original],
            sounds: decoded.map { PlaybackPlan.Sound(media.audio[$0], at: $0, isConverted: false) },
            startsWith: heard.flatMap(decoded.firstIndex), expectsPicture: seen != nil)
    }
}

extension PlaybackPlan.Sound {
    init(_ track: PlayableMedia.Audio, at index: Int, isConverted: Bool) {
        self.init(track: track.number, index: index, isConverted: isConverted, label: track.label, language: track.language)
    }
}
