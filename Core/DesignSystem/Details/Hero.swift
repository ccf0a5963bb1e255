public import HTML

/// The large movie at the top of Explore. A gradient over the picture keeps the text readable.
public struct Hero<Actions: HTML>: HTML {
    let key: String
    let kicker: String?
    let title: String
    let meta: [String]
    let text: String?
    let path: String
    let backdrop: Artwork
    let poster: Artwork
    let progress: Double?
    let theme: String?
    let actions: Actions

    /// - Parameters:
    ///   - kicker: a few words above the title: "Continue watching", "Featured".
    ///   - poster: shown instead of the backdrop on a phone.
    ///   - actions: play or resume first, then the watchlist.
    public init(
        key: String = "hero", kicker: String? = nil, title: String, meta: [String] = [], text: String? = nil, path: String,
        backdrop: Artwork, poster: Artwork, progress: Double? = nil, theme: String? = nil, @HTMLBuilder actions: () -> Actions
    ) {
        self.key = key
        self.kicker = kicker
        self.title = title
        self.meta = meta
        self.text = text
        self.path = path
        self.backdrop = backdrop
        self.poster = poster
        self.progress = progress
        self.theme = theme
        self.actions = actions()
    }

    public var body: some HTML {
        let tint = Tint(theme: theme)
        section(
            .class(tint == nil ? "hero" : "hero tinted"), .region(key), .aria("labelledby", "\(key)-title"),
            tint.map { .style($0.style) } ?? .omitted
        ) {
            div(.class("hero-picture")) {
                PictureFrame(backdrop, shape: .wide, sizes: "100vw", isFirst: true)
                // A drawn poster contains the title already; the wide drawing has no text.
                if case .picture = poster { PictureFrame(poster, shape: .poster, sizes: "100vw") }
            }
            div(.class("hero-words")) {
                if let kicker { p(.class("kicker")) { kicker } }
                h1(.class(title.count > 36 ? "title title-long" : "title"), .id("\(key)-title"), .dir("auto"), .title(title)) {
                    a(.href(path)) { title }
                }
                MetaLine(meta)
                if let text { p(.class("hero-text"), .dir("auto")) { text } }
                if let progress { ProgressLine(progress) }
                div(.class("actions")) { actions }
            }
        }
    }
}
