import CoreDomain
import DesignSystem
import Flow
public import HTML
import TVSeriesDomain
import ViewingDomain

/// A season's page.
public struct SeasonView: HTML {
    let state: SeasonFeature.State

    public init(_ state: SeasonFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen"), .region("season")) {
            switch state.content {
            case .initial, .loading:
                SkeletonText(lines: 8)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .page) {
                    IntentForm(SeasonFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let content):
                ScreenTitle(content.season.summary.title, kicker: content.season.seriesTitle, kickerPath: "/series/\(content.series)")
                MediaList(key: "episodes") {
                    ForEach(content.episodes) { SeasonEpisodeRow(item: $0) }
                }
            }
        }
    }
}

struct SeasonEpisodeRow: HTML {
    let item: EpisodeItem

    private var episode: Episode { item.episode }

    var body: some HTML {
        EpisodeRow(
            key: "episode-\(episode.number)", number: episode.number, title: episode.title,
            note: MetaText.joined([episode.aired.map(DateText.written) ?? "", RuntimeText.short(minutes: episode.runtimeMinutes) ?? ""]),
            overview: episode.overview,
            path: episode.reference.path, artwork: .backdrop(episode.still, of: episode.series),
            progress: item.progress.flatMap { $0.isBegun ? $0.fraction : nil }, isWatched: item.progress?.isFinished == true
        ) {
            if let file = item.file { IconLink(.play, label: "Play “\(episode.title)”", path: "/watch/\(file)") }
        }
    }
}
