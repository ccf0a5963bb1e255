import CoreDomain
import LibraryDomain

enum NamesWords {
    static let title = "Names to check"
    static let note = "Popcorn guessed these titles because the file names are ambiguous. Confirm the right ones and correct the others."

    /// What was guessed, and why it is a guess.
    static func reason(_ name: DoubtfulName) -> String {
        switch name.doubt {
        case .title: "The name gives no title."
        case .severalMovies: "This file is in another movie’s folder."
        case .years: "The file and its folder give different years."
        case .year: "The name gives no year, so there may be several movies with this title."
        case .series: "The name gives only the number of an episode, so the series may be wrong."
        case .episode: "The number in the name may not be an episode number."
        case .season: "The name gives no season, so season 1 was assumed."
        }
    }

    static func guess(_ name: DoubtfulName, _ title: TitleName?) -> String {
        if case .episode = name.reference, name.doubt != .episode { return TitleWords.title(title) }
        return TitleWords.title(name.reference, title)
    }

    static func said(_ offer: NamesOffer) -> String {
        switch offer {
        case .corrected(_, let correction): "Filed as “\(decision(correction))”."
        case .withdrawn(let correction): "Undone: “\(decision(correction))”."
        }
    }

    /// “Alien (1979)”, “Season 2, episode 3 of Silo”.
    /// - Parameter now: the series of an episode for which nobody entered one.
    static func decision(_ correction: Correction, of now: TitleName? = nil) -> String {
        switch correction {
        case .movie(let name), .series(let name): return TitleName(name).text
        case .episode(let series, let season, let episodes):
            let numbers =
                episodes.count > 1 ? "episodes \(episodes.lowerBound)–\(episodes.upperBound)" : "episode \(episodes.lowerBound)"
            let place = season == 0 ? "Special, \(numbers)" : "Season \(season), \(numbers)"
            return place + ((series.map { TitleName($0) } ?? now).map { " of \($0.text)" } ?? "")
        }
    }
}

extension TitleName {
    fileprivate init(_ name: CorrectedName) { self.init(title: name.title, year: name.year) }
}
