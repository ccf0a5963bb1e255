import DesignSystem
import TVSeriesDomain

/// The texts of the list of series.
enum SeriesListWords {
    static let title = "Series"
    static let scan = "Scan for new episodes"
    static let order = "Sort by"
    static let unavailable = "Unavailable"
    static let none = "No series yet"
    static let noneText = "Add a folder of series. They appear here while it is being scanned."
    static let addFolder = "Add a folder"
    static let ownerAdds = "Series appear here when the owner of this server adds a folder of them."

    static func sort(_ sort: SeriesSort) -> String {
        switch sort {
        case .title: "A to Z"
        case .added: "Recently added"
        case .year: "Newest first"
        case .rating: "Top rated"
        }
    }

    /// "128 series"; nil where the number is not known.
    static func count(_ number: Int) -> String? { number > 0 ? CountText.count(number, "series", plural: "series") : nil }
}
