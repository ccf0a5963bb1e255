// Running text and lists. Each function is named after its tag.

@inlinable public func p<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("p", attributes, content())
}

@inlinable public func a<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("a", attributes, content())
}

@inlinable public func strong<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("strong", attributes, content())
}

@inlinable public func em<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("em", attributes, content())
}

@inlinable public func small<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("small", attributes, content())
}

@inlinable public func mark<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("mark", attributes, content())
}

@inlinable public func cite<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("cite", attributes, content())
}

@inlinable public func q<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("q", attributes, content())
}

@inlinable public func blockquote<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("blockquote", attributes, content())
}

@inlinable public func pre<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("pre", attributes, content())
}

@inlinable public func code<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("code", attributes, content())
}

@inlinable public func kbd<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("kbd", attributes, content())
}

@inlinable public func abbr<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("abbr", attributes, content())
}

@inlinable public func time<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("time", attributes, content())
}

@inlinable public func sup<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("sup", attributes, content())
}

@inlinable public func sub<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("sub", attributes, content())
}

@inlinable public func bdi<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("bdi", attributes, content())
}

@inlinable public func ul<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("ul", attributes, content())
}

@inlinable public func ol<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("ol", attributes, content())
}

@inlinable public func li<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("li", attributes, content())
}

@inlinable public func dl<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("dl", attributes, content())
}

@inlinable public func dt<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("dt", attributes, content())
}

@inlinable public func dd<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("dd", attributes, content())
}

@inlinable public func br(_ attributes: Attribute...) -> VoidElement { VoidElement("br", attributes) }

@inlinable public func wbr(_ attributes: Attribute...) -> VoidElement { VoidElement("wbr", attributes) }
