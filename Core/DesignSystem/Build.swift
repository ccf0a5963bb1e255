import HTML

/// An element whose attributes are partly the component's and partly the caller's.
func tag<Content: HTML>(
    _ name: StaticString, _ attributes: [Attribute], @HTMLBuilder content: () -> Content = { EmptyHTML() }
) -> Element<Content> {
    Element(name, attributes, content())
}
