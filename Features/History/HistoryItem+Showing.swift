import CoreDomain
import DesignSystem
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

extension HistoryItem {
    /// The movie, or the series of the episode.
    var listed: any ListedTitle {
        switch title {
        case .movie(let movie): movie
        case .episode(let series, _, _, _): series
        }
    }

    /// For a toast: “Fog”, or “Harbour Lights, S1 E2”.
    var name: String {
        switch title {
        case .movie(let movie): movie.title
        case .episode(let series, let season, let number, _): "\(series.title), S\(season) E\(number)"
        }
    }

    /// The year of a movie, or the name of an episode.
    var note: String? {
        switch title {
        case .movie(let movie): movie.year.map(String.init)
        case .episode(_, let season, let number, let name):
            MetaText.joined(["S\(season) E\(number)", EpisodeText.title(number, name: name)])
        }
    }

    var path: String { entry.reference.path }

    var poster: PosterFacts {
        switch title {
        case .movie(let movie): PosterFacts(movie)
        case .episode(let series, _, _, _): PosterFacts(series)
        }
    }

    /// For the ids of its elements.
    var key: String { entry.id.rawValue.replacing("/", with: "-") }
}

extension WatchedDay {
    /// `2026-11`.
    var monthText: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
    var text: String { "\(monthText)-\(day < 10 ? "0" : "")\(day)" }
}
