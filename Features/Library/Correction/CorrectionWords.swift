import CoreDomain
import DesignSystem
import LibraryDomain

enum CorrectionWords {
    static let screen = "Correct the title"
    static let undo = "Undo the correction"
    static let retry = "Try again"
    static let library = "Library"
    static let unread = "The file was still being read. Try again."
    static let files = "Files"
    static let oneFile = "Only this file"
    static let whyHeading = "Why it was filed this way"
    static let kept = "Popcorn remembers the correction even if the file is renamed or moved. The file itself is not changed."

    static func allFiles(_ content: CorrectionContent) -> String {
        let title = content.series == nil ? "movie" : "episode"
        return content.versions == 2 ? "Both files of this \(title)" : "All \(content.versions) files of this \(title)"
    }

    static func filed(_ content: CorrectionContent) -> String {
        let title = TitleWords.title(content.file.reference, content.title, to: content.file.lastEpisode)
        return content.correction == nil ? "Filed as \(title)." : "Filed as \(title), as corrected by you."
    }

    static func said(_ change: CorrectionChange) -> String {
        change.now.map { "Filed as “\(NamesWords.decision($0))”." } ?? "Correction undone."
    }

    static func open(_ content: CorrectionContent) -> String {
        if case .episode = content.file.reference { "Open the episode" } else { "Open the movie" }
    }

    static func heading(_ kind: CorrectionFeature.Sent.Kind, isNow: Bool) -> String {
        switch kind {
        case .movie: isNow ? "This is a different movie" : "This is a movie"
        case .episode: isNow ? "This is a different episode" : "This is an episode of a series"
        case .series: "This is a different series"
        }
    }

    static let seriesNote = "This moves all episodes found with this one, including new ones added later."
}
