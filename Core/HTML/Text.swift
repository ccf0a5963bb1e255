extension String: HTML {
    public typealias Body = Never
    public func render(into page: inout PageBuffer) { page.write(escaping: self) }
}

extension StaticString: HTML {
    public typealias Body = Never
    public func render(into page: inout PageBuffer) { page.write(escaping: description) }
}

extension Int: HTML {
    public typealias Body = Never
    public func render(into page: inout PageBuffer) { page.write(self) }
}

/// The only way to write markup that is not escaped. Only for bytes that this program made itself (drawn artwork, icons).
public struct Raw: HTML {
    public typealias Body = Never
    private enum Source: Sendable {
        case literal(StaticString)
        case bytes([UInt8])
    }
    private let source: Source

    /// Markup written in the program's own source.
    public init(trusted markup: StaticString) { source = .literal(markup) }
    /// Markup made by the program. The caller vouches that no foreign byte is in it unescaped. Must not hold U+001E or U+001F.
    public init(trusted markup: [UInt8]) { source = .bytes(markup) }

    public func render(into page: inout PageBuffer) {
        switch source {
        case .literal(let markup): page.write(markup)
        case .bytes(let markup): page.write(trusted: markup)
        }
    }
}
