import HTML

/// An element with attributes of the component and attributes of the caller.
func tag<Content: HTML>(
    _ name: StaticString, _ attributes: [Attribute], @HTMLBuilder content: () -> Content = { EmptyHTML() }
) -> Element<Content> {
    Element(name, attributes, content())
}
