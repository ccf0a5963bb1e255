extension PlaybackDecision {
    /// Decides for a file, a browser and a server. Pages, the API and playlists all ask here.
    public static func decide(_ media: PlayableMedia, _ client: ClientCapabilities, _ server: ServerAbilities) -> PlaybackDecision {
        if media.video.isEmpty && media.audio.isEmpty { return .cannotPlay(.nothingInside) }
        let file = FilePlayback(media, client)
        let segments = SegmentPlayback(media, client, server)
        switch (file, segments) {
        case (let file?, let segments?): return .play(prefersFile(file, segments, server) ? file.plan : segments.plan)
        case (let file?, nil): return .play(file.plan)
        case (nil, let segments?): return .play(segments.plan)
        case (nil, nil): return .cannotPlay(refusal(media, client, server))
        }
    }

    /// Chooses where a browser plays the file as it is and takes segments, too. Only segments can change the quality on a slow network, and
    /// only in segments every browser can choose the sound. The file costs the server less.
    private static func prefersFile(_ file: FilePlayback, _ segments: SegmentPlayback, _ server: ServerAbilities) -> Bool {
        let media = file.media
        if file.heard != segments.heard { return file.heard == media.audio.firstChoice }
        // Sound alone is small, and no picture is encoded that plays as it is.
        if media.video.isEmpty || segments.mustEncodePicture { return true }
        if media.audio.count > 1 { return false }
        return !server.canConvert || !file.client.answers.contains(.mse)
    }

    private static func refusal(_ media: PlayableMedia, _ client: ClientCapabilities, _ server: ServerAbilities) -> Refusal {
        let opens = client.opens(container: media.container)
        let converts = server.canConvert && client.takesSegments
        let isSeen = media.video.contains(where: client.decodes)
        let isHeard = media.audio.contains(where: client.decodes)
        let isClosed = !converts && !opens && (media.obstacle == .container || !client.takesSegments)
        var refusal =
            if isClosed {
                Refusal.container(media.container)
            } else if let first = media.video.first, !isSeen, !converts || Unconvertible.contains(first) {
                Refusal.picture(first.codec, hasSound: opens && FilePlayback.audioTrack(media, client) != nil)
            } else if let first = media.audio.first, converts ? media.audio.allSatisfy(Unconvertible.contains) : opens || !isHeard {
                Refusal.sound(first.codec, hasPicture: opens && isSeen)
            } else {
                Refusal.container(media.container)
            }
        if converts {
            refusal.detail += " Popcorn can’t convert this format."
        } else if !server.canConvert, decide(media, client, ServerAbilities(canConvert: true)).plays {
            refusal.detail += " If ffmpeg were installed on the server, Popcorn could convert this movie."
        }
        return refusal
    }
}

extension PlaybackPlan {
    /// The plan of a file in segments, for whoever asks for its playlist: also where a page would prefer the file as it is. Nil if nothing of it can be
    /// put into segments.
    /// - Parameter client: nil for a player of which nothing is known.
    public init?(segmentsOf media: PlayableMedia, for client: ClientCapabilities?, _ server: ServerAbilities) {
        var client = client ?? .any
        if !client.takesSegments { client = .any }
        guard let found = SegmentPlayback(media, client, server)?.plan ?? SegmentPlayback(media, .any, server)?.plan else { return nil }
        self = found
    }
}

extension PlayableMedia {
    /// Whether a playlist of the file has anything that plays.
    public func isStreamable(by server: ServerAbilities) -> Bool { SegmentPlayback(self, .any, server) != nil }
}
