import AppDependencies
import CoreDomain
import Hummingbird
import LibraryDomain
import LiveServer
import PeopleDomain
import TVSeriesDomain
import ViewingDomain

struct SeriesRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/api/v1/series", access: .may(.browse)) { request, context in
            let (query, page) = try QueryReader.read(request) { reader throws(Problem) in
                let query = SeriesQuery(
                    sort: try reader.choice("sort", default: SeriesSort.title), genre: try reader.string("genre", maxLength: 64),
                    year: try reader.int("year", in: 1_800...3_000), isOwned: try reader.bool("owned"))
                return (query, try reader.page())
            }
            return try await answering {
                let found = try await cinema.series.series(query, page: page, for: context.viewer.audience)
                let watchlist = try await cinema.viewing.onWatchlist(found.items.map(\.id), viewer: context.viewer.id)
                let ratings = try await cinema.viewing.ratings(of: found.items.map { .title($0.id) }, viewer: context.viewer.id)
                let items = found.items.map {
                    SeriesAnswer($0, onWatchlist: watchlist.contains($0.id), rating: ratings[.title($0.id)])
                }
                return .json(ListAnswer(items: items, nextAfterID: found.next))
            }
        }
        routes.get("/api/v1/series/{id}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let id = try context.title("id")
            return try await answering {
                let series = try await cinema.series.series(id.ofSeries, for: context.viewer.audience)
                if series.id != id { return .permanentRedirect("/api/v1/series/\(series.id)") }
                let isOn = try await cinema.viewing.isOnWatchlist(id, viewer: context.viewer.id)
                let rating = try await cinema.viewing.rating(of: .title(id), viewer: context.viewer.id)
                let people = try await TitlePeople(of: .series(id), in: cinema, for: context.viewer.audience)
                return .json(SeriesDetailsAnswer(series, people, onWatchlist: isOn, rating: rating))
            }
        }
        routes.get("/api/v1/series/{id}/seasons/{season}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let (id, number) = (try context.title("id"), try context.parameter("season", as: Int.self))
            return try await answering {
                let season = try await cinema.series.season(number, of: id.ofSeries, for: context.viewer.audience)
                let series = try await cinema.series.series(id.ofSeries, for: context.viewer.audience).id
                if series != id { return .permanentRedirect("/api/v1/series/\(series)/seasons/\(number)") }
                let files = try await cinema.files.availableFiles(of: season.episodes.map(\.reference), for: context.viewer.audience)
                let ratings = try await cinema.viewing.ratings(of: season.episodes.map(\.reference.rated), viewer: context.viewer.id)
                return .json(
                    SeasonAnswer(season, ratings: ratings) { episode in
                        (files[episode.reference] ?? []).map { FileAnswer($0, for: context.viewer, in: cinema) }
                    })
            }
        }
        routes.get("/api/v1/series/{id}/seasons/{season}/episodes/{episode}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let (id, season) = (try context.title("id"), try context.parameter("season", as: Int.self))
            let number = try context.parameter("episode", as: Int.self)
            return try await answering {
                let episode = try await cinema.series.episode(number, season: season, of: id.ofSeries, for: context.viewer.audience)
                if episode.series != id {
                    return .permanentRedirect("/api/v1/series/\(episode.series)/seasons/\(season)/episodes/\(number)")
                }
                let files = try await cinema.files.availableFiles(of: [episode.reference], for: context.viewer.audience)
                let rating = try await cinema.viewing.rating(of: episode.reference.rated, viewer: context.viewer.id)
                let people = try await TitlePeople(
                    of: .episode(of: id, season: season, number: number), in: cinema, for: context.viewer.audience)
                let found = EpisodeAnswer(
                    episode, files: (files[episode.reference] ?? []).map { FileAnswer($0, for: context.viewer, in: cinema) }, rating: rating
                )
                return .json(EpisodeDetailsAnswer(found, people))
            }
        }
        return routes
    }
}
