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
import Screens
import StreamingDomain
import ViewingDomain

extension Cinema {
    public func movieDetailsClient(for viewer: Viewer) -> MovieDetailsClient {
        MovieDetailsClient(
            movie: { id in
                updating(on: { changes(.details(of: id, viewer.id)) }) { try await movieContent(id, viewer) }
            },
            offers: movieOffers(for: viewer),
            posterTheme: makingPosterThemes(for: viewer),
            marks: markClient(for: viewer))
    }

    private func movieContent(_ id: TitleID, _ viewer: Viewer) async throws -> MovieContent {
        let movie = try await movies.movie(id, for: viewer.audience)
        let found = try await files.files(of: movie.reference, for: viewer.audience)
        let removed = try await files.removed(found.filter { $0.missingSince != nil }.map(\.id))
        var parts = PageParts()
        let progress = try await parts.read(.marks, or: [:]) { try await viewing.progress(of: found.map(\.shown), viewer: viewer.id) }
        let (cast, crew) = try await parts.read(.cast, or: ([], [])) { try await shownPeople(of: .movie(movie.id), viewer.audience) }
        let makers = try await parts.read(nil, or: MovieMakers()) {
            MovieMakers(of: try await people.crew(of: .movie(movie.id), for: viewer.audience))
        }
        let similar = try await parts.read(.similar, or: []) {
            viewer.may(.browse) ? try await self.similar(to: movie, viewer.audience) : []
        }
        let facts: RankedFacts<MovieFacts>? = try await parts.read(nil, or: nil) {
            precedence.ranked(try await movies.documents(of: movie.id))
        }
        var content = MovieContent(
            movie: movie,
            files: found.map {
                MovieFile(file: $0, offered: offered($0, viewer), progress: progress[$0.id], isRemoved: removed.contains($0.id))
            },
            posterTheme: await themes.known(movie.summary.poster), logo: await visible(facts?[\.logo], viewer),
            production: ProductionFacts(facts), cast: cast, crew: crew, makers: makers, isOnWatchlist: false, similar: similar,
            mayMark: viewer.may(.keep), mayCorrect: viewer.may(.manageLibrary))
        let isBegun = progress.values.contains(where: \.isBegun)
        try await parts.read(.marks, or: ()) {
            content.isOnWatchlist = try await viewing.isOnWatchlist(movie.id, viewer: viewer.id)
            content.isContinued = isBegun ? try await isContinued(movie.id, viewer) : false
            content.watchedElsewhereAt = try await viewing.watchedElsewhere(movie.reference, viewer: viewer.id)
            content.ownRating = try await viewing.rating(of: .title(movie.id), viewer: viewer.id)
        }
        content.missing = parts.missing
        return content
    }

    /// The picture, if the viewer may see it: who may not sees words instead.
    func visible(_ picture: Picture?, _ viewer: Viewer) async -> Picture? {
        guard let picture, (try? await maySee(picture: picture.id, viewer)) == true else { return nil }
        return picture
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

extension ProductionFacts {
    fileprivate init(_ facts: RankedFacts<MovieFacts>?) {
        self.init(
            countries: facts?[\.countries] ?? [], originalLanguage: facts?[\.originalLanguage], languages: facts?[\.languages] ?? [],
            status: facts?[\.status])
    }
}
