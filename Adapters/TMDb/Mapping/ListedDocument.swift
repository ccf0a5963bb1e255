import CoreDomain
import MoviesDomain
import TVSeriesDomain

/// A document that lists of TMDb consist of.
protocol ListedDocument: Hashable, Sendable {
    static var kind: TMDbKind { get }
    /// Nil for one without an id or a title, and for titles for adults only.
    init?(_ item: Item, _ mapping: Mapping)
}

extension MovieDocument: ListedDocument {
    static var kind: TMDbKind { .movie }

    init?(_ item: Item, _ mapping: Mapping) {
        guard let id = Mapping.title(item.id, Self.kind), item.adult != true else { return nil }
        let facts = mapping.movieFacts(item)
        guard facts.title != nil else { return nil }
        self.init(id: id, content: mapping.document(facts, isComplete: false))
    }
}

extension SeriesDocument: ListedDocument {
    static var kind: TMDbKind { .series }

    init?(_ item: Item, _ mapping: Mapping) {
        guard let id = Mapping.title(item.id, Self.kind), item.adult != true else { return nil }
        let facts = mapping.seriesFacts(item)
        guard facts.title != nil else { return nil }
        self.init(id: id, content: mapping.document(facts, isComplete: false))
    }
}

extension Mapping {
    func documents<Document: ListedDocument>(_ listing: Listing?) -> [Document] {
        (listing?.results?.all ?? []).compactMap { Document($0, self) }
    }

    func movieFacts(_ item: Item) -> MovieFacts {
        let (title, originalTitle) = titles(item.title, original: item.original_title)
        let date = PartialDate(item.release_date)
        return MovieFacts(
            title: title, originalTitle: originalTitle, year: Self.year(date), premiered: date?.text,
            overview: Clean.prose(item.overview), rating: Clean.rating(item.vote_average, votes: item.vote_count),
            genres: genres(item), poster: TMDbImages.picture(item.poster_path), backdrop: TMDbImages.picture(item.backdrop_path))
    }

    func seriesFacts(_ item: Item) -> SeriesFacts {
        let (title, originalTitle) = titles(item.name, original: item.original_name)
        return SeriesFacts(
            title: title, originalTitle: originalTitle, year: Self.year(PartialDate(item.first_air_date)),
            overview: Clean.prose(item.overview), rating: Clean.rating(item.vote_average, votes: item.vote_count),
            genres: genres(item), poster: TMDbImages.picture(item.poster_path), backdrop: TMDbImages.picture(item.backdrop_path))
    }

    /// The first title that there is, and the original one if it is another.
    func titles(_ titles: String?..., original: String?) -> (title: String?, original: String?) {
        let original = Clean.line(original)
        let title = titles.lazy.compactMap(Clean.line).first ?? original
        return (title, original == title ? nil : original)
    }

    /// Of a title: no picture moved before the nineteenth century.
    static func year(_ date: PartialDate?) -> Int? { Clean.number(date?.year, in: 1800...2200) }

    func genres(_ item: Item) -> [String] { Clean.lines(item.genre_ids.prefix(100).map { genreNames[$0] }) }
}
