import CoreDomain
import SearchDomain

extension SearchReference {
    /// Stored form: `movie/ID`, `video/ID`, `series/ID`, `episode/ID/SEASON/EPISODE`.
    var text: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .video(let id): "video/\(id)"
        case .series(let id): "series/\(id)"
        case .episode(let series, let season, let episode): "episode/\(series)/\(season)/\(episode)"
        }
    }

    init?(text: String) {
        if text.hasPrefix("series/") {
            guard let id = TitleID(String(text.dropFirst(7))) else { return nil }
            self = .series(id)
            return
        }
        switch TitleReference(rawValue: text) {
        case .movie(let id): self = .movie(id)
        case .video(let id): self = .video(id)
        case .episode(let series, let season, let episode): self = .episode(series: series, season: season, episode: episode)
        case nil: return nil
        }
    }
}
