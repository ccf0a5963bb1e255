/// A file that is sent in segments, with its picture and sound as they are wherever the browser takes them.
struct SegmentPlayback {
    let media: PlayableMedia
    let client: ClientCapabilities
    let obstacle: PlayableMedia.Obstacle?
    let pictures: [PlaybackPlan.Picture]
    let sounds: [PlaybackPlan.Sound]
    let startsWith: Int?

    /// Nil if the browser takes no segments, or if its picture or all of its sound can neither be sent as it is nor be converted.
    init?(_ media: PlayableMedia, _ client: ClientCapabilities, _ server: ServerAbilities) {
        guard client.takesSegments else { return nil }
        let obstacle = media.obstacle
        self.media = media
        self.client = client
        self.obstacle = obstacle
        // Segments are cut at the keyframes of the first picture.
        pictures = media.video.first.map { Self.pictures($0, client, server, obstacle, bitRate: media.bitRate) } ?? []
        // Without a usable index all tracks are cut at times of our own, which only an encoder can do.
        sounds = media.audio.enumerated().compactMap { place, track in
            if obstacle == nil, TrackObstacle(track, client) == nil { return .init(track, at: place, isConverted: false) }
            return server.canConvert && !Unconvertible.contains(track) ? .init(track, at: place, isConverted: true) : nil
        }
        startsWith = sounds.map { media.audio[$0.index] }.firstChoice
        if pictures.isEmpty, !media.video.isEmpty { return nil }
        if sounds.isEmpty, !media.audio.isEmpty { return nil }
    }

    private static func pictures(
        _ track: PlayableMedia.Video, _ client: ClientCapabilities, _ server: ServerAbilities, _ obstacle: PlayableMedia.Obstacle?,
        bitRate: Int?
    ) -> [PlaybackPlan.Picture] {
        let isOriginal = obstacle == nil && TrackObstacle(track, client) == nil
        guard server.canConvert, !Unconvertible.contains(track) else { return isOriginal ? [.original] : [] }
        let rungs =
            if isOriginal {
                // A smaller picture with a higher bit rate is no use.
                Rung.allCases.filter { $0.rawValue < track.lines && $0.bitRate <= bitRate ?? .max }
            } else {
                // A picture that was cropped by up to a twelfth still fills the rung. There is always one.
                Rung.allCases.filter { $0.isUseful(for: track) }
            }
        return (isOriginal ? [.original] : []) + rungs.sorted(by: >).map { .encoded($0) }
    }

    /// Whether there is a picture that is shown only after a conversion.
    var mustEncodePicture: Bool { !pictures.isEmpty && !pictures.contains(.original) }

    /// The place in the file of the sound track that plays first; nil for silence.
    var heard: Int? { startsWith.map { sounds[$0].index } }

    var method: PlaybackPlan.Method {
        if mustEncodePicture { return .transcodeVideo }
        return startsWith.map { sounds[$0].isConverted } == true ? .transcodeAudio : .remux
    }

    var plan: PlaybackPlan {
        PlaybackPlan(
            method: method, delivery: .segments, reason: reason, advice: advice, notes: notes, pictures: pictures, sounds: sounds,
            startsWith: startsWith, expectsPicture: !pictures.isEmpty)
    }
}

extension Rung {
    /// Whether a picture has enough lines for it. There is always one.
    public func isUseful(for track: PlayableMedia.Video) -> Bool { self == .p240 || rawValue - rawValue / 12 <= track.lines }
}
