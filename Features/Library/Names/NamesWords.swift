import CoreDomain
import LibraryDomain

enum NamesWords {
    static let title = "Names to check"
    static let note = "Popcorn guessed these titles from names that leave something open. Say which are right, and correct the others."

    /// What was guessed, and why it is a guess.
    static func reason(_ name: DoubtfulName) -> String {
        switch name.doubt {
        case .title: "The name gives no title."
        case .severalMovies: "It is in the folder of another movie."
        case .years: "The file and its folder give different years."
        case .year: "The name gives no year, so there may be several movies with this title."
        case .series: "Nothing but the number of the episode names the series."
        case .episode: "The number of the episode could be something else."
        case .season: "No season is named, so the first one was taken."
        }
    }

    static func guess(_ name: DoubtfulName, _ title: GuessedTitle?) -> String {
        let words = written(title)
        guard case .episode(_, let season, let episode) = name.reference, name.doubt == .episode else { return words }
        return "\(words), season \(season), episode \(episode)"
    }

    static func written(_ title: GuessedTitle?) -> String {
        guard let title else { return "Unknown title" }
        return title.title + (title.year.map { " (\($0))" } ?? "")
    }

    /// “Alien (1979)”, “Season 2, episode 3 of Silo”.
    static func decision(_ correction: Correction) -> String {
        switch correction {
        case .movie(let name), .series(let name): return named(name)
        case .episode(let series, let season, let episodes):
            let numbers =
                episodes.count > 1 ? "episodes \(episodes.lowerBound)–\(episodes.upperBound)" : "episode \(episodes.lowerBound)"
            let place = season == 0 ? "Special, \(numbers)" : "Season \(season), \(numbers)"
            return place + (series.map { " of \(named($0))" } ?? "")
        }
    }

    private static func named(_ name: CorrectedName) -> String { name.title + (name.year.map { " (\($0))" } ?? "") }
}
