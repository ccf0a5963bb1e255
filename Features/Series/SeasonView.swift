import CoreDomain
import DesignSystem
import Flow
public import HTML
import Screens
import TVSeriesDomain
import ViewingDomain

/// A season's page.
public struct SeasonView: HTML {
    let state: SeasonFeature.State

    public init(_ state: SeasonFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-details"), .region("season")) {
            switch state.content {
            case .initial, .loading:
                SkeletonDetails()
            case .error(let error):
                PageError(error, retry: SeasonFeature.Intent.retry, of: state.series, mayBrowse: state.mayBrowse)
            case .ready(let content):
                SeasonPage(content: content, theme: content.theme ?? state.theme.colour)
            }
        }
    }
}

struct SeasonPage: HTML {
    let content: SeasonContent
    let theme: String?

    private var season: SeasonSummary { content.season.summary }
    private var show: SeriesSummary { content.series.summary }

    var body: some HTML {
        Tinted(theme: theme) {
            DetailsHeader(
                kicker: show.title, kickerPath: "/series/\(show.id)", title: season.title, meta: content.facts,
                overview: season.overview ?? content.series.overview, poster: .poster(content.poster, of: show.id),
                backdrop: .backdrop(content.wide, of: show.id)
            ) {
                SeasonActions(content: content)
            } extra: {
                SeasonChips(series: content.series, current: season.number)
            }
            Section(SeriesWords.episodes) {
                if content.episodes.isEmpty, content.service == .asking {
                    SkeletonText(lines: 4)
                } else if content.episodes.isEmpty {
                    UnknownEpisodes(service: content.service)
                } else {
                    MediaList(key: "episodes") {
                        ForEach(content.episodes) { SeasonEpisodeRow(item: $0, today: content.today) }
                    }
                }
            }
        }
    }
}

/// Says that nobody has named the episodes of the season yet, and what helps.
struct UnknownEpisodes: HTML {
    let service: EpisodeService

    var body: some HTML {
        p(.class("quiet")) {
            SeriesWords.unknownEpisodes
            switch service {
            case .unasked, .asking, .answering: EmptyHTML()
            case .unconnected:
                SeriesWords.toSeeThem
                a(.href("/settings")) { SeriesWords.connect }
                "."
            case .away: SeriesWords.serviceAway
            case .refusing: SeriesWords.serviceRefuses
            }
        }
    }
}

struct SeasonActions: HTML {
    let content: SeasonContent

    var body: some HTML {
        if let next = content.next, let file = next.file {
            LinkButton(next.playLabel, icon: .play, kind: .primary, path: "/watch/\(file)", .id("play"))
        } else if content.episodes.contains(where: { $0.episode.missingSince != nil }) {
            p(.class("quiet")) { SeriesWords.seasonUnavailable }
        } else {
            p(.class("quiet")) { SeriesWords.seasonNotOwned }
        }
        MissingPart(.marks, of: content.missing)
    }
}

/// Links to the other seasons.
struct SeasonChips: HTML {
    let series: Series
    let current: Int

    var body: some HTML {
        if series.seasons.count > 1 {
            ChipLine(SeriesWords.seasons) {
                ForEach(series.seasons) { season in
                    Chip(season.title, path: "/series/\(series.id)/seasons/\(season.number)", isCurrent: season.number == current)
                }
            }
        }
    }
}

struct SeasonEpisodeRow: HTML {
    let item: EpisodeItem
    let today: String

    private var episode: Episode { item.episode }
    private var aired: String { episode.aired.map { DateText.aired($0, today: today) } ?? "" }

    var body: some HTML {
        EpisodeRow(
            key: "episode-\(episode.number)", number: episode.number, title: episode.title,
            note: MetaText.joined([aired, RuntimeText.short(minutes: episode.runtimeMinutes) ?? ""]),
            overview: episode.overview,
            path: episode.reference.path, artwork: .backdrop(episode.still, of: episode.series),
            progress: item.progress.flatMap { $0.isBegun ? $0.fraction : nil }, isWatched: item.progress?.isFinished == true
        ) {
            if let file = item.file { IconLink(.play, label: SeriesWords.playTitle(episode.title), path: "/watch/\(file)") }
        }
    }
}
