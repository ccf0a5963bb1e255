// Forms and their controls. Each function is named after its tag.

@inlinable public func form<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("form", attributes, content())
}

@inlinable public func button<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("button", attributes, content())
}

@inlinable public func label<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("label", attributes, content())
}

@inlinable public func select<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("select", attributes, content())
}

@inlinable public func option<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("option", attributes, content())
}

@inlinable public func optgroup<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("optgroup", attributes, content())
}

@inlinable public func datalist<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("datalist", attributes, content())
}

@inlinable public func textarea<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("textarea", attributes, content())
}

@inlinable public func fieldset<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("fieldset", attributes, content())
}

@inlinable public func legend<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("legend", attributes, content())
}

@inlinable public func output<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("output", attributes, content())
}

@inlinable public func progress<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("progress", attributes, content())
}

@inlinable public func meter<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("meter", attributes, content())
}

@inlinable public func dialog<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("dialog", attributes, content())
}

@inlinable public func details<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("details", attributes, content())
}

@inlinable public func summary<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }) -> Element<
    Content
> {
    Element("summary", attributes, content())
}

@inlinable public func template<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("template", attributes, content())
}

@inlinable public func noscript<Content: HTML>(_ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() })
    -> Element<Content>
{
    Element("noscript", attributes, content())
}

@inlinable public func input(_ attributes: Attribute...) -> VoidElement { VoidElement("input", attributes) }
