/// An entry of the main navigation. A phone’s bar has room for four: Movies and Series are at the top of Explore there, and larger screens
/// have a search field instead of Search.
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
}
