// Tables. Each function is named after its tag.

@inlinable public func table<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("table", attributes, content())
}

@inlinable public func caption<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("caption", attributes, content())
}

@inlinable public func thead<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("thead", attributes, content())
}

@inlinable public func tbody<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("tbody", attributes, content())
}

@inlinable public func tfoot<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("tfoot", attributes, content())
}

@inlinable public func tr<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("tr", attributes, content())
}

@inlinable public func th<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("th", attributes, content())
}

@inlinable public func td<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("td", attributes, content())
}

@inlinable public func col(_ attributes: Attribute...) -> VoidElement { VoidElement("col", attributes) }
