import CoreDomain
import DiscoveryDomain
import Foundation
import MoviesDomain
import NetworkLayer
import PeopleDomain
import Persistence
import TMDbAdapter
import TVSeriesDomain

/// The lists of The Movie Database. The facts of their titles and people are saved before the list names them.
struct TMDbLists: DiscoverySource {
    let online: OnlineCatalogue

    func page(_ list: DiscoveryList, _ page: Int) async throws(DiscoveryError) -> DiscoveryPage {
        do {
            return try await online.status.noting { () async throws(TMDbError) in try await answer(list, page) }.saved(by: online)
        } catch let error as TMDbError {
            throw DiscoveryError(error)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    private func answer(_ list: DiscoveryList, _ page: Int) async throws(TMDbError) -> ListAnswer {
        var tmdb = online.tmdb
        tmdb.genreNames = await online.genres.all()
        switch list {
        case .trending(.movie): return .movies(try await tmdb.trendingMovies(page: page))
        case .trending(.series): return .series(try await tmdb.trendingSeries(page: page))
        case .search(let words): return .found(try await tmdb.search(words.text, page: page))
        case .trendingPeople: return .people(try await tmdb.trendingPeople(page: page))
        case .popular(.movie): return .movies(try await tmdb.popularMovies(page: page))
        case .popular(.series): return .series(try await tmdb.popularSeries(page: page))
        case .discover(.movie, let filter):
            return .movies(try await tmdb.discoverMovies(try Self.filter(filter, tmdb.genreNames), page: page))
        case .discover(.series, let filter):
            return .series(try await tmdb.discoverSeries(try Self.filter(filter, tmdb.genreNames), page: page))
        case .similar(.movie, let id): return .movies(try await tmdb.similarMovies(to: try Self.number(id), page: page))
        case .similar(.series, let id): return .series(try await tmdb.similarSeries(to: try Self.number(id), page: page))
        case .recommended(.movie, let id): return .movies(try await tmdb.recommendedMovies(for: try Self.number(id), page: page))
        case .recommended(.series, let id): return .series(try await tmdb.recommendedSeries(for: try Self.number(id), page: page))
        }
    }

    private static func number(_ id: TitleID) throws(TMDbError) -> Int {
        guard let number = id.tmdbNumber else { throw .notFound }
        return number
    }

    /// A genre that TMDb does not have is in none of its titles; while the names cannot be read, nobody knows.
    private static func filter(_ filter: DiscoveryFilter, _ names: [Int: String]) throws(TMDbError) -> TMDbFilter {
        if names.isEmpty, !filter.genres.isEmpty { throw .unavailable(.connectivity) }
        var genres: [Int] = []
        for name in filter.genres {
            guard let number = names.filter({ $0.value == name }).keys.min() else { throw .notFound }
            genres.append(number)
        }
        return TMDbFilter(
            originalLanguage: filter.originalLanguage, genres: genres, fromYear: filter.fromYear, upToYear: filter.upToYear)
    }
}

private enum ListAnswer: Sendable {
    case movies(TMDbPage<MovieDocument>)
    case series(TMDbPage<SeriesDocument>)
    case people(TMDbPage<TMDbPersonSummary>)
    case found(TMDbPage<TMDbResult>)

    func saved(by online: OnlineCatalogue) async throws -> DiscoveryPage {
        switch self {
        case .movies(let page):
            try await online.save(page.items)
            return DiscoveryPage(page) { .title($0.id) }
        case .series(let page):
            try await online.save(page.items)
            return DiscoveryPage(page) { .title($0.id) }
        case .people(let page):
            try await online.save(page.items)
            return DiscoveryPage(page) { .person($0.id) }
        case .found(let page):
            try await online.save(page.items.compactMap(\.movie))
            try await online.save(page.items.compactMap(\.series))
            try await online.save(page.items.compactMap(\.person))
            return DiscoveryPage(page) { found in
                switch found {
                case .movie(let movie): .title(movie.id)
                case .series(let series): .title(series.id)
                case .person(let person): .person(person.id)
                }
            }
        }
    }
}

extension DiscoveryPage {
    fileprivate init<Item>(_ page: TMDbPage<Item>, _ item: (Item) -> DiscoveredItem) {
        self.init(items: page.items.map(item), page: page.page, totalPages: page.totalPages, fetchedAt: .now)
    }
}

extension DiscoveryError {
    fileprivate init(_ error: TMDbError) {
        self =
            switch error {
            case .notFound: .notFound
            case .unauthorised: .unauthorised
            case .unavailable: .unavailable(reason: error.description)
            }
    }
}

extension TMDbResult {
    fileprivate var movie: MovieDocument? { if case .movie(let movie) = self { movie } else { nil } }
    fileprivate var series: SeriesDocument? { if case .series(let series) = self { series } else { nil } }
    fileprivate var person: TMDbPersonSummary? { if case .person(let person) = self { person } else { nil } }
}
