import CoreDomain
import SearchDomain

extension SearchKind {
    var word: String {
        switch self {
        case .movie: "Movie"
        case .series: "Series"
        case .episode: "Episode"
        case .person: "Person"
        case .video: "Video"
        }
    }
}

extension SearchReference {
    var title: TitleID {
        switch self {
        case .movie(let id), .video(let id), .series(let id): id
        case .episode(let series, _, _): series
        }
    }
}
