/// Renders one piece of content for each element while the page is written, so a long list never exists as an array of views.
public struct ForEach<Items: Sequence & Sendable, Content: HTML>: HTML {
    public typealias Body = Never
    @usableFromInline let items: Items
    @usableFromInline let content: @Sendable (Items.Element) -> Content

    @inlinable public init(_ items: Items, @HTMLBuilder content: @escaping @Sendable (Items.Element) -> Content) {
        self.items = items
        self.content = content
    }

    @inlinable public func render(into page: inout PageBuffer) {
        for item in items { content(item).render(into: &page) }
    }
}
