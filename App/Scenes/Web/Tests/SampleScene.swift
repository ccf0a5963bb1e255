import CoreDomain
import DiscoverFeature
import ExploreFeature
import Flow
import Foundation
import LibraryDomain
import LibraryFeature
import MovieDetailsFeature
import MoviesDomain
import MoviesFeature
import PeopleFeature
import Screens
import SearchFeature
import SeriesFeature
import SettingsFeature
import ShowroomFeature
import StreamingDomain
import TVSeriesDomain
import ViewingDomain
import WatchFeature
import HistoryFeature
import WatchlistFeature
import WebScene

/// The scene with a catalogue of one movie and one series.
enum SampleScene {
    static func state(_ role: Role = .owner) -> WebScene.State {
        WebScene.State(visitor: WebVisitor(viewer: Viewer(id: ViewerID(rawValue: "me"), role: role)))
    }

    static let movie = Movie(summary: MovieSummary(id: TitleID("tmdb-1")!, title: "The General", addedAt: .distantPast))

    /// It has the id `imdb-tt4` too.
    static let series = Series(summary: SeriesSummary(id: TitleID("tmdb-tv4")!, title: "Harbour Lights", addedAt: .distantPast))
    private static let episode = Episode(series: series.id, season: 1, number: 2, addedAt: .distantPast)

    private static func answer<Content: Sendable>(_ content: Content, to id: TitleID) -> AsyncStream<Result<Content, ViewStateError>> {
        AsyncStream {
            if id == series.id || id.rawValue == "imdb-tt4" { $0.yield(.success(content)) }
            $0.finish()
        }
    }

    private static let marks = MarkClient<ViewingUndo>(
        setOnWatchlist: { _, id in .watchlist(id, before: nil) }, rate: { .rating($1, before: nil) },
        dismiss: { .dismissal($0, before: nil) }, setWatched: { _, _ in nil },
        markWatched: { _ in .watchlist(movie.id, before: nil) }, forgetProgress: { _ in nil }, undo: { _ in })

    static func make(adding more: [Screen] = []) -> WebScene {
        let series = SeriesClient(
            series: { id in answer(SeriesContent(series: Self.series, next: nil, isOnWatchlist: false), to: id) },
            season: { id, number in
                let season = Season(
                    summary: SeasonSummary(number: number, episodeCount: 1), seriesTitle: Self.series.summary.title, episodes: [])
                return answer(SeasonContent(season: season, series: Self.series, episodes: []), to: id)
            },
            episode: { id, _, _ in
                answer(EpisodeContent(episode: episode, seriesTitle: "", seasonTitle: "", files: [], next: nil), to: id)
            }, marks: marks)
        let history = HistoryClient(
            history: { _ in AsyncStream { $0.finish() } }, year: { _ in AsyncStream { $0.finish() } }, remove: { _ in nil }, undo: { _ in })
        let menu = PosterMenuClient(read: { TitleMarks(id: $0, name: "") }, marks: marks)
        let people = PeopleClient(person: { _ in AsyncStream { $0.finish() } }, cast: { _ in AsyncStream { $0.finish() } })
        let screens = [
            Screen(
                ExploreFeature(
                    client: ExploreClient(
                        shelves: {
                            AsyncStream {
                                $0.yield(.success(ExploreShelves())); $0.finish()
                            }
                        }, menu: menu))),
            Screen(
                MoviesFeature(
                    client: MoviesClient(
                        page: { _, _ in Page(items: [Self.movie.summary], next: nil) },
                        facets: { _ in MovieFacets(genres: [], years: []) },
                        changes: { AsyncStream { $0.finish() } }, refresh: {}, menu: menu))),
            Screen(
                MovieDetailsFeature(
                    client: MovieDetailsClient(
                        movie: { id in
                            AsyncStream {
                                let known = id.rawValue == "tmdb-1" || id.rawValue == "imdb-tt1"
                                $0.yield(
                                    known
                                        ? .success(MovieContent(movie: Self.movie, files: [], isOnWatchlist: false))
                                        : .failure(ViewStateError("Movie Not Found", isRetryable: false)))
                                $0.finish()
                            }
                        }, marks: marks))),
            Screen(
                SeriesListFeature(
                    client: SeriesListClient(
                        page: { _, _ in Page(items: [], next: nil) }, facets: { _ in SeriesFacets() },
                        changes: { AsyncStream { $0.finish() } }, refresh: {}, menu: menu))),
            Screen(SeriesFeature(client: series)),
            Screen(SeasonFeature(client: series)),
            Screen(EpisodeFeature(client: series)),
            Screen(
                SearchFeature(
                    client: SearchClient(
                        search: { _ in [] }, beginning: { AsyncStream { $0.finish() } }, remember: { _ throws(ViewStateError) in },
                        forget: { _ throws(ViewStateError) in }, forgetAll: { () throws(ViewStateError) in }))),
            Screen(
                DiscoverFeature(
                    client: DiscoverClient(
                        part: { _, _ in AsyncStream { $0.finish() } }, choices: { _ in DiscoverChoices(genres: [], years: 1900...1900) },
                        menu: menu))),
            Screen(PersonFeature(client: people)),
            Screen(CastFeature(client: people)),
            Screen(
                WatchlistFeature(
                    client: WatchlistClient(
                        watchlist: { AsyncStream { $0.finish() } }, marks: marks))),
            Screen(HistoryFeature(client: history)),
            Screen(YearFeature(client: history)),
            Screen(
                LibraryFeature(
                    client: LibraryClient(
                        library: { AsyncStream { $0.finish() } }, progress: { AsyncStream { $0.finish() } }, add: { _ in nil },
                        remove: { _ in },
                        scan: { _ in }, cancel: { _ in }))),
            Screen(ProblemsFeature(client: ProblemsClient { _, _ in AsyncStream { $0.finish() } })),
            Screen(VersionsFeature(client: VersionsClient { _ in AsyncStream { $0.finish() } })),
            Screen(UnmatchedFeature(client: UnmatchedClient { _ in AsyncStream { $0.finish() } })),
            Screen(
                NamesFeature(
                    client: NamesClient(
                        names: { _ in AsyncStream { $0.finish() } }, correct: { _, _ in }, place: { _, _, _ in }, withdraw: { _ in }))),
            Screen(FolderFeature(client: FolderClient { _ in AsyncStream { $0.finish() } })),
            Screen(
                CorrectionFeature(
                    client: CorrectionClient(
                        file: { _ in AsyncStream { $0.finish() } }, candidates: { _, _ in AsyncStream { $0.finish() } },
                        correct: { _, _ throws(ViewStateError) in throw ViewStateError.undoExpired },
                        withdraw: { _ throws(ViewStateError) in throw ViewStateError.undoExpired }))),
            Screen(SettingsFeature(client: SettingsClient { SettingsContent() })),
            Screen(
                WatchFeature(
                    client: WatchClient(
                        watchable: { _ in throw CancellationError() }, saveProgress: { _ in }, markUnwatched: { _ in },
                        next: { _, _ in nil },
                        suggestions: { _ in [] },
                        session: { watchable, levels, path in
                            PlaybackSession(
                                video: .init(id: "\(watchable.file.id)", title: ""), levels: levels, path: path,
                                device: .init(model: "", osVersion: ""), appVersion: "", id: UUID(), at: Date())
                        }, record: { _ in }))),
            Screen(ShowroomFeature()),
        ]
        return WebScene(screens: screens + more, assets: WebAssets(stylesheets: ["/a.css"], modules: ["/a.js"], version: "1"))
    }
}
