public import CoreDomain
public import Live
public import MoviesDomain
import MoviesFeature
public import TVSeriesDomain

/// A page of the web scene, as its address names it.
public enum Destination: Hashable, Sendable {
    case explore
    case movies(MovieQuery, after: String?)
    case movie(TitleID)
    case allSeries(SeriesSort, after: String?)
    case series(TitleID)
    case season(TitleID, Int)
    case episode(TitleID, season: Int, number: Int)
    case search(String)
    case watchlist
    case library
    case settings
    case showroom
    case watch(FileID, from: String?, time: String?, anyway: String?)

    /// Nil for an address that is no page.
    public init?(_ location: Location) {
        let path = location.path
        switch (path.first, path.count) {
        case (nil, 0): self = .explore
        case ("movies", 1): self = .movies(MovieQuery(kind: .movie) { location[$0] }, after: location["after"])
        case ("videos", 1): self = .movies(MovieQuery(kind: .video) { location[$0] }, after: location["after"])
        case ("search", 1): self = .search(location["q"] ?? "")
        case ("watchlist", 1): self = .watchlist
        case ("library", 1): self = .library
        case ("settings", 1): self = .settings
        case ("showroom", 1): self = .showroom
        case ("movies", 2):
            guard let id = TitleID(path[1]) else { return nil }
            self = .movie(id)
        case ("watch", 2):
            guard let file = FileID(path[1]) else { return nil }
            self = .watch(file, from: location["from"], time: location["t"], anyway: location["anyway"])
        case ("series", 1): self = .allSeries(location["sort"].flatMap(SeriesSort.init) ?? .title, after: location["after"])
        case ("series", 2...):
            guard let id = TitleID(path[1]), let page = Self.page(of: id, Array(path.dropFirst(2))) else { return nil }
            self = page
        default: return nil
        }
    }

    private static func page(of series: TitleID, _ rest: [String]) -> Destination? {
        if rest.isEmpty { return .series(series) }
        guard rest.first == "seasons", rest.count == 2 || rest.count == 4, let season = number(rest[1]) else { return nil }
        if rest.count == 2 { return .season(series, season) }
        guard rest[2] == "episodes", let episode = number(rest[3]) else { return nil }
        return .episode(series, season: season, number: episode)
    }

    private static func number(_ text: String) -> Int? {
        Int(text).flatMap { (0...100_000).contains($0) && text.utf8.first != 0x2B ? $0 : nil }
    }

    /// The address; reading it gives this destination again.
    public var location: Location {
        switch self {
        case .explore: Location()
        case .movies(let query, let after):
            Location(
                path: [query.kind == .movie ? "movies" : "videos"],
                query: query.parameters.map { .init($0.name, $0.value) } + Self.items(("after", after)))
        case .movie(let id): Location(path: ["movies", id.rawValue])
        case .allSeries(let sort, let after):
            Location(path: ["series"], query: Self.items(("sort", sort == .title ? nil : sort.rawValue), ("after", after)))
        case .series(let id): Location(path: ["series", id.rawValue])
        case .season(let id, let season): Location(path: ["series", id.rawValue, "seasons", String(season)])
        case .episode(let id, let season, let number):
            Location(path: ["series", id.rawValue, "seasons", String(season), "episodes", String(number)])
        case .search(let query): Location(path: ["search"], query: query.isEmpty ? [] : [.init("q", query)])
        case .watchlist: Location(path: ["watchlist"])
        case .library: Location(path: ["library"])
        case .settings: Location(path: ["settings"])
        case .showroom: Location(path: ["showroom"])
        case .watch(let file, let from, let time, let anyway):
            Location(path: ["watch", file.rawValue], query: Self.items(("from", from), ("t", time), ("anyway", anyway)))
        }
    }

    private static func items(_ pairs: (String, String?)...) -> [Location.Item] {
        pairs.compactMap { name, value in value.map { Location.Item(name, $0) } }
    }

    /// The patterns of all pages, for the server.
    public static let patterns = [
        "/", "/movies", "/movies/{id}", "/videos", "/series", "/series/{id}", "/series/{id}/seasons/{season}",
        "/series/{id}/seasons/{season}/episodes/{episode}", "/search", "/watchlist", "/library", "/settings", "/showroom", "/watch/{file}",
    ]
}
