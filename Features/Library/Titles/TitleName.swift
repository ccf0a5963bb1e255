import CoreDomain

/// The name of a movie or a series.
public struct TitleName: Hashable, Sendable {
    public var title: String
    public var year: Int?

    public init(title: String, year: Int? = nil) {
        self.title = title
        self.year = year
    }

    /// “Alien (1979)”.
    var text: String { title + (year.map { " (\($0))" } ?? "") }
}

enum TitleWords {
    static func title(_ name: TitleName?) -> String { name?.text ?? "Unknown title" }

    /// “Silo (2023), season 2, episode 1”.
    static func title(_ reference: TitleReference, _ name: TitleName?) -> String {
        guard case .episode(_, let season, let episode) = reference else { return title(name) }
        return season == 0 ? "\(title(name)), special \(episode)" : "\(title(name)), season \(season), episode \(episode)"
    }
}
