import CoreDomain
import DesignSystem
import Flow
public import HTML
import Screens
import StreamingDomain
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
                SeasonPage(content: content, theme: content.theme ?? state.theme.colour, browser: state.capabilities)
            }
        }
    }
}

struct SeasonPage: HTML {
    let content: SeasonContent
    let theme: String?
    var browser: ClientCapabilities?

    private var season: SeasonSummary { content.season.summary }
    private var show: SeriesSummary { content.series.summary }

    var body: some HTML {
        // Each once: of the row, of the button, and of the question to the browser.
        let choices = content.episodes.map { $0.choice(for: browser) }
        Tinted(theme: theme) {
            DetailsHeader(
                kicker: show.title, kickerPath: "/series/\(show.id)", title: season.title, meta: content.facts,
                overview: season.overview ?? content.series.overview, poster: .poster(content.poster, of: show.id),
                backdrop: .backdrop(content.wide, of: show.id)
            ) {
                SeasonActions(content: content, browser: browser)
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
                        ForEach(zip(content.episodes, choices)) { SeasonEpisodeRow(item: $0, choice: $1, today: content.today) }
                    }
                }
            }
            if choices.contains(where: { $0?.asksBrowser == true }) { CapabilityCheck(known: browser?.cookieValue ?? "") }
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
    let browser: ClientCapabilities?

    var body: some HTML {
        if let next = content.next, let choice = next.choice(for: browser) {
            NextEpisodePlay(item: next, choice: choice)
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
    let choice: PlaybackChoice?
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
            // Its own page says why one does not play.
            if let choice, choice.plays { IconLink(.play, label: SeriesWords.playTitle(episode.title), path: choice.file.path) }
        }
    }
}
