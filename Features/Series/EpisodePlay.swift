import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import StreamingDomain
import TVSeriesDomain
import ViewingDomain

extension EpisodeItem {
    /// The file that plays it in this browser; nil if none is available.
    func choice(for browser: ClientCapabilities?) -> PlaybackChoice? {
        files.first.map { PlaybackChoice($0, or: Array(files.dropFirst()), for: browser) }
    }
}

extension EpisodeContent {
    /// The first choice of the main button. Its position is that of the episode.
    var main: EpisodeFile? { files.first { !$0.isExtra && $0.isAvailable } }

    /// What the main button plays; nil if no file is available.
    func choice(for browser: ClientCapabilities?) -> PlaybackChoice? {
        main.map { PlaybackChoice(main: $0, among: files, for: browser) }
    }
}

extension CannotPlayNote {
    /// With the remedies that apply.
    init(_ choice: PlaybackChoice, _ refusal: PlaybackDecision.Refusal) {
        self.init(
            refusal.reason, advice: refusal.advice, download: choice.download, withoutSound: choice.pathWithoutSound,
            withoutPicture: choice.pathWithoutPicture)
    }
}

/// On the page of a series or a season: the button for the next episode, or why it does not play.
struct NextEpisodePlay: HTML {
    let item: EpisodeItem
    let choice: PlaybackChoice

    var body: some HTML {
        if let refusal = choice.refusal {
            CannotPlayNote(choice, refusal)
            LinkButton(SeriesWords.about(item.name), path: item.episode.reference.path)
        } else {
            LinkButton(item.playLabel, icon: .play, kind: .primary, path: choice.file.path, .id("play"))
        }
    }
}

extension EpisodeItem {
    /// "S1 E2".
    fileprivate var name: String { "S\(episode.season) E\(episode.number)" }

    /// "Play S1 E2", or "Resume S1 E2 at 12:10".
    var playLabel: String {
        if let progress, progress.isBegun { return SeriesWords.resume(name, at: progress.position) }
        return SeriesWords.play(name)
    }
}

/// The main button of an episode's page, or why it is not there.
struct EpisodePlay: HTML {
    let content: EpisodeContent
    let choice: PlaybackChoice?

    var body: some HTML {
        if let played = choice?.played(among: content.files) {
            let path = played.offered.path
            if let progress = played.progress, progress.isBegun {
                LinkButton(SeriesWords.resume(at: progress.position), icon: .play, kind: .primary, path: path, .id("play"))
                LinkButton(SeriesWords.startOver, icon: .retry, path: "\(path)?from=start")
            } else {
                LinkButton(SeriesWords.play, icon: .play, kind: .primary, path: path, .id("play"))
            }
        } else if let choice, let refusal = choice.refusal {
            CannotPlayNote(choice, refusal)
        } else if content.episode.missingSince != nil || !content.files.isEmpty {
            p(.class("quiet")) { content.isRemoved ? SeriesWords.episodeRemoved : SeriesWords.episodeUnavailable }
        } else {
            p(.class("quiet")) { SeriesWords.episodeNotOwned }
        }
    }
}
