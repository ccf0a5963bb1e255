/// Title, language, theme, layout and assets of a page.
public struct DocumentHead: Sendable, Equatable {
    public var title: String
    /// BCP 47 language tag.
    public var language = "en"
    /// `ltr` or `rtl`.
    public var direction = "ltr"
    /// `data-theme` of the root element (`dark`, `light`); nil lets the system decide.
    public var theme: String?
    /// `data-layout` of the root element (`tv`); nil lets the browser decide.
    public var layout: String?
    /// Colours of the browser's own bar, for a dark and a light system.
    public var themeColors: (dark: String, light: String)? {
        get { darkThemeColor.flatMap { dark in lightThemeColor.map { (dark, $0) } } }
        set { darkThemeColor = newValue?.dark; lightThemeColor = newValue?.light }
    }
    private var darkThemeColor: String?
    private var lightThemeColor: String?
    /// Addresses of style sheets, in order.
    public var stylesheets: [String] = []
    /// Addresses of modules, in order.
    public var modules: [String] = []
    /// Address of the icon.
    public var icon: String?
    /// Address of the web application manifest.
    public var manifest: String?
    /// One sentence for search engines and shared links.
    public var summary: String?
    /// Version of the browser's assets; a socket with another version is told to reload the page.
    public var assets = ""

    public init(title: String) { self.title = title }
}
