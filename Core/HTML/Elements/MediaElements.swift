// Pictures, audio and video. Each function is named after its tag.

@inlinable public func figure<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("figure", attributes, content())
}

@inlinable public func figcaption<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("figcaption", attributes, content())
}

@inlinable public func picture<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("picture", attributes, content())
}

@inlinable public func video<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("video", attributes, content())
}

@inlinable public func audio<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("audio", attributes, content())
}

@inlinable public func canvas<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("canvas", attributes, content())
}

@inlinable public func svg<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("svg", attributes, content())
}

@inlinable public func img(_ attributes: Attribute...) -> VoidElement { VoidElement("img", attributes) }

@inlinable public func source(_ attributes: Attribute...) -> VoidElement { VoidElement("source", attributes) }

@inlinable public func track(_ attributes: Attribute...) -> VoidElement { VoidElement("track", attributes) }
