public import HTML

/// Posters in columns: three on a phone, as many of 150…200 px as fit above, five on a television.
public struct PosterGrid<Content: HTML, More: HTML>: HTML {
    let key: String
    let content: Content
    let more: More

    /// - Parameters:
    ///   - key: the grid becomes a region list of this key; its cards need keys as well.
    ///   - more: a `MoreLink` while there is more.
    public init(_ key: String, @HTMLBuilder content: () -> Content, @HTMLBuilder more: () -> More = { EmptyHTML() }) {
        self.key = key
        self.content = content()
        self.more = more()
    }

    public var body: some HTML {
        ul(.class("grid"), .regionList(key)) { content }
        div(.class("grid-more"), .region("\(key)-more")) { more }
    }
}

/// Loads what comes next when it comes into view; a link for browsers without scripts.
public struct MoreLink: HTML {
    let label: String
    let path: String
    let attributes: [Attribute]

    /// - Parameter attributes: `.intent(…)`, sent by itself when the link is about to be seen.
    public init(_ label: String = "More", path: String, _ attributes: Attribute...) {
        self.label = label
        self.path = path
        self.attributes = attributes
    }

    public var body: some HTML {
        tag("a", [.class("button button-quiet more"), .href(path), .rel("next"), .data("live-visible")] + attributes) { label }
    }
}
