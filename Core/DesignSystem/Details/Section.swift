public import HTML

/// A part of a page with a heading and a margin, other than a row of cards.
public struct Section<Content: HTML>: HTML {
    let title: String?
    let path: String?
    let content: Content

    public init(_ title: String? = nil, path: String? = nil, @HTMLBuilder content: () -> Content) {
        self.title = title
        self.path = path
        self.content = content()
    }

    public var body: some HTML {
        section(.class("block")) {
            if let title { SectionTitle(title, path: path) }
            content
        }
    }
}

/// The heading of a screen without a picture of its own: Watchlist, Library, Settings.
public struct ScreenTitle<Actions: HTML>: HTML {
    let title: String
    let note: String?
    let kicker: String?
    let kickerPath: String?
    let actions: Actions

    /// - Parameter kicker: what it belongs to, with the path that leads there.
    public init(
        _ title: String, note: String? = nil, kicker: String? = nil, kickerPath: String? = nil,
        @HTMLBuilder actions: () -> Actions = { EmptyHTML() }
    ) {
        self.title = title
        self.note = note
        self.kicker = kicker
        self.kickerPath = kickerPath
        self.actions = actions()
    }

    public var body: some HTML {
        header(.class("screen-title")) {
            div {
                DetailsKicker(text: kicker, path: kickerPath)
                h1(.dir("auto")) { title }
                if let note { p(.class("quiet")) { Sentence(note) } }
            }
            div(.class("actions")) { actions }
        }
    }
}
