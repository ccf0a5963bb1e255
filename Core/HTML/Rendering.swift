extension HTML {
    /// The content as UTF-8, rendered into a new page. For tests and single responses; sessions reuse their page instead.
    public func rendered() -> [UInt8] {
        var page = PageBuffer()
        render(into: &page)
        return page.bytes
    }
}

/// The bytes of HTML content, for golden tests and single responses.
public func render(_ html: some HTML) -> [UInt8] { html.rendered() }

/// The text of HTML content, for tests.
public func htmlString(_ html: some HTML) -> String { String(decoding: html.rendered(), as: UTF8.self) }
