import CoreDomain
import DesignSystem
import Flow
public import LibraryDomain
public import StreamingDomain

extension WatchFeature.State {
    /// Whether the file plays in this browser; nil until it is loaded. A browser that was not asked is assumed to be current.
    public var decision: PlaybackDecision? {
        content.content.map { decision(for: $0.file) }
    }

    func decision(for file: MediaFile) -> PlaybackDecision {
        .decide(PlayableMedia(file.media), capabilities ?? .presumed)
    }

    /// Whether the player is shown: the file plays, or the viewer wants to play the part that works.
    public var showsPlayer: Bool {
        switch decision {
        case .direct: true
        case .cannotPlay(let refusal):
            wish.anyway && refusal.remedies.contains { $0 == .watchWithoutSound || $0 == .listenWithoutPicture }
        case nil: false
        }
    }

    /// The next episode, or the next part of the movie.
    var next: WatchNext? { content.content?.next }
}

extension PlayableMedia {
    /// The facts of the library that the decision needs.
    public init(_ facts: MediaFacts) {
        self.init(
            container: facts.container,
            video: facts.video.map { Video(codec: $0.codec, codecString: $0.codecString, range: $0.range) },
            audio: facts.audio.map {
                Audio(
                    codec: $0.codec, codecString: $0.codecString, label: $0.name ?? LanguageText.name($0.language),
                    isDefault: $0.isDefault)
            })
    }
}

extension Watchable {
    private var root: String { "/media/\(file.id)" }

    /// The file itself, in ranges.
    public var source: String { "\(root)/original?c=\(capability)" }

    /// The same, as a download.
    public var download: String { "\(root)/download?c=\(capability)" }

    func subtitle(_ address: SubtitleAddress) -> String { "\(root)/subtitles/\(address).vtt?c=\(capability)" }
}
