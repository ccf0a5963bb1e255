/// The content of a file: a movie, a video, or one episode of a series.
public enum TitleReference: Hashable, Sendable {
    case movie(TitleID)
    case video(TitleID)
    case episode(series: TitleID, season: Int, episode: Int)

    /// The movie, video or series that it belongs to.
    public var title: TitleID {
        switch self {
        case .movie(let id), .video(let id): id
        case .episode(let series, _, _): series
        }
    }

    /// The path of its page: `/movies/tmdb-550`, `/series/tmdb-1/seasons/1/episodes/2`.
    public var path: String {
        switch self {
        case .movie(let id), .video(let id): "/movies/\(id)"
        case .episode(let series, let season, let episode): "/series/\(series)/seasons/\(season)/episodes/\(episode)"
        }
    }
}

extension TitleReference: RawRepresentable, Codable {
    /// Stored form: `movie/ID`, `video/ID`, `episode/ID/SEASON/EPISODE`.
    public var rawValue: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .video(let id): "video/\(id)"
        case .episode(let series, let season, let episode): "episode/\(series)/\(season)/\(episode)"
        }
    }

    /// Of seasons and episodes.
    private static var numbers: ClosedRange<Int> { 0...1_000_000 }

    public init?(rawValue: String) {
        let (parts, numbers) = (rawValue.split(separator: "/", omittingEmptySubsequences: false), Self.numbers)
        guard parts.count >= 2, let id = TitleID(String(parts[1])) else { return nil }
        switch (parts[0], parts.count) {
        case ("movie", 2): self = .movie(id)
        case ("video", 2): self = .video(id)
        case ("episode", 4):
            guard let season = Int(parts[2]), let episode = Int(parts[3]), numbers.contains(season),
                numbers.contains(episode)
            else { return nil }
            self = .episode(series: id, season: season, episode: episode)
        default: return nil
        }
    }
}
