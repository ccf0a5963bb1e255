import Caching
import CoreDomain
import DiscoveryDomain
import Foundation
import Logging
import MoviesDomain
import NetworkLayer
import PeopleDomain
import Persistence
import RemoteArtwork
import ServiceLifecycle
import TMDbAdapter
import TVSeriesDomain
import ViewingDomain

/// Keeps what The Movie Database says for less than six months, as its terms ask (field.md §E5): what somebody opened is asked for again before,
/// and what is not is forgotten. Without a token it is only forgotten. Fetched pictures and lists are deleted at the same age.
struct FactAgeing: Service, CustomStringConvertible {
    let titles: KnownTitles
    let online: OnlineCatalogue?
    let lists: any DiscoveryRepository
    let pictures: DiskCache
    let origins: PictureOrigins
    let logger: Logger
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    let description = "ageing of facts"

    /// Days after which facts are asked for again, and after which they are forgotten.
    static let (renewal, end) = (150.0, 180.0)
    /// Of each kind in one round, so that a clock that is wrong for a while does little harm.
    static let most = 100
    private static let day = 86_400.0

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var asked: [String: Date] = [:]
            // Soon after the start, because a machine may never be on for an hour; not at once, because a start has other work.
            var pause = Duration.seconds(60)
            while (try? await sleep(pause)) != nil {
                pause = .seconds(3_600)
                await RemoteArtwork.removeOutdated(in: pictures, limit: Self.most)
                try? await lists.removeOutdated()
                do {
                    try await round(at: .now, &asked)
                } catch {
                    if !Task.isCancelled { logger.warning("Facts of The Movie Database could not be renewed: \(error)") }
                }
            }
        }
    }

    /// - Parameter asked: what TMDb was asked for, and when. Nothing is asked for twice a day, whatever came of it.
    func round(at now: Date, _ asked: inout [String: Date]) async throws {
        let (renewal, end) = (now - Self.renewal * Self.day, now - Self.end * Self.day)
        asked = asked.filter { abs(now.timeIntervalSince($0.value)) < Self.day }
        var failure: (any Error)?
        do {
            try await renew(before: renewal, at: now, &asked, &failure)
        } catch {
            failure = failure ?? error
        }
        let gone = try await outdated(before: end, onlyComplete: false, limit: Self.most)
        try await titles.forget(.tmdb, movies: gone.movies, series: gone.series, before: end)
        try await titles.forget(.tmdb, people: gone.people, before: end)
        try await forgetPictures(before: end)
        if let failure { throw failure }
    }

    /// A picture stays as long as something shows it, and is looked at again after a month.
    private func forgetPictures(before end: Date) async throws {
        let old = try await origins.outdated(before: end, limit: 10 * Self.most)
        let shown = try await titles.pictures(of: Set(old.values.joined()))
        try await origins.forget(old.keys.filter { !shown.contains($0) })
        try await origins.keep(old.keys.filter(shown.contains), since: end + 30 * Self.day)
    }

    private struct Outdated {
        var movies: [TitleID]
        var series: [TitleID]
        var people: [PersonID]
    }

    private func outdated(before date: Date, onlyComplete: Bool, limit: Int) async throws -> Outdated {
        Outdated(
            movies: try await titles.movies.outdated(.tmdb, before: date, onlyComplete: onlyComplete, limit: limit),
            series: try await titles.series.outdated(.tmdb, before: date, onlyComplete: onlyComplete, limit: limit),
            people: try await titles.people.outdated(.tmdb, before: date, onlyComplete: onlyComplete, limit: limit))
    }
}

extension FactAgeing {
    /// - Parameter failure: the first one that concerns a single title, season or person; the others are asked for all the same.
    /// - Throws: what would happen with all others too.
    private func renew(
        before date: Date, at now: Date, _ asked: inout [String: Date], _ failure: inout (any Error)?
    ) async throws {
        guard let online else { return }
        // Those that were asked for in vain are still among the oldest.
        let old = try await outdated(before: date, onlyComplete: true, limit: Self.most + asked.count)
        try await renew(old, online, at: now, &asked, &failure)
        // What only lists said, too, if somebody cares about it; most of it nobody does.
        var listed = try await outdated(before: date, onlyComplete: false, limit: 100 * Self.most)
        let wanted = try await titles.viewing.mentioned(listed.movies + listed.series)
        (listed.movies, listed.series) = (listed.movies.filter(wanted.contains), listed.series.filter(wanted.contains))
        listed.people = []
        try await renew(listed, online, at: now, &asked, &failure)
    }

    private func renew(
        _ old: Outdated, _ online: OnlineCatalogue, at now: Date, _ asked: inout [String: Date], _ failure: inout (any Error)?
    ) async throws {
        for id in old.movies.filter({ asked["movie/\($0)"] == nil }).prefix(Self.most) {
            try await attempt(&failure) {
                let movie = try await titles.movies.movie(id, for: .unlimited)
                _ = try await online.refresh(movie: [movie.id] + movie.aliases)
            }
            asked["movie/\(id)"] = now
        }
        for id in old.series.filter({ asked["series/\($0)"] == nil }).prefix(Self.most) {
            try await renew(id, online, &failure)
            asked["series/\(id)"] = now
        }
        for id in old.people.filter({ asked["person/\($0)"] == nil }).prefix(Self.most) {
            try await attempt(&failure) {
                let person = try await titles.people.person(id, for: .unlimited)
                _ = try await online.refresh(person: [person.id] + person.aliases)
            }
            asked["person/\(id)"] = now
        }
    }

    private func renew(_ id: TitleID, _ online: OnlineCatalogue, _ failure: inout (any Error)?) async throws {
        let renewed = try await attempt(&failure) {
            let series = try await titles.series.series(id, for: .unlimited)
            guard try await online.refresh(series: [series.id] + series.aliases) != nil else { throw TMDbError.notFound }
            return series
        }
        guard let series = renewed else { return }
        // TMDb has not all of them: files may have seasons of their own, such as specials or years.
        for season in series.seasons.prefix(100) {
            try await attempt(&failure) { _ = try await online.refresh(season: season.number, of: [series.id] + series.aliases) }
        }
    }

    /// - Returns: nil if it failed, or if there is no such thing.
    @discardableResult
    private func attempt<Value: Sendable>(
        _ failure: inout (any Error)?, _ ask: () async throws -> Value
    ) async throws -> Value? {
        do {
            return try await ask()
        } catch TMDbError.notFound, MoviesError.notFound, TVSeriesError.notFound, PeopleError.notFound {
            return nil
        } catch {
            if Self.concernsAll(error) { throw error }
            failure = failure ?? error
            return nil
        }
    }

    private static func concernsAll(_ error: any Error) -> Bool {
        switch error as? TMDbError {
        case .unauthorised, .unavailable(.connectivity), .unavailable(.timeout), .unavailable(.unavailable), .unavailable(.cancelled): true
        case .notFound, .unavailable: false
        case nil: Task.isCancelled
        }
    }
}
