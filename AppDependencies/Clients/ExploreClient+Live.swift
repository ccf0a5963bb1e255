public import CoreDomain
import DesignSystem
import DiscoveryDomain
public import ExploreFeature
import Foundation
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Screens
import StreamingDomain
import TVSeriesDomain
import ViewingDomain

extension Cinema {
    public func exploreClient(for viewer: Viewer) -> ExploreClient {
        ExploreClient(shelves: { [explore] in explore.updates(for: viewer) }, menu: posterMenuClient(for: viewer))
    }
}

/// The rows that all viewers of one audience share.
struct SharedShelves: Hashable, Sendable {
    @Boxed var hero: FeaturedMovie?
    var mostWatched: [ShelfItem]
    var recentlyAdded: [ShelfItem]
    var series: [SeriesSummary]
    var movies: [MovieSummary]
    var videos: [MovieSummary]
    @Boxed var discoveries: Discoveries
    var isSampleOnly: Bool
    var missing: Set<PagePart>
}

/// Reads everything that Explore shows.
struct ReadExploreShelves: Sendable {
    let movies: any MovieRepository
    let series: any SeriesRepository
    let people: any PeopleRepository
    let viewing: any ViewingRepository
    let lists: any DiscoveryRepository
    let library: any LibraryRepository
    let abilities: ServerAbilities
    let sampleFolder: String
    /// Why the lists are not as their sources have them now.
    let problem: @Sendable () -> DiscoveryError?

    /// The maximum length of Continue watching.
    static let continued = 20

    func shared(for audience: Audience) async throws -> SharedShelves {
        // Without its movies there is no page; every other row can be left out.
        let all = try await movies.movies(MovieQuery(), page: PageRequest(limit: 24), for: audience).items
        let newest = try await movies.movies(MovieQuery(sort: .added), page: PageRequest(limit: 20), for: audience).items
        var parts = PageParts()
        let videos = try await parts.read(.rows, or: []) {
            try await movies.movies(MovieQuery(kind: .video, sort: .added), page: PageRequest(limit: 20), for: audience).items
        }
        let newestSeries = try await parts.read(.rows, or: []) {
            try await series.series(SeriesQuery(sort: .added), page: PageRequest(limit: 20), for: audience).items
        }
        let folders = try await parts.read(.rows, or: []) { try await library.folders() }
        let discoveries = try await discoveries(audience, &parts)
        let hero: FeaturedMovie? = try await parts.read(.rows, or: nil) {
            if let hero = try await newestHero(newest, audience) { return hero }
            return try await discoveredHero(discoveries.movies, audience)
        }
        let mostWatched = try await parts.read(.rows, or: []) { try await self.mostWatched(audience) }
        return SharedShelves(
            hero: hero, mostWatched: mostWatched, recentlyAdded: Self.newestFirst(newest, newestSeries), series: newestSeries,
            movies: all, videos: videos, discoveries: discoveries,
            isSampleOnly: !folders.isEmpty && folders.allSatisfy { $0.path.hasPrefix(sampleFolder) }, missing: parts.missing)
    }

    /// The shared rows after the viewer's own ones. The arrays of the shared rows keep their storage, so that pages compare them in constant
    /// time.
    func shelves(of viewer: Viewer, with shared: SharedShelves) async throws -> ExploreShelves {
        var parts = PageParts()
        let continued = try await parts.read(.rows, or: []) { try await continueWatching(viewer) }
        return ExploreShelves(
            hero: try await hero(continued, viewer.audience) ?? shared.hero, continueWatching: continued, mostWatched: shared.mostWatched,
            recentlyAdded: shared.recentlyAdded, series: shared.series, movies: shared.movies, videos: shared.videos,
            discoveries: shared.discoveries, isSampleOnly: shared.isSampleOnly, missing: shared.missing.union(parts.missing))
    }

    private func trendingPeople(_ audience: Audience) async throws -> [PersonSummary] {
        let ids = try await lists.shown(.trendingPeople).compactMap { if case .person(let id) = $0 { id } else { nil } }
        return try await people.summaries(ids, for: audience)
    }

    private func discoveries(_ audience: Audience, _ parts: inout PageParts) async throws -> Discoveries {
        func movies(_ list: DiscoveryList) async throws -> [MovieSummary] {
            try await parts.read(.rows, or: []) { try await self.movies.summaries(try await lists.shownTitles(list), for: audience) }
        }
        func series(_ list: DiscoveryList) async throws -> [SeriesSummary] {
            try await parts.read(.rows, or: []) { try await self.series.summaries(try await lists.shownTitles(list), for: audience) }
        }
        let (popular, popularSeries) = (try await movies(.popular(.movie)), try await series(.popular(.series)))
        return Discoveries(
            trendingMovies: try await movies(.trending(.movie)), trendingSeries: try await series(.trending(.series)),
            trendingPeople: try await parts.read(.rows, or: []) { try await trendingPeople(audience) },
            movies: popular.filter { !$0.hasFiles }.prefix(24).map(\.self),
            series: popularSeries.filter { !$0.hasFiles }.prefix(18).map(\.self), problem: problem().flatMap(Discoveries.Problem.init))
    }

    private func discoveredHero(_ movies: [MovieSummary], _ audience: Audience) async throws -> FeaturedMovie? {
        guard let first = movies.first else { return nil }
        return try await self.movies.movies([first.id], for: audience).first.map {
            FeaturedMovie(movie: $0.summary, overview: $0.overview)
        }
    }

    /// At most 20.
    static func newestFirst(_ movies: [MovieSummary], _ series: [SeriesSummary]) -> [ShelfItem] {
        let dated = movies.map { ($0.addedAt, ShelfItem.movie($0)) } + series.map { ($0.addedAt, ShelfItem.series($0)) }
        return dated.sorted { $0.0 > $1.0 }.prefix(20).map(\.1)
    }

    /// The movie that was started last.
    private func hero(_ continued: [ContinueItem], _ audience: Audience) async throws -> FeaturedMovie? {
        guard let item = continued.first, let movie = try? await movies.movie(item.title, for: audience) else { return nil }
        return FeaturedMovie(movie: movie.summary, overview: movie.overview ?? movie.tagline, play: item.play)
    }

    /// Of the movies that can be played, the best one that has a wide picture, or the first.
    static func featured(of newest: [MovieSummary]) -> MovieSummary? {
        let present = newest.filter { $0.missingSince == nil }
        return present.filter { $0.backdrop != nil }.max { ($0.rating ?? 0) < ($1.rating ?? 0) } ?? present.first
    }

    private func newestHero(_ newest: [MovieSummary], _ audience: Audience) async throws -> FeaturedMovie? {
        guard let choice = Self.featured(of: newest), let movie = try? await movies.movie(choice.id, for: audience) else { return nil }
        let reference = TitleReference.movie(choice.id)
        let versions = try await library.availableFiles(of: [reference], for: audience)[reference]?.versions ?? []
        return FeaturedMovie(movie: movie.summary, overview: movie.overview ?? movie.tagline, play: offer(versions, at: 0))
    }

    /// Nil without files.
    private func offer(_ versions: [MediaFile], at position: Double) -> PlayOffer? {
        let offered = versions.map { OfferedFile($0, by: abilities) }
        return offered.first.map { PlayOffer(file: $0, others: Array(offered.dropFirst()), resumeAt: position) }
    }

    private func continueWatching(_ viewer: Viewer) async throws -> [ContinueItem] {
        let audience = viewer.audience
        let begun = try await viewing.continueWatching(limit: Self.continued, viewer: viewer.id)
        let files = try await files(toContinue: begun, audience)
        let references = begun.map(\.reference)
        let movies = Self.byID(try await movies.summaries(references.compactMap(\.movie), for: audience))
        let keys = references.compactMap(\.episode)
        let shows = Self.byID(try await series.summaries(keys.map(\.series), for: audience))
        let episodes = try await series.episodes(keys, for: audience)
        let listed = Set(try await viewing.watchlist(viewer: viewer.id).map(\.title))
        return begun.compactMap { progress in
            guard let play = offer(files[progress.file] ?? [], at: progress.position) else { return nil }
            let remaining = progress.duration - progress.position
            switch progress.reference {
            case .movie(let id), .video(let id):
                return movies[id].map {
                    ContinueItem(
                        title: id, name: $0.title, picture: $0.backdrop ?? $0.poster, fraction: progress.fraction, remaining: remaining,
                        play: play, page: progress.reference.path, isOnWatchlist: listed.contains(id))
                }
            case .episode(let id, let season, let number):
                guard let show = shows[id], let episode = episodes[EpisodeKey(series: id, season: season, number: number)] else {
                    return nil
                }
                return ContinueItem(
                    title: id, name: show.title, detail: "S\(season) E\(number) · \(EpisodeText.title(number, name: episode.name))",
                    picture: episode.still ?? show.backdrop ?? show.poster, fraction: progress.fraction, remaining: remaining, play: play,
                    page: progress.reference.path, isOnWatchlist: listed.contains(id))
            }
        }
    }

    /// For each file, itself if it is available, then the other versions that show the same.
    private func files(toContinue begun: [PlaybackProgress], _ audience: Audience) async throws -> [FileID: [MediaFile]] {
        let own = try await library.files(begun.map(\.file), for: audience).filter { $0.value.missingSince == nil }
        let all = try await library.availableFiles(of: begun.map(\.reference), for: audience)
        var found: [FileID: [MediaFile]] = [:]
        for progress in begun {
            // An extra has no part, and no versions.
            let others = (all[progress.reference] ?? []).filter { $0.id != progress.file && $0.shown.part == progress.part }
            found[progress.file] = (own[progress.file].map { [$0] } ?? []) + (progress.part == nil ? [] : others)
        }
        return found
    }

    private static func byID<Value: Identifiable>(_ values: [Value]) -> [Value.ID: Value] {
        Dictionary(values.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    }

    private func mostWatched(_ audience: Audience) async throws -> [ShelfItem] {
        var seen: Set<TitleID> = []
        // Movies that everybody watched most may be hidden from an audience with limits.
        let most = try await viewing.mostWatched(limit: audience.isUnlimited ? 40 : 400)
        let references = most.filter { seen.insert($0.title).inserted }.prefix(audience.isUnlimited ? 20 : 400)
        let movies = try await movies.summaries(references.compactMap(\.movie), for: audience)
        let shows = try await series.summaries(references.compactMap(\.episode).map(\.series), for: audience)
        let byID = Dictionary(
            movies.map { ($0.id, ShelfItem.movie($0)) } + shows.map { ($0.id, ShelfItem.series($0)) }, uniquingKeysWith: { one, _ in one })
        return Array(references.compactMap { byID[$0.title] }.prefix(20))
    }
}

extension Discoveries.Problem {
    init?(_ error: DiscoveryError) {
        switch error {
        case .notFound: return nil
        case .unauthorised: self = .refused
        case .unavailable: self = .away
        }
    }
}
