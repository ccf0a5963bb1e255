import CoreDomain
import DesignSystem
import Flow
public import LibraryDomain
public import StreamingDomain

extension WatchFeature.State {
    /// How the file plays in this browser; nil until it is loaded. A browser that was not asked is assumed to be current.
    public var decision: PlaybackDecision? {
        content.content.map { decision(for: $0.file) }
    }

    func decision(for file: MediaFile) -> PlaybackDecision {
        let opened = content.content.flatMap { $0.file.id == file.id ? $0.media : nil }
        let abilities = content.content?.abilities ?? ServerAbilities(canConvert: false)
        return .decide(opened ?? PlayableMedia(file.media), capabilities ?? .presumed, abilities)
    }

    /// Whether the player is shown: the file plays, or the viewer wants to play the part that works.
    public var showsPlayer: Bool {
        switch decision {
        case .play: true
        case .cannotPlay(let refusal):
            wish.anyway && refusal.remedies.contains { $0 == .watchWithoutSound || $0 == .listenWithoutPicture }
        case nil: false
        }
    }

    /// The next episode, or the next part of the movie, if it plays in this browser.
    var next: WatchNext? { content.content?.next?.playing(in: capabilities) }
}

extension PlayableMedia {
    /// The facts of the library that the decision needs.
    public init(_ facts: MediaFacts) {
        self.init(
            container: facts.container, duration: facts.duration, bitRate: facts.bitRate, longestSegment: facts.longestSegment,
            video: facts.video.map {
                Video(
                    number: $0.number, codec: $0.codec, codecString: $0.codecString, width: $0.width, height: $0.height, range: $0.range)
            },
            audio: facts.audio.map {
                Audio(
                    number: $0.number, codec: $0.codec, codecString: $0.codecString, language: $0.language,
                    label: $0.name ?? LanguageText.name($0.language), channels: $0.channels, isDefault: $0.isDefault,
                    isCommentary: $0.isCommentary || $0.isDescriptive)
            })
    }
}
