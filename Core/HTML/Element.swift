/// A tag with attributes and content.
public struct Element<Content: HTML>: HTML {
    public typealias Body = Never
    @usableFromInline let tag: StaticString
    @usableFromInline let attributes: [Attribute]
    @usableFromInline let content: Content

    @inlinable public init(_ tag: StaticString, _ attributes: [Attribute], _ content: Content) {
        self.tag = tag
        self.attributes = attributes
        self.content = content
    }

    @inlinable public func render(into page: inout PageBuffer) {
        let mark = page.begin(tag, attributes)
        content.render(into: &page)
        page.end(tag, mark)
    }
}

/// A void element, such as `img`.
public struct VoidElement: HTML {
    public typealias Body = Never
    @usableFromInline let tag: StaticString
    @usableFromInline let attributes: [Attribute]

    @inlinable public init(_ tag: StaticString, _ attributes: [Attribute]) {
        self.tag = tag
        self.attributes = attributes
    }

    @inlinable public func render(into page: inout PageBuffer) {
        let mark = page.begin(tag, attributes)
        page.end(mark)
    }
}

/// An element without a function of its own (`svg`, `circle`, …).
@inlinable public func element<Content: HTML>(
    _ tag: StaticString, _ attributes: Attribute..., @HTMLBuilder content: () -> Content = { EmptyHTML() }
) -> Element<Content> {
    Element(tag, attributes, content())
}
