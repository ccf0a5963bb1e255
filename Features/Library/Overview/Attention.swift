import DesignSystem
import HTML

/// What a person can look after, each with a link to its page.
struct Attention: HTML {
    let doubts: Int
    let versions: Int
    /// Contents that several titles have.
    let copies: Int
    var unmatched = 0

    private var comparisons: String {
        let titles = versions > 0 ? CountText.count(versions, "title") + " with several files" : nil
        let shared = copies > 0 ? CountText.count(copies, "file") + " under several titles" : nil
        return [titles, shared].compactMap(\.self).joined(separator: ", ")
    }

    var body: some HTML {
        ul(.class("attention"), .region("attention")) {
            if doubts > 0, let path = LibraryAddress.names() {
                Card(
                    icon: .search, path: path, title: CountText.count(doubts, "name") + " to check",
                    text: "Popcorn guessed these titles. Confirm the right ones and correct the others.")
            }
            if unmatched > 0, let path = LibraryAddress.unmatched() {
                Card(icon: .info, path: path, title: UnmatchedWords.card(unmatched), text: UnmatchedWords.advice)
            }
            if versions > 0 || copies > 0, let path = LibraryAddress.versions() {
                Card(
                    icon: .filter, path: path, title: comparisons,
                    text: "Compare their versions and find copies that only take up space.")
            }
        }
    }
}

private struct Card: HTML {
    let icon: Icon
    let path: String
    let title: String
    let text: String

    var body: some HTML {
        li {
            a(.class("attention-card"), .href(path)) {
                icon
                span(.class("attention-words")) {
                    strong { title }
                    span(.class("quiet")) { text }
                }
                Icon.chevronEnd
            }
        }
    }
}
