// The parts of a page. Each function is named after its tag.

@inlinable public func main<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("main", attributes, content())
}

@inlinable public func header<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("header", attributes, content())
}

@inlinable public func footer<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("footer", attributes, content())
}

@inlinable public func nav<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("nav", attributes, content())
}

@inlinable public func section<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("section", attributes, content())
}

@inlinable public func article<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("article", attributes, content())
}

@inlinable public func aside<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("aside", attributes, content())
}

@inlinable public func div<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("div", attributes, content())
}

@inlinable public func span<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("span", attributes, content())
}

@inlinable public func h1<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("h1", attributes, content())
}

@inlinable public func h2<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("h2", attributes, content())
}

@inlinable public func h3<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("h3", attributes, content())
}

@inlinable public func h4<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("h4", attributes, content())
}

@inlinable public func h5<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("h5", attributes, content())
}

@inlinable public func h6<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("h6", attributes, content())
}

@inlinable public func hgroup<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("hgroup", attributes, content())
}

@inlinable public func hr(_ attributes: Attribute...) -> VoidElement { VoidElement("hr", attributes) }
