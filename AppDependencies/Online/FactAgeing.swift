import Caching
import CoreDomain
import Foundation
import Logging
import MoviesDomain
import PeopleDomain
import Persistence
import RemoteArtwork
import ServiceLifecycle
import TMDbAdapter
import TVSeriesDomain
import ViewingDomain

/// Keeps what The Movie Database says for less than six months, as its terms ask (field.md §E5): what somebody opened is asked for again before,
/// and what is not is forgotten. Without a token it is only forgotten. Fetched pictures are deleted at the same age.
struct FactAgeing: Service, CustomStringConvertible {
    let titles: KnownTitles
    let online: OnlineCatalogue?
    let pictures: DiskCache
    let origins: PictureOrigins
    let logger: Logger
    let description = "ageing of facts"

    /// Days after which facts are asked for again, and after which they are forgotten.
    static let (renewal, end) = (150.0, 180.0)
    /// Of each kind in one round, so that a clock that is wrong for a while does little harm.
    static let most = 100

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // What TMDb does not know any more is asked for once.
            var unknown: Set<String> = []
            while (try? await Task.sleep(for: .seconds(3_600))) != nil {
                await RemoteArtwork.removeOutdated(in: pictures, limit: Self.most)
                do {
                    try await round(at: .now, &unknown)
                } catch {
                    logger.warning("Facts of The Movie Database could not be renewed: \(error)")
                }
            }
        }
    }

    /// - Parameter unknown: ids that TMDb does not have; they are not asked for again.
    func round(at now: Date, _ unknown: inout Set<String>) async throws {
        let (renewal, end) = (now - Self.renewal * 86_400, now - Self.end * 86_400)
        var failure: (any Error)?
        do {
            try await renew(try await outdated(before: renewal, onlyComplete: true), &unknown)
            // What only lists said, too, if somebody cares about it.
            var old = try await outdated(before: end, onlyComplete: false)
            let wanted = try await titles.viewing.mentioned(old.movies + old.series)
            (old.movies, old.series, old.people) = (old.movies.filter(wanted.contains), old.series.filter(wanted.contains), [])
            try await renew(old, &unknown)
        } catch {
            failure = error
        }
        let gone = try await outdated(before: end, onlyComplete: false)
        try await titles.forget(.tmdb, movies: gone.movies, series: gone.series)
        try await titles.forget(.tmdb, people: gone.people)
        try await origins.forget(before: end, limit: 100 * Self.most)
        if let failure { throw failure }
    }

    private struct Outdated {
        var movies: [TitleID]
        var series: [TitleID]
        var people: [PersonID]
    }

    private func outdated(before date: Date, onlyComplete: Bool) async throws -> Outdated {
        Outdated(
            movies: try await titles.movies.outdated(.tmdb, before: date, onlyComplete: onlyComplete, limit: Self.most),
            series: try await titles.series.outdated(.tmdb, before: date, onlyComplete: onlyComplete, limit: Self.most),
            people: try await titles.people.outdated(.tmdb, before: date, onlyComplete: onlyComplete, limit: Self.most))
    }

    private func renew(_ old: Outdated, _ unknown: inout Set<String>) async throws {
        guard let online else { return }
        for movie in try await titles.movies.movies(old.movies, for: .unlimited) {
            try await once(movie.id.rawValue, &unknown) { try await online.refresh(movie: [movie.id] + movie.aliases) != nil }
        }
        for id in old.series {
            let series = try await titles.series.series(id, for: .unlimited)
            let ids = [series.id] + series.aliases
            try await once(series.id.rawValue, &unknown) {
                guard try await online.refresh(series: ids) != nil else { return false }
                for season in series.seasons.prefix(100) { _ = try await online.refresh(season: season.number, of: ids) }
                return true
            }
        }
        for id in old.people {
            let person = try await titles.people.person(id, for: .unlimited)
            try await once(id.rawValue, &unknown) { try await online.refresh(person: [person.id] + person.aliases) }
        }
    }

    /// - Parameter body: whether TMDb knows it.
    private func once(_ id: String, _ unknown: inout Set<String>, _ body: () async throws -> Bool) async throws {
        if unknown.contains(id) { return }
        do {
            if try await !body() { unknown.insert(id) }
        } catch TMDbError.notFound {
            unknown.insert(id)
        }
    }
}
