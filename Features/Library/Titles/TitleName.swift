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
    /// - Parameter last: of a file with several episodes.
    static func title(_ reference: TitleReference, _ name: TitleName?, to last: Int? = nil) -> String {
        guard case .episode(_, let season, let episode) = reference else { return title(name) }
        let last = last.flatMap { $0 > episode ? $0 : nil }
        let numbers = last.map { "s \(episode)–\($0)" } ?? " \(episode)"
        return season == 0 ? "\(title(name)), special\(numbers)" : "\(title(name)), season \(season), episode\(numbers)"
    }
}
