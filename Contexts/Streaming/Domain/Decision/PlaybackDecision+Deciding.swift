extension PlaybackDecision {
    /// Decides for a file and a browser. Browsers fail without an error: Chromium 156 plays HEVC, MPEG-4 and Theora as sound
    /// without a picture, and AC-3, E-AC-3, DTS, TrueHD and ALAC as a picture without sound (measured), so unsupported
    /// tracks must be known in advance.
    public static func decide(_ media: PlayableMedia, _ client: ClientCapabilities) -> PlaybackDecision {
        if media.video.isEmpty && media.audio.isEmpty { return .cannotPlay(.nothingInside) }
        guard client.opens(container: media.container) else { return .cannotPlay(.container(media.container)) }
        let audioTrack = Self.audioTrack(media, client)
        let seen = media.video.first(where: client.decodes)
        if let first = media.video.first, seen == nil { return .cannotPlay(.picture(first.codec, hasSound: audioTrack != nil)) }
        if let first = media.audio.first, audioTrack == nil { return .cannotPlay(.sound(first.codec, hasPicture: seen != nil)) }
        return .direct(
            Direct(
                reason: reason(media, seen, audioTrack.map { media.audio[$0] }),
                notes: notes(media, seen, audioTrack), audioTrack: audioTrack, expectsPicture: seen != nil))
    }

    /// The sound track that plays: the first one that the browser decodes. Chromium ignores Matroska's default mark, but in MP4 a track that
    /// is not enabled does not count, so there may be silence although another track is supported (measured).
    static func audioTrack(_ media: PlayableMedia, _ client: ClientCapabilities) -> Int? {
        let onlyEnabled = Probe.container(media.container) == .mp4 && media.audio.contains(where: \.isDefault)
        return media.audio.firstIndex { client.decodes($0) && ($0.isDefault || !onlyEnabled) }
    }

    private static func reason(_ media: PlayableMedia, _ seen: PlayableMedia.Video?, _ audioTrack: PlayableMedia.Audio?) -> String {
        let tracks = [seen.map { MediaWords.video($0.codec) }, audioTrack.map { MediaWords.audio($0.codec) }].compactMap(\.self)
        return "\(tracks.joined(separator: " and ")) in \(MediaWords.container(media.container)): your browser plays it directly."
    }

    private static func notes(_ media: PlayableMedia, _ seen: PlayableMedia.Video?, _ audioTrack: Int?) -> [String] {
        var notes: [String] = []
        if let audioTrack, media.audio.count > 1 {
            let name = media.audio[audioTrack].label.map { ", \($0)" } ?? ""
            notes.append(
                """
                This file has \(media.audio.count) audio tracks. Your browser plays track \(audioTrack + 1)\(name), \
                and may not let you choose another.
                """)
        }
        if seen == nil { notes.append("This file has sound but no picture.") }
        if media.audio.isEmpty { notes.append("This file has no sound.") }
        if let range = seen?.range, range == "PQ" || range == "HLG" {
            notes.append("This movie is in HDR. Screens without HDR show adjusted colours.")
        }
        return notes
    }
}
