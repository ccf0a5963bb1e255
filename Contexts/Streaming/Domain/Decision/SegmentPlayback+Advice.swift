/// What would avoid a conversion.
extension SegmentPlayback {
    var advice: [String] { method == .remux ? [] : (browsers + [version]) }

    private var picture: TrackObstacle? { media.video.first.flatMap { TrackObstacle($0, client) } }
    private var sound: TrackObstacle? { heard.flatMap { TrackObstacle(media.audio[$0], client) } }

    /// Other browsers that decode what this one does not. None of them helps where the file cannot be cut.
    private var browsers: [String] {
        guard obstacle == nil else { return [] }
        var advice: [String] = []
        if picture == .undecodable, let track = media.video.first {
            if track.codec == "hevc", !track.isDolbyVision, !client.answers.contains(.hevc) {
                advice.append("Safari can decode HEVC, and so can Chrome and Edge on devices with an HEVC decoder.")
            }
            if track.codec == "av1", !client.answers.contains(.av1) {
                advice.append("Current versions of Chrome, Edge and Firefox can decode AV1.")
            }
        }
        if sound == .undecodable, let heard, ["ac3", "eac3"].contains(media.audio[heard].codec) {
            advice.append("Use a browser that plays Dolby Digital, such as Edge on Windows or Safari.")
        }
        return advice
    }

    /// "An MP4 or MKV version of this file with H.264 video would play without conversion."
    private var version: String {
        var parts: [String] = []
        if picture != nil { parts.append(videoThatPlays) }
        if sound != nil { parts.append(audioThatPlays) }
        // A version with another picture is a new file, whose index and keyframes are as they should be.
        if picture == nil, obstacle == .index { parts.append("an index") }
        if picture == nil, obstacle == .keyframes { parts.append("a keyframe every few seconds") }
        let isOther = obstacle == .container || obstacle == .index
        let head = isOther ? "An MP4 or MKV version of this file" : "A version of this file"
        let list =
            parts.count < 2
            ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
        return "\(head)\(list.isEmpty ? "" : " with \(list)") would play without conversion."
    }

    private var videoThatPlays: String {
        if picture == .openGroups { return "closed groups of pictures" }
        guard client.answers.contains(.h264) else { return client.answers.contains(.av1) ? "AV1 video" : "VP9 video" }
        return media.video.first?.codec == "h264" ? "H.264 video of a lower profile or level" : "H.264 video"
    }

    private var audioThatPlays: String {
        guard client.answers.contains(.aac) else { return "Opus sound" }
        return heard.map { media.audio[$0].codec } == "aac" ? "AAC-LC sound" : "AAC sound"
    }
}
