import StreamingDomain

extension PlayableMedia {
    /// A movie in 1080p with a keyframe every few seconds. Tracks are numbered from 1, pictures first.
    static func sample(
        _ container: String, _ video: [String], _ audio: [String] = [], tracks: [Audio]? = nil, codecString: String? = nil,
        size: (width: Int, height: Int) = (1920, 1080), range: String? = nil, bitRate: Int? = nil, longestSegment: Double? = 6
    ) -> PlayableMedia {
        PlayableMedia(
            container: container, duration: 5400, bitRate: bitRate, longestSegment: longestSegment,
            video: video.enumerated().map {
                .init(
                    number: $0 + 1, codec: $1, codecString: codecString, width: size.width, height: size.height, range: range)
            }, audio: tracks ?? audio.enumerated().map { .init(number: video.count + $0 + 1, codec: $1) })
    }
}

extension ClientCapabilities {
    /// What Chromium 156 answered when it was asked.
    static let chromium = ClientCapabilities([
        .mp4, .matroska, .webm, .ogg, .h264, .h264high10, .h264high422, .h264high444, .vp8, .vp9, .vp9high, .av1, .av1high, .aac,
        .heaac, .heaac2, .mp3, .opus, .vorbis, .flac, .pcm, .hls, .mse,
    ])
    static let safari = ClientCapabilities([
        .mp4, .webm, .h264, .hevc, .hevc10, .vp9, .aac, .heaac, .heaac2, .mp3, .ac3, .eac3, .alac, .flac, .opus, .hls, .mse,
    ])
    static let firefox = ClientCapabilities([
        .mp4, .webm, .ogg, .h264, .vp8, .vp9, .vp9high, .av1, .av1high, .aac, .heaac, .mp3, .opus, .vorbis, .flac, .pcm, .mse,
    ])
}
