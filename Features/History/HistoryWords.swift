import CoreDomain
import DesignSystem
import ViewingDomain

/// The texts of the history and its years.
enum HistoryWords {
    static let title = "History"
    static let watchlist = "Watchlist"
    static let years = "Years"
    static let retry = "Try again"
    static let next = "Next page"
    static let newest = "Newest"
    static let wholeHistory = "Whole history"
    static let empty = "Nothing watched yet"
    static let emptyText = "Movies and episodes appear here when you watch them to the end or mark them as watched."
    static let emptySlice = "Nothing to show on this page"
    static let emptySliceText = "Its titles aren’t available."
    static let allMovies = "All movies"

    static let time = "Watch time"
    static let months = "By month"
    static let best = "Your highest ratings"
    static let genres = "Genres"
    static let people = "Most watched people"
    static let firstAndLast = "First and last"
    static let only = "The only one"
    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    static func year(_ year: Int) -> String { "\(year) in movies" }
    static func emptyYear(_ year: Int) -> String { "Nothing watched in \(year)" }
    static func removed(_ name: String) -> String { "Removed “\(name)” from your history." }
    static func remove(_ name: String) -> String { "Remove “\(name)” from history" }
    static func movies(_ count: Int) -> String { count == 1 ? "Movie" : "Movies" }
    static func episodes(_ count: Int) -> String { count == 1 ? "Episode" : "Episodes" }

    /// “Watched on 3 November 2026”, or “Marked as watched on …”.
    static func watched(_ item: HistoryItem) -> String {
        (item.entry.isMarked ? "Marked as watched on " : "Watched on ") + DateText.written(item.day.text)
    }

    /// - Parameter seconds: from a minute on.
    static func duration(_ seconds: Double) -> String {
        RuntimeText.short(minutes: max(Int(clamped: (seconds / 60).rounded()), 1)) ?? ""
    }

    /// What the figures do not say; nil if there is nothing.
    static func remarks(_ summary: YearSummary) -> String? {
        let remarks = [
            summary.repeats > 0 ? "Includes \(CountText.count(summary.repeats, "repeat viewing"))." : "",
            summary.unknownLengths > 0
                ? "\(CountText.count(summary.unknownLengths, "viewing")) of unknown length "
                    + "\(summary.unknownLengths == 1 ? "isn’t" : "aren’t") included in the time." : "",
        ].filter { !$0.isEmpty }
        return remarks.isEmpty ? nil : remarks.joined(separator: " ")
    }
}
