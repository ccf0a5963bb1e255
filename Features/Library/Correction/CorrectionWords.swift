import CoreDomain
import DesignSystem
import LibraryDomain

enum CorrectionWords {
    static let screen = "Correct the title"
    static let undo = "Undo the correction"
    static let retry = "Try again"
    static let files = "Files"
    static let oneFile = "Only this file: it is a different movie"
    static let whyHeading = "Why it is filed like this"
    static let kept = "Popcorn remembers the correction, also if the file is renamed or moved. The file itself stays as it is."

    static func allFiles(_ count: Int) -> String { count == 2 ? "Both files of this movie" : "All \(count) files of this movie" }

    /// “Heat (1995)”, “Dark: season 2, episode 3”.
    static func identity(_ content: CorrectionContent) -> String {
        let name = content.title + (content.year.map { " (\($0))" } ?? "")
        guard case .episode(_, let season, let number) = content.file.reference else { return name }
        return "\(name): season \(season), episode \(number)"
    }

    static func filed(_ content: CorrectionContent) -> String {
        content.correctedAt == nil ? "Filed as \(identity(content))." : "Filed as \(identity(content)), as corrected by you."
    }

    static func open(_ content: CorrectionContent) -> String {
        if case .episode = content.file.reference { "Open the episode" } else { "Open the movie" }
    }

    static func heading(_ kind: CorrectionFeature.Sent.Kind, isNow: Bool) -> String {
        switch kind {
        case .movie: isNow ? "This is another movie" : "This is a movie"
        case .episode: isNow ? "This is another episode" : "This is an episode of a series"
        case .series: "The whole series is another one"
        }
    }

    static let seriesNote = "All episodes that are found with this one belong to the other series, too, including new ones."
}
