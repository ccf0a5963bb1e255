/// The addresses of the style sheets and modules that every page needs.
public struct WebAssets: Equatable, Sendable {
    public var stylesheets: [String]
    public var modules: [String]
    public var icon: String?
    /// Changes when any of them does.
    public var version: String

    public init(stylesheets: [String], modules: [String], icon: String? = nil, version: String) {
        self.stylesheets = stylesheets
        self.modules = modules
        self.icon = icon
        self.version = version
    }
}
