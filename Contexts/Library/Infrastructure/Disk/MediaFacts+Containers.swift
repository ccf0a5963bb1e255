import Containers
import LibraryDomain

extension MediaFacts {
    init(_ media: MediaDescription) {
        self.init(
            container: media.container.rawValue, duration: media.duration, bitRate: media.bitRate,
            longestSegment: media.keyframes.flatMap { $0.isEmpty ? nil : SegmentPlan(keyframes: $0, duration: media.duration).longest },
            video: media.tracks(of: .video).map(VideoTrack.init), audio: media.tracks(of: .audio).map(AudioTrack.init),
            subtitles: media.tracks(of: .subtitle).map(SubtitleTrack.init),
            chapters: media.chapters.enumerated().map { index, chapter in
                LibraryDomain.Chapter(start: chapter.start, title: chapter.title ?? "Chapter \(index + 1)")
            })
    }
}

extension VideoTrack {
    init(_ track: Track) {
        self.init(
            number: track.number, codec: track.codec.rawValue, codecString: track.codecString,
            width: track.displayWidth ?? track.width ?? 0, height: track.displayHeight ?? track.height ?? 0, rotation: track.rotation,
            frameRate: track.frameRate, range: track.transfer?.rawValue, hdr: (track.hdr?.rawValue).flatMap(HDR.init))
    }
}

extension AudioTrack {
    init(_ track: Track) {
        self.init(
            number: track.number, codec: track.codec.rawValue, codecString: track.codecString, language: track.language, name: track.name,
            channels: track.channels, sampleRate: track.sampleRate, isDefault: track.isDefault, isCommentary: track.isCommentary,
            isDescriptive: track.isVisualImpaired)
    }
}

extension SubtitleTrack {
    init(_ track: Track) {
        self.init(
            number: track.number, codec: track.codec.rawValue, language: track.language, name: track.name, isDefault: track.isDefault,
            isForced: track.isForced, isForHardOfHearing: track.isHearingImpaired, isText: track.isTextSubtitle)
    }
}
