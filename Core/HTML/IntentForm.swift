/// A form whose submission is an intent, with and without JavaScript: the values of the intent travel as hidden fields, and the
/// form's own named inputs come after them and win where the names are equal.
public struct IntentForm<Content: HTML>: HTML {
    public typealias Body = Never
    @usableFromInline let wire: WireIntent?
    @usableFromInline let attributes: [Attribute]
    @usableFromInline let content: Content

    public init(_ intent: some BrowserIntent, _ attributes: Attribute..., @HTMLBuilder content: () -> Content) {
        wire = WireIntent(intent)
        self.attributes = attributes
        self.content = content()
    }

    /// A form whose inputs are all the fields of the intent of this name.
    public init(named name: StaticString, _ attributes: Attribute..., @HTMLBuilder content: () -> Content) {
        wire = WireIntent(name: name.description)
        self.attributes = attributes
        self.content = content()
    }

    public func render(into page: inout PageBuffer) {
        guard let wire else { return content.render(into: &page) }
        let mark = page.begin("form", [.method("post"), .data("i", wire.name)] + attributes)
        hidden("-", wire.name, into: &page)
        for field in wire.fields { hidden(field.name, field.value, into: &page) }
        content.render(into: &page)
        page.end("form", mark)
    }

    private func hidden(_ name: String, _ value: String, into page: inout PageBuffer) {
        page.end(page.begin("input", [.type("hidden"), .name(name), .value(value)]))
    }
}
