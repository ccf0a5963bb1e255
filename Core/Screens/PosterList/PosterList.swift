public import CoreDomain
public import DesignSystem
public import Flow
public import HTML

/// A long list that is shown as a grid of posters: its addresses, its query, its filters, its cards and its texts. A new grid is one such
/// type and a client; `PosterListFeature` does the rest.
///
/// ```swift
/// public enum MovieList: PosterList { … }
/// public typealias MoviesFeature = PosterListFeature<MovieList>
/// ```
public protocol PosterList: Sendable {
    /// The order and the filters.
    associatedtype Query: Equatable & Sendable
    associatedtype Item: Equatable & Sendable
    /// Facts about the whole list: counts, the choices of the filters, its letters.
    associatedtype Facets: Equatable & Sendable
    /// The way to undo a change that was made in the menu of a poster.
    associatedtype Undo: Hashable & Sendable
    associatedtype Card: HTML
    associatedtype Empty: HTML

    /// Unique among the lists of the site; names the grid's elements.
    static var key: String { get }
    static var patterns: [String] { get }
    static var navigation: NavigationItem? { get }
    /// The label of the button that looks for new files.
    static var scanLabel: String { get }
    /// Stands in for facets that could not be read.
    static var unknownFacets: Facets { get }

    /// The query of an address; an unknown value counts as absent.
    static func query(of request: ScreenRequest) -> Query
    /// The address without parameters.
    static func path(of query: Query) -> String
    /// The names and values of the address, without defaults.
    static func parameters(of query: Query) -> [(name: String, value: String)]
    /// Whether the whole list is shown from A to Z, so that letters can lead to its parts.
    static func isAlphabetical(_ query: Query) -> Bool
    static func title(of query: Query) -> String
    /// The number of titles in words; nil where it is not known.
    static func count(_ query: Query, _ facets: Facets) -> String?
    static func letters(_ facets: Facets) -> [LetterMark]
    static func filters(_ query: Query, _ facets: Facets) -> [FilterField]
    /// What the poster of an item shows.
    static func poster(_ item: Item) -> PosterFacts
    /// A list item with a region key.
    static func card(_ item: Item, artwork: Artwork) -> Card
    /// Shown instead of the grid if nothing matches the query.
    ///
    /// - Parameter mayManageLibrary: whether the viewer may add folders.
    static func empty(_ query: Query, mayManageLibrary: Bool) -> Empty
}

extension PosterList {
    /// The address of the part of the list that follows a cursor.
    ///
    /// - Parameter look: That of the last drawing before it, so that the next one differs.
    static func path(of query: Query, after cursor: String, look: DrawnLook? = nil) -> String {
        var all = parameters(of: query) + [("after", cursor)]
        if let look { all.append(("look", String(look.code))) }
        return path(of: query) + "?" + all.map { "\($0.name)=\(Percent.encode($0.value))" }.joined(separator: "&")
    }
}

/// The data and operations of a poster list.
public struct PosterListClient<List: PosterList>: Sendable {
    /// Throws a `ViewStateError`.
    public var page: @Sendable (List.Query, PageRequest) async throws -> Page<List.Item>
    public var facets: @Sendable (List.Query) async throws -> List.Facets
    /// One element after each change of the list.
    public var changes: @Sendable () -> AsyncStream<Void>
    /// Starts to look for new files.
    public var refresh: @Sendable () async throws(ViewStateError) -> Void
    public var menu: PosterMenuClient<List.Undo>

    public init(
        page: @escaping @Sendable (List.Query, PageRequest) async throws -> Page<List.Item>,
        facets: @escaping @Sendable (List.Query) async throws -> List.Facets,
        changes: @escaping @Sendable () -> AsyncStream<Void>, refresh: @escaping @Sendable () async throws(ViewStateError) -> Void,
        menu: PosterMenuClient<List.Undo>
    ) {
        self.page = page
        self.facets = facets
        self.changes = changes
        self.refresh = refresh
        self.menu = menu
    }
}
