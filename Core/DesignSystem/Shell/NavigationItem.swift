/// An entry of the main navigation.
public struct NavigationItem: Sendable, Hashable, Identifiable {
    public var id: String
    public var title: String
    public var path: String
    public var icon: Icon

    public init(id: String, title: String, path: String, icon: Icon) {
        self.id = id
        self.title = title
        self.path = path
        self.icon = icon
    }

    /// The entries of the main navigation, in order. A phone's bar has room for four: Movies and Series are at the top of Explore there, and
    /// larger screens have a search field instead of Search.
    public static let standard = [
        NavigationItem(id: "explore", title: "Explore", path: "/", icon: .home),
        NavigationItem(id: "movies", title: "Movies", path: "/movies", icon: .movie),
        NavigationItem(id: "series", title: "Series", path: "/series", icon: .video),
        NavigationItem(id: "search", title: "Search", path: "/search", icon: .search),
        NavigationItem(id: "watchlist", title: "Watchlist", path: "/watchlist", icon: .bookmark),
        NavigationItem(id: "library", title: "Library", path: "/library", icon: .folder),
    ]
}
