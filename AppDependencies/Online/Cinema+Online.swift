import CoreDomain
import Flow
import Foundation
import LibraryDomain
import MoviesDomain
import PeopleDomain
import TMDbAdapter
import TVSeriesDomain

extension Cinema {
    /// Refreshes the facts of a movie that the viewer may see, and gives nil for one that TMDb does not know. Nil where no service is asked.
    func movieOffers(for viewer: Viewer) -> (@Sendable (TitleID) async throws -> TitleOffers?)? {
        guard let online, viewer.may(.browse) else { return nil }
        return { [movies] id in
            let movie = try? await movies.movie(id, for: viewer.audience)
            if movie.map({ $0.summary.kind == .video }) ?? !viewer.audience.isUnlimited { return nil }
            let ids = movie.map { [$0.id] + $0.aliases } ?? [id]
            return try await Self.describing(isKnown: movie != nil) { try await online.refresh(movie: ids) }
        }
    }

    func seriesOffers(for viewer: Viewer) -> (@Sendable (TitleID) async throws -> TitleOffers?)? {
        guard let online, viewer.may(.browse) else { return nil }
        return { [series] id in
            let known = try? await series.series(id, for: viewer.audience)
            if known == nil, !viewer.audience.isUnlimited { return nil }
            let ids = known.map { [$0.id] + $0.aliases } ?? [id]
            return try await Self.describing(isKnown: known != nil) { try await online.refresh(series: ids) }
        }
    }

    /// - Parameter isKnown: whether there is a page that shows the rest.
    private static func describing(
        isKnown: Bool, _ refresh: () async throws -> TitleOffers?
    ) async throws(ViewStateError) -> TitleOffers? {
        do { return try await refresh() } catch TMDbError.unavailable where !isKnown {
            throw ViewStateError(ErrorWords.tmdbAway, recovery: ErrorWords.tryAgain)
        } catch { throw ViewStateError(describing: error) }
    }

    /// Makes the theme colour of a fetched poster. Nil where no posters are fetched.
    func makingPosterThemes(for viewer: Viewer) -> (@Sendable (Picture) async -> String?)? {
        guard online != nil, viewer.may(.browse) else { return nil }
        return { poster in await themes.made(poster) { try await picture(poster.id, width: Self.thumbnailWidth).encoded.bytes } }
    }

    /// Pixels: the smallest width of pages.
    private static let thumbnailWidth = 92

    func refresh(season: Int, of id: TitleID, _ viewer: Viewer) async throws {
        guard let online, viewer.may(.browse) else { return }
        let known = try await series.series(id, for: viewer.audience)
        let key = OnlineCatalogue.SeasonKey(series: id, number: season)
        if let failure = online.failedSeasons.recent(key) { throw failure }
        do {
            _ = try await online.refresh(season: season, of: [known.id] + known.aliases)
        } catch let error as TMDbError {
            if !Task.isCancelled { online.failedSeasons.note(error, for: key, pause: .seconds(error == .notFound ? 60 : 5)) }
            throw error
        }
    }

    /// Whether a page of a season may still learn of its episodes.
    func isAsking(season: Int, of id: TitleID, _ viewer: Viewer) -> Bool {
        guard let online, viewer.may(.browse) else { return false }
        return online.failedSeasons.recent(OnlineCatalogue.SeasonKey(series: id, number: season)) == nil
    }

    func refresh(person id: PersonID, _ viewer: Viewer) async throws {
        guard let online, viewer.may(.browse) else { return }
        let known = try? await people.person(id, for: viewer.audience)
        if known == nil, !viewer.audience.isUnlimited { return }
        _ = try await online.refresh(person: known.map { [$0.id] + $0.aliases } ?? [id])
    }

    /// Asks for somebody who is not known here. That TMDb does not know them either is no failure.
    func find(person id: PersonID, _ viewer: Viewer) async -> Result<Void, any Error> {
        do {
            try await refresh(person: id, viewer)
            return .success(())
        } catch TMDbError.notFound {
            return .success(())
        } catch TMDbError.unavailable {
            return .failure(ViewStateError(ErrorWords.tmdbAway, recovery: ErrorWords.tryAgain))
        } catch {
            return .failure(error)
        }
    }
}
