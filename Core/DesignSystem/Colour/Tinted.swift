public import HTML

/// A part of the page in the colours of a movie. Without a theme colour the page keeps the accent colour.
public struct Tinted<Content: HTML>: HTML {
    let tint: Tint?
    let attributes: [Attribute]
    let content: Content

    /// - Parameter theme: `rrggbb`, as in `Picture.theme`.
    public init(theme: String?, _ attributes: Attribute..., @HTMLBuilder content: () -> Content) {
        tint = Tint(theme: theme)
        self.attributes = attributes
        self.content = content()
    }

    public var body: some HTML {
        tag("div", [.class(tint == nil ? "untinted" : "tinted"), tint.map { .style($0.style) } ?? .omitted] + attributes) { content }
    }
}
