extension HTML {
    /// The piece as UTF-8, written into a page of its own. For tests and one-off answers; a session lends its page instead.
    public func rendered() -> [UInt8] {
        var page = PageBuffer()
        render(into: &page)
        return page.bytes
    }
}

/// The bytes of a piece of HTML, for golden tests and one-off answers.
public func render(_ html: some HTML) -> [UInt8] { html.rendered() }

/// The text of a piece of HTML, for tests.
public func htmlString(_ html: some HTML) -> String { String(decoding: html.rendered(), as: UTF8.self) }
