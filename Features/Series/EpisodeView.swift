import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import PeopleDomain
import Screens
import StreamingDomain
import TVSeriesDomain
import ViewingDomain

/// An episode's page.
public struct EpisodeView: HTML {
    let state: EpisodeFeature.State

    public init(_ state: EpisodeFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-details"), .region("episode")) {
            switch state.page.content {
            case .initial, .loading:
                SkeletonDetails()
            case .error(let error):
                PageError(error, retry: EpisodeFeature.Intent.retry, of: state.series, mayBrowse: state.mayBrowse)
            case .ready(let content):
                EpisodePage(content: content, theme: content.theme ?? state.theme.colour, browser: state.capabilities)
            }
        }
    }
}

struct EpisodePage: HTML {
    let content: EpisodeContent
    let theme: String?
    var browser: ClientCapabilities?

    private var episode: Episode { content.episode }
    private var isToCome: Bool { episode.aired.flatMap(CivilDay.number).map { $0 > CivilDay.number(content.today) ?? .max } ?? false }
    private var main: EpisodeFile? { content.main }
    private var choice: PlaybackChoice? { content.choice(for: browser) }

    var body: some HTML {
        Tinted(theme: theme) { page }
    }

    @HTMLBuilder private var page: some HTML {
        DetailsHeader(
            kicker: "\(content.seriesTitle) · \(content.seasonTitle)", kickerPath: "/series/\(episode.series)/seasons/\(episode.season)",
            title: EpisodeText.numbered(episode.number, name: episode.name),
            meta: [
                episode.aired.map { DateText.aired($0, today: content.today) }, RuntimeText.short(minutes: episode.runtimeMinutes),
                main?.progress?.isFinished == true ? SeriesWords.watched : nil,
            ].compactMap(\.self),
            overview: episode.overview,
            poster: .backdrop(episode.still, of: episode.series), posterShape: .wide,
            backdrop: .backdrop(episode.still, of: episode.series),
            progress: main?.progress.flatMap { $0.isBegun ? $0.fraction : nil }
        ) {
            EpisodeActions(content: content, choice: choice)
        } extra: {
            FactList([
                .init(SeriesWords.series, content.seriesTitle, path: "/series/\(episode.series)"),
                .init(SeriesWords.season, content.seasonTitle, path: "/series/\(episode.series)/seasons/\(episode.season)"),
                .init(isToCome ? SeriesWords.airs : SeriesWords.firstAired, episode.aired.map(DateText.written) ?? ""),
                fact(SeriesWords.directedBy, content.directors), fact(SeriesWords.writtenBy, content.writers),
                .init(SeriesWords.crew, content.guests.isEmpty && content.hasMoreCrew ? SeriesWords.wholeCrew : "", path: castPath),
            ])
        }
        if !content.guests.isEmpty {
            CastRow(
                "guests", title: SeriesWords.guests, path: hasMorePeople ? castPath : nil,
                members: content.guests.prefix(Self.shownGuests).map(CastRow.Member.init))
        }
        MissingPart(.cast, of: content.missing)
        EpisodeChapters(file: choice?.played(among: content.files)?.file)
        EpisodeNeighbour(SeriesWords.nextEpisode, content.next)
        EpisodeNeighbour(SeriesWords.previousEpisode, content.previous)
        if !content.files.isEmpty {
            Section(SeriesWords.files(content.files.count)) {
                ForEach(content.files) { EpisodeFilePanel(item: $0, mayCorrect: content.mayCorrect, browser: browser) }
            }
        }
        if PlaybackChoice.asksBrowser(about: content.files, for: browser) { CapabilityCheck(known: browser?.cookieValue ?? "") }
    }
}

extension EpisodeContent {
    /// The colour of the page, if it is known: that of the episode's own picture, or of the poster.
    var theme: String? { episode.still?.theme ?? posterTheme }
}

extension EpisodePage {
    private static let shownGuests = 20

    /// Of the page with all of them.
    private var castPath: String { "\(episode.reference.path)/cast" }
    private var hasMorePeople: Bool { content.guests.count > Self.shownGuests || content.hasMoreCrew }

    private func fact(_ name: String, _ people: [PersonSummary]) -> FactList.Fact {
        FactList.Fact(name, values: people.map { FactList.Fact.Value($0.name, path: "/people/\($0.id)") })
    }
}

struct EpisodeChapters: HTML {
    /// Nil where nothing plays: a chapter is a link to the player.
    let file: MediaFile?

    var body: some HTML {
        if let file, file.media.chapters.count > 1 {
            Section(SeriesWords.chapters) {
                ChapterList(
                    file.media.chapters.map { chapter in
                        .init(title: chapter.title, start: chapter.start, path: "/watch/\(file.id)?t=\(Int(clamped: chapter.start))")
                    })
            }
        }
    }
}

/// The episode before or after.
struct EpisodeNeighbour: HTML {
    let title: String
    let episode: Episode?

    init(_ title: String, _ episode: Episode?) {
        self.title = title
        self.episode = episode
    }

    var body: some HTML {
        if let episode {
            Section(title) {
                MediaList {
                    EpisodeRow(
                        number: episode.number, title: episode.title, note: RuntimeText.short(minutes: episode.runtimeMinutes),
                        overview: episode.overview, path: episode.reference.path, artwork: .backdrop(episode.still, of: episode.series))
                }
            }
        }
    }
}

struct EpisodeActions: HTML {
    let content: EpisodeContent
    let choice: PlaybackChoice?

    var body: some HTML {
        EpisodePlay(content: content, choice: choice)
        MissingPart(.marks, of: content.missing)
        if content.mayMark, !content.missing.contains(.marks) {
            RatingMenu(of: content.episode.title, rating: content.ownRating)
            TitleMenu(
                of: content.episode.title, watched: watched,
                watchlist: (content.isOnWatchlist, .setOnWatchlist(isOn: !content.isOnWatchlist)),
                dismiss: content.isContinued ? .dismiss : nil)
        }
    }

    private var watched: TitleMenu<EpisodeFeature.Intent>.Mark? {
        content.main.map { main in
            let isWatched = main.progress?.isFinished == true
            return (isWatched, isWatched ? .startOver(file: main.file.id) : .markWatched(file: main.file.id))
        }
    }
}

struct EpisodeFilePanel: HTML {
    let item: EpisodeFile
    let mayCorrect: Bool
    let browser: ClientCapabilities?

    private var file: MediaFile { item.file }

    var body: some HTML {
        let refusal = item.isAvailable ? PlaybackChoice(item.offered, for: browser).refusal : nil
        FilePanel(
            name: file.path.split(separator: "/").last.map(String.init) ?? file.path, chips: LibraryDomain.MediaWords.chips(file),
            note: LibraryDomain.MediaWords.tracks(file, language: LanguageText.name),
            warning: item.isAvailable
                ? refusal.map { "\($0.reason) \($0.detail)" } : item.isRemoved ? SeriesWords.fileRemoved : SeriesWords.fileUnavailable
        ) {
            if item.isAvailable {
                if refusal == nil { LinkButton(SeriesWords.play, icon: .play, path: item.offered.path) }
                DownloadLinks(file: item.offered.downloadURL, mp4: item.offered.mp4URL)
            }
            if mayCorrect, file.extra == nil { LinkButton(SeriesWords.wrongEpisode, kind: .plain, path: "/library/files/\(file.id)") }
        }
    }
}
