import CoreDomain
import SearchDomain

extension SearchReference {
    /// Stored form: `movie/ID`, `video/ID`, `series/ID`, `episode/ID/SEASON/EPISODE`, `person/ID`.
    var text: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .video(let id): "video/\(id)"
        case .series(let id): "series/\(id)"
        case .episode(let series, let season, let episode): "episode/\(series)/\(season)/\(episode)"
        case .person(let id): "person/\(id)"
        }
    }

    init?(text: String) {
        if text.hasPrefix("series/") {
            guard let id = TitleID(String(text.dropFirst(7))) else { return nil }
            self = .series(id)
            return
        }
        if text.hasPrefix("person/") {
            guard let id = PersonID(String(text.dropFirst(7))) else { return nil }
            self = .person(id)
            return
        }
        switch TitleReference(rawValue: text) {
        case .movie(let id): self = .movie(id)
        case .video(let id): self = .video(id)
        case .episode(let series, let season, let episode): self = .episode(series: series, season: season, episode: episode)
        case nil: return nil
        }
    }

    /// The id of the title or person that decides who may see it.
    var owner: String {
        if case .person(let id) = self { return id.rawValue }
        return title?.rawValue ?? ""
    }
}
