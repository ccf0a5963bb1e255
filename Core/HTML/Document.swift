/// A complete page. The content is the root region `live`, which the socket can replace as a whole.
public struct Document<Content: HTML>: HTML {
    public typealias Body = Never
    let head: DocumentHead
    let token: String?
    let isComplete: Bool
    let content: Content

    /// - Parameters:
    ///   - token: Lets the socket adopt the store that rendered this page; nil for a page that stays as it is.
    ///   - isComplete: False while a section is still loading. The rest then comes over the socket; a browser without JavaScript loads the page
    ///     again after a second.
    public init(_ head: DocumentHead, token: String? = nil, isComplete: Bool = true, content: Content) {
        self.head = head
        self.token = token
        self.isComplete = isComplete
        self.content = content
    }

    public init(_ head: DocumentHead, token: String? = nil, @HTMLBuilder content: () -> Content) {
        self.init(head, token: token, content: content())
    }

    public func render(into page: inout PageBuffer) {
        page.write("<!DOCTYPE html>\n")
        let html = page.begin(
            "html",
            [
                .lang(head.language), .dir(head.direction), head.theme.map { .data("theme", $0) } ?? .omitted,
                head.layout.map { .data("layout", $0) } ?? .omitted,
            ])
        renderHead(into: &page)
        page.write("<body>")
        LiveRoot(content: content).render(into: &page)
        page.write("</body>")
        page.end("html", html)
    }

    private func renderHead(into page: inout PageBuffer) {
        page.write("<head><meta charset=\"utf-8\">")
        element("title") { head.title }.render(into: &page)
        meta("viewport", "width=device-width, initial-scale=1, viewport-fit=cover", &page)
        meta("color-scheme", head.theme ?? "dark light", &page)
        if let colors = head.themeColors {
            write("meta", [.name("theme-color"), .content(colors.dark), .media("(prefers-color-scheme: dark)")], &page)
            write("meta", [.name("theme-color"), .content(colors.light), .media("(prefers-color-scheme: light)")], &page)
        }
        if let summary = head.summary { meta("description", summary, &page) }
        if let token { meta("live", token, &page) }
        if !head.assets.isEmpty { meta("assets", head.assets, &page) }
        if !isComplete { page.write("<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>") }
        for sheet in head.stylesheets { write("link", [.rel("stylesheet"), .href(sheet)], &page) }
        if let icon = head.icon { write("link", [.rel("icon"), .href(icon)], &page) }
        if let manifest = head.manifest { write("link", [.rel("manifest"), .href(manifest)], &page) }
        for module in head.modules { element("script", .type("module"), .src(module)).render(into: &page) }
        page.write("</head>")
    }

    private func meta(_ name: String, _ content: String, _ page: inout PageBuffer) {
        write("meta", [.name(name), .content(content)], &page)
    }

    private func write(_ tag: StaticString, _ attributes: [Attribute], _ page: inout PageBuffer) {
        VoidElement(tag, attributes).render(into: &page)
    }
}

/// The root region. A session renders it alone; the first paint renders it within a `Document`.
public struct LiveRoot<Content: HTML>: HTML {
    public typealias Body = Never
    @usableFromInline let content: Content

    @inlinable public init(content: Content) { self.content = content }

    @inlinable public func render(into page: inout PageBuffer) {
        let mark = page.begin("div", [.region("live")])
        content.render(into: &page)
        page.end("div", mark)
    }
}
