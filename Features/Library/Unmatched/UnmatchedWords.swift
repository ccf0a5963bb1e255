import DesignSystem
import LibraryDomain

enum UnmatchedWords {
    static let title = "Titles without a match"
    static let note = "The names of these files match no known title. Open one to choose what it is."
    static let none = "All titles are matched"
    static let noneText = "Every title has a match, or you entered it yourself."
    /// On the Library page.
    static let advice = "The names of their files match no known title. Choose what they are."

    static func count(_ page: UnmatchedPage) -> String { CountText.count(page.count, "title") }

    static func card(_ count: Int) -> String { CountText.count(count, "title") + " without a match" }

    static func perhaps(_ candidate: MatchCandidate) -> String {
        "Possible match: “\(TitleName(title: candidate.title, year: candidate.year).text)”."
    }
}
