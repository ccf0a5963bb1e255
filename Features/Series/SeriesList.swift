public import CoreDomain
public import DesignSystem
public import HTML
public import Screens
public import TVSeriesDomain
public import ViewingDomain

public typealias SeriesListFeature = PosterListFeature<SeriesList>
public typealias SeriesListClient = PosterListClient<SeriesList>

/// All series.
public enum SeriesList: PosterList {
    public typealias Undo = ViewingUndo

    public static let key = "series"
    public static let patterns = ["/series"]
    public static var navigation: NavigationItem? { NavigationItem(id: "series", title: "Series", path: "/series", icon: .video) }
    public static let scanLabel = SeriesListWords.scan
    public static let unknownFacets = SeriesFacets()

    public static func query(of request: ScreenRequest) -> SeriesQuery {
        SeriesQuery(sort: request["sort"].flatMap(SeriesSort.init) ?? .title)
    }

    public static func path(of query: SeriesQuery) -> String { "/series" }

    public static func parameters(of query: SeriesQuery) -> [(name: String, value: String)] {
        query.sort == .title ? [] : [("sort", query.sort.rawValue)]
    }

    public static func isAlphabetical(_ query: SeriesQuery) -> Bool { query == SeriesQuery() }
    public static func title(of query: SeriesQuery) -> String { SeriesListWords.title }
    public static func count(_ query: SeriesQuery, _ facets: SeriesFacets) -> String? { SeriesListWords.count(facets.count) }
    public static func letters(_ facets: SeriesFacets) -> [LetterMark] { facets.letters }

    public static func filters(_ query: SeriesQuery, _ facets: SeriesFacets) -> [FilterField] {
        [
            FilterField(
                name: "sort", label: SeriesListWords.order,
                choices: SeriesSort.allCases.map { .init($0.rawValue, SeriesListWords.sort($0)) }, current: query.sort.rawValue)
        ]
    }

    public static func poster(_ series: SeriesSummary) -> PosterFacts { PosterFacts(series) }

    public static func card(_ series: SeriesSummary, artwork: Artwork) -> PosterCard<PosterMenuButton> {
        PosterCard(
            key: "s-\(series.id)", title: series.title,
            note: series.missingSince == nil ? series.year.map(String.init) : SeriesListWords.unavailable, path: "/series/\(series.id)",
            artwork: artwork
        ) { PosterMenuButton(series.id, name: series.title) }
    }

    public static func empty(_ query: SeriesQuery, mayManageLibrary: Bool) -> EmptyState<LinkButton?> {
        EmptyState(title: SeriesListWords.none, text: mayManageLibrary ? SeriesListWords.noneText : SeriesListWords.ownerAdds) {
            if mayManageLibrary { LinkButton(SeriesListWords.addFolder, icon: .folder, kind: .primary, path: "/library") }
        }
    }
}

/// Facts about all series.
public struct SeriesFacets: Hashable, Sendable {
    /// Series in the whole list.
    public var count: Int
    /// Where the letters begin in the list by title.
    public var letters: [LetterMark]

    public init(count: Int = 0, letters: [LetterMark] = []) {
        self.count = count
        self.letters = letters
    }
}
