public import HTML

/// Posters in columns: three on a phone, as many of 150…200 px as fit above, five on a television. list.js continues a long list below
/// the first part.
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
        div(.class("slices"), .id("\(key)-slices"), .untouched)
        div(.class("grid-more"), .region("\(key)-more")) { more }
    }
}

/// The link to the next part of a list. list.js follows it before it comes into view.
public struct MoreLink: HTML {
    let label: String
    let path: String

    public init(_ label: String = "Next page", path: String) {
        self.label = label
        self.path = path
    }

    public var body: some HTML {
        a(.class("button button-quiet more"), .href(path), .rel("next")) { label }
    }
}
