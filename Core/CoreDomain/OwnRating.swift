/// A viewer's own rating of a title: whole steps from 1 (worst) to 10 (best), as Trakt, IMDb and TMDb have them. Half stars of five, as
/// Letterboxd has them, are the same ten steps.
public struct OwnRating: Hashable, Sendable, Comparable, RawRepresentable, Codable, CustomStringConvertible {
    /// 1…10.
    public let rawValue: Int

    public static let range = 1...10
    /// Best last.
    public static let all = range.compactMap { OwnRating(rawValue: $0) }

    /// Nil outside 1…10.
    public init?(rawValue: Int) {
        guard Self.range.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    public init?(_ value: Int) { self.init(rawValue: value) }

    public var description: String { String(rawValue) }

    public static func < (one: OwnRating, other: OwnRating) -> Bool { one.rawValue < other.rawValue }
}

/// Something that a viewer can rate.
public enum RatedTitle: Hashable, Sendable {
    /// A movie, a video, or a series as a whole.
    case title(TitleID)
    case episode(series: TitleID, season: Int, episode: Int)

    /// The movie, video or series.
    public var title: TitleID {
        switch self {
        case .title(let id): id
        case .episode(let series, _, _): series
        }
    }
}

extension TitleReference {
    /// The movie, video or episode as something to rate.
    public var rated: RatedTitle {
        switch self {
        case .movie(let id), .video(let id): .title(id)
        case .episode(let series, let season, let episode): .episode(series: series, season: season, episode: episode)
        }
    }
}
