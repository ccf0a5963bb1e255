public import HTML

/// A small pill: one of several choices (a link), or a word.
public struct Chip: HTML {
    let label: String
    let path: String?
    let isCurrent: Bool
    let attributes: [Attribute]

    public init(_ label: String, path: String? = nil, isCurrent: Bool = false, _ attributes: Attribute...) {
        self.label = label
        self.path = path
        self.isCurrent = isCurrent
        self.attributes = attributes
    }

    public var body: some HTML {
        if let path {
            tag("a", [.class("chip"), .href(path), .when(isCurrent, .aria("current", "true"))] + attributes) { label }
        } else {
            tag("span", [.class("chip chip-word")] + attributes) { label }
        }
    }
}

/// Chips in a line that wraps: seasons, genres, kinds of results.
public struct ChipLine<Content: HTML>: HTML {
    let label: String
    let content: Content

    public init(_ label: String, @HTMLBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some HTML {
        div(.class("chips"), .role("group"), .aria("label", label)) { content }
    }
}
