public import CoreDomain
import DiscoveryComposition
import DiscoveryDomain
import Flow
import Foundation
import TVSeriesDomain
import LibraryDomain
public import MovieDetailsFeature
import MoviesDomain
import PeopleDomain
import SampleCatalogue
import ViewingDomain

extension Cinema {
    public func movieDetailsClient(for viewer: Viewer) -> MovieDetailsClient {
        MovieDetailsClient(
            movie: { id in
                updating(on: { changes(.details(of: id, viewer.id)) }) { try await movieContent(id, viewer) }
            },
            offers: movieOffers(for: viewer),
            marks: markClient(for: viewer))
    }

    private func movieContent(_ id: TitleID, _ viewer: Viewer) async throws -> MovieContent {
        let movie = try await movies.movie(id, for: viewer.audience)
        let found = try await files.files(of: movie.reference, for: viewer.audience)
        let progress = try await viewing.progress(of: found.map(\.shown), viewer: viewer.id)
        let removed = try await files.removed(found.filter { $0.missingSince != nil }.map(\.id))
        return MovieContent(
            movie: movie,
            files: found.map {
                MovieFile(
                    file: $0, progress: progress[$0.id], downloadURL: links.download($0.id, viewer), isRemoved: removed.contains($0.id))
            },
            cast: CastMember.members(of: try await people.cast(of: .movie(movie.id), for: viewer.audience)),
            isOnWatchlist: try await viewing.isOnWatchlist(movie.id, viewer: viewer.id),
            isContinued: progress.values.contains(where: \.isBegun) ? try await isContinued(movie.id, viewer) : false,
            ownRating: try await viewing.rating(of: .title(movie.id), viewer: viewer.id),
            similar: viewer.may(.browse) ? try await similar(to: movie, viewer.audience) : [],
            mayCorrect: viewer.may(.manageLibrary))
    }

    /// What TMDb recommends or built-in movies that are chosen as similar; else movies of the same first genre, the best first.
    private func similar(to whole: Movie, _ audience: Audience) async throws -> [MovieSummary] {
        let movie = whole.summary
        let recommended = try await recommended([whole.id] + whole.aliases)
        if !recommended.isEmpty { return try await movies.summaries(recommended, for: audience) }
        let sample = ([whole.id] + whole.aliases).first { $0.source == .sample }
        if let sample, let samples = try? SampleCatalogue.builtIn() {
            let alike = samples.movies.similar(to: sample, limit: 12)
            return try await movies.summaries(alike.map(\.id), for: audience)
        }
        guard let genre = movie.genres.first else { return [] }
        let query = MovieQuery(kind: movie.kind, sort: .rating, genre: genre)
        return try await movies.movies(query, page: PageRequest(limit: 13), for: audience).items.filter { $0.id != movie.id }.prefix(12)
            .map(\.self)
    }

    /// As TMDb's answer about the title said when it was read last, at most 12.
    private func recommended(_ ids: [TitleID]) async throws -> [TitleID] {
        guard let id = ids.first(where: { $0.source == .tmdb }) else { return [] }
        let items = try await discovery.repository.pages(of: .recommended(.movie, id), upTo: 1).page(1)?.items ?? []
        return items.prefix(12).compactMap { if case .title(let id) = $0 { id } else { nil } }
    }

    /// Whether Continue watching shows a title.
    func isContinued(_ id: TitleID, _ viewer: Viewer) async throws -> Bool {
        try await viewing.continueWatching(limit: ReadExploreShelves.continued, viewer: viewer.id).contains { $0.reference.title == id }
    }
}

extension Set<ChangeKey> {
    /// The content of a title's page: its facts and files, and the viewer's marks.
    static func details(of id: TitleID, _ viewer: ViewerID) -> Set {
        [.title(id), .viewer(viewer, .onWatchlist(id)), .viewer(viewer, .progress(id)), .viewer(viewer, .rating(id))]
    }
}
