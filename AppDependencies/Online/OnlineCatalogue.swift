import Caching
import CoreDomain
import DiscoveryDomain
import Foundation
import Logging
import MoviesDomain
import PeopleDomain
import NetworkLayer
import Persistence
import RemoteArtwork
import Settings
import TMDbAdapter
import TVSeriesDomain

/// The Movie Database as a source of the catalogue: what it answers is kept as documents beside those of other sources, so that it is still there
/// when TMDb is not.
struct OnlineCatalogue: Sendable {
    let tmdb: TMDb
    let titles: KnownTitles
    let origins: PictureOrigins
    let genres: GenreNames
    /// BCP 47, of its facts.
    let language: String
    let status = OnlineStatus()
    /// What was asked for in vain, so that a page that is opened again, as one without JavaScript is, says so at once.
    let failedSeasons: RecentFailures<SeasonKey, TMDbError>
    private let lists: any DiscoveryRepository
    /// Its pictures: each of the widths that pages use is a size of TMDb.
    let artwork: RemoteArtwork

    /// Nil without a token or connections.
    ///
    /// - Parameters:
    ///   - pictures: keeps the pictures that have been seen.
    ///   - genres: keeps the names of genres.
    init?(
        _ settings: Settings.TMDb, _ connections: ServiceConnections?, _ titles: KnownTitles, lists: any DiscoveryRepository,
        _ origins: PictureOrigins, pictures: DiskCache, genres: DiskCache, _ logger: Logger
    ) throws(TMDbSettingsError) {
        guard let token = settings.token, let connections else { return nil }
        let checked = try TMDbSettings(
            token: token, baseURL: settings.url, imageURL: settings.imageURL, languages: settings.languages, region: settings.region)
        let program = "Popcorn/\(Settings.version)"
        self.init(
            tmdb: TMDb(settings: checked, client: connections.api.client(for: checked.base), userAgent: program, logger: logger),
            language: checked.languages[0], titles: titles, lists: lists, origins: origins,
            artwork: RemoteArtwork(
                client: connections.pictures.client(for: checked.images), cache: pictures, userAgent: program, logger: logger),
            genres: genres)
    }

    init(
        tmdb: TMDb, language: String, titles: KnownTitles, lists: any DiscoveryRepository, origins: PictureOrigins, artwork: RemoteArtwork,
        genres: DiskCache
    ) {
        self.tmdb = tmdb
        self.language = language
        self.titles = titles
        self.lists = lists
        self.origins = origins
        self.artwork = artwork
        self.genres = GenreNames(tmdb, language: language, cache: genres)
        let clock = ContinuousClock(), start = clock.now
        failedSeasons = RecentFailures(capacity: 1_000) { start.duration(to: clock.now) }
    }

    struct SeasonKey: Hashable, Sendable {
        let series: TitleID
        let number: Int
    }

    /// Refreshes the facts and people of a movie, with one request.
    ///
    /// - Parameter ids: all ids of the movie.
    /// - Returns: what is never kept; nil for a movie that TMDb does not know.
    func refresh(movie ids: [TitleID]) async throws -> TitleOffers? {
        guard let number = try await number(of: ids.filter { !$0.namesSeries }, { $0.movies.first?.id }) else { return nil }
        let answer = try await status.noting { () async throws(TMDbError) in try await tmdb.movie(number) }
        try await save([answer.document] + answer.recommendations + answer.similar)
        try await keep(answer.recommendations.map(\.id), of: answer.recommendationPages, as: .recommended(.movie, answer.document.id))
        return try await offers(answer, of: .movie(answer.document.id))
    }

    /// Refreshes the facts, seasons and people of a series, with one request.
    func refresh(series ids: [TitleID]) async throws -> TitleOffers? {
        guard let number = try await number(of: ids, { $0.series.first?.id }) else { return nil }
        let answer = try await status.noting { () async throws(TMDbError) in try await tmdb.series(number) }
        try await save([answer.document] + answer.recommendations + answer.similar)
        try await keep(answer.recommendations.map(\.id), of: answer.recommendationPages, as: .recommended(.series, answer.document.id))
        return try await offers(answer, of: .series(answer.document.id))
    }

    /// Refreshes the episodes of a season and their guests.
    ///
    /// - Returns: whether TMDb knows the series.
    func refresh(season: Int, of ids: [TitleID]) async throws -> Bool {
        guard let number = try await number(of: ids, { $0.series.first?.id }) else { return false }
        let answer = try await status.noting { () async throws(TMDbError) in try await tmdb.season(season, of: number) }
        let documents = answer.episodes.map(\.document)
        try await origins.note(
            documents.map { (.title($0.key.series), [$0.content.facts.still].compactMap(\.self)) })
        try await titles.save([await document(with: answer)].compactMap(\.self), episodes: documents)
        try await titles.setCredits(
            answer.episodes.map { episode in
                let key = episode.document.key
                return TitleCredits(
                    episode.guestStars, episode.crew, of: .episode(of: key.series, season: key.season, number: key.number),
                    language: episode.document.content.language)
            })
        return true
    }

    /// What TMDb says about a series, with the words of a season that the answer about the series lacks: that has them in one language only. Nil
    /// if there is nothing to add.
    private func document(with season: TMDbSeason) async -> SeriesDocument? {
        let documents = (try? await titles.series.documents(of: season.series)) ?? []
        guard var content = documents.first(where: { $0.source == .tmdb && $0.language == language }),
            let place = content.facts.seasons.firstIndex(where: { $0.number == season.facts.number })
        else { return nil }
        let known = content.facts.seasons[place]
        content.facts.seasons[place].name = known.name ?? season.facts.name
        content.facts.seasons[place].overview = known.overview ?? season.facts.overview
        return content.facts.seasons[place] == known ? nil : SeriesDocument(id: season.series, content: content)
    }

    /// Refreshes the facts of a person, with one request.
    ///
    /// - Returns: whether TMDb knows them.
    func refresh(person ids: [PersonID]) async throws -> Bool {
        guard let number = try await number(of: ids) else { return false }
        let answer = try await status.noting { () async throws(TMDbError) in try await tmdb.person(number) }
        try await origins.note([answer.summary.portrait])
        try await titles.save([PersonDocument(answer)])
        // In parts, so that a person with thousands of credits does not keep others from writing.
        for start in stride(from: 0, to: answer.credits.count, by: 200) {
            let credits = answer.credits[start..<min(start + 200, answer.credits.count)]
            try await save(credits.compactMap { MovieDocument($0, language: language, at: answer.fetchedAt) })
            try await save(credits.compactMap { SeriesDocument($0, language: language, at: answer.fetchedAt) })
        }
        try await titles.setFilmography(Filmography(answer))
        return true
    }

    /// Keeps the people of a title.
    private func offers<Document>(_ answer: TMDbTitle<Document>, of title: CreditedTitle) async throws -> TitleOffers {
        try await origins.note((answer.cast.map(\.person) + answer.crew.map(\.person)).map(\.portrait))
        try await titles.setCredits([TitleCredits(answer.cast, answer.crew, of: title, language: language)])
        return TitleOffers(answer.trailers, answer.watchProviders)
    }

    func save(_ documents: [MovieDocument]) async throws {
        try await origins.note(documents.map { (.title($0.id), $0.content.facts.pictures) })
        try await titles.save(documents)
    }

    func save(_ documents: [SeriesDocument]) async throws {
        try await origins.note(documents.map { (.title($0.id), $0.content.facts.pictures) })
        try await titles.save(documents)
    }

    func save(_ people: [TMDbPersonSummary]) async throws {
        try await origins.note(people.map(\.portrait))
        try await titles.save(people.map { PersonDocument($0, language: language, at: .now) })
    }

    /// The first page of a list came with other facts.
    private func keep(_ titles: [TitleID], of pages: Int, as list: DiscoveryList) async throws {
        try await lists.save(
            DiscoveryPage(items: titles.map { .title($0) }, page: 1, totalPages: titles.isEmpty ? 0 : pages, fetchedAt: .now), of: list)
    }

    /// TMDb's own number; found with the id at IMDb or TheTVDB if that is all there is.
    private func number(of ids: [TitleID], _ found: (TMDbFindings) -> TitleID?) async throws -> Int? {
        if let own = ids.lazy.compactMap(\.tmdbNumber).first { return own }
        for id in ids where id.source == .imdb || id.source == .tvdb {
            let findings = try await status.noting { () async throws(TMDbError) in try await tmdb.find(id) }
            if let number = found(findings)?.tmdbNumber { return number }
        }
        return nil
    }

    private func number(of ids: [PersonID]) async throws -> Int? {
        if let own = ids.lazy.compactMap(\.tmdbNumber).first { return own }
        for id in ids where id.source == .imdb {
            let findings = try await status.noting { () async throws(TMDbError) in try await tmdb.find(id) }
            if let number = findings.people.first?.id.tmdbNumber { return number }
        }
        return nil
    }
}

extension FactPrecedence {
    /// The sources of the settings, or files first, and the languages in which TMDb is asked; the built-in titles are described in English.
    init(_ settings: Settings) {
        var languages: [String] = []
        for tag in settings.tmdb.languages.flatMap({ [$0, String($0.prefix { $0 != "-" })] }) + ["en"] where !languages.contains(tag) {
            languages.append(tag)
        }
        let sources = settings.sources.compactMap(FactSource.init)
        self.init(sources: sources.isEmpty ? Self.standard.sources : sources, languages: languages)
    }

    /// Changes when anything of it does.
    var edition: String { "\(sources.map(\.rawValue).joined(separator: ",")) \(languages.joined(separator: ","))" }
}

extension TitleID {
    /// Its number at TMDb, from 1.
    var tmdbNumber: Int? { source == .tmdb ? number : nil }

    /// Whether it is the number of a series, so that no movie can have it.
    fileprivate var namesSeries: Bool { number != nil && self == ofSeries }
}

extension PersonID {
    /// Their number at TMDb, from 1.
    var tmdbNumber: Int? { source == .tmdb ? Int(rawValue.dropFirst("tmdb-".count)).flatMap { $0 > 0 ? $0 : nil } : nil }
}

extension TitleOffers {
    init(_ trailers: [TMDbTrailer], _ providers: TMDbWatchProviders?) {
        self.init(
            trailers: trailers.prefix(6).map { Trailer(name: $0.name, url: $0.url, isTeaser: $0.isTeaser) },
            providers: providers.map(WatchProviders.init))
    }
}

extension WatchProviders {
    fileprivate init(_ found: TMDbWatchProviders) {
        let providers = { (list: [TMDbWatchProviders.Provider]) in list.map { Provider(name: $0.name) } }
        self.init(
            region: found.region, link: found.link, streaming: providers(found.streaming), free: providers(found.free),
            rent: providers(found.rent), buy: providers(found.buy))
    }
}
