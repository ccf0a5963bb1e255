/// Turns the statements of a view's body into one nested value.
@resultBuilder
public enum HTMLBuilder {
    @inlinable public static func buildExpression<Content: HTML>(_ content: Content) -> Content { content }
    @inlinable public static func buildBlock() -> EmptyHTML { EmptyHTML() }
    @inlinable public static func buildPartialBlock<Content: HTML>(first: Content) -> Content { first }
    @inlinable public static func buildPartialBlock<First: HTML, Next: HTML>(accumulated: First, next: Next) -> Pair<First, Next> {
        Pair(accumulated, next)
    }
    @inlinable public static func buildOptional<Content: HTML>(_ content: Content?) -> Content? { content }
    @inlinable public static func buildEither<First: HTML, Second: HTML>(first: First) -> Either<First, Second> { .first(first) }
    @inlinable public static func buildEither<First: HTML, Second: HTML>(second: Second) -> Either<First, Second> { .second(second) }
    @inlinable public static func buildArray<Content: HTML>(_ content: [Content]) -> [Content] { content }
}

/// Two pieces of content, one after the other.
public struct Pair<First: HTML, Next: HTML>: HTML {
    public typealias Body = Never
    @usableFromInline let first: First
    @usableFromInline let next: Next

    @inlinable init(_ first: First, _ next: Next) {
        self.first = first
        self.next = next
    }

    @inlinable public func render(into page: inout PageBuffer) {
        first.render(into: &page)
        next.render(into: &page)
    }
}

/// One of two pieces of content, from `if`/`else` and `switch`.
public enum Either<First: HTML, Second: HTML>: HTML {
    public typealias Body = Never
    case first(First)
    case second(Second)

    @inlinable public func render(into page: inout PageBuffer) {
        switch self {
        case .first(let content): content.render(into: &page)
        case .second(let content): content.render(into: &page)
        }
    }
}

extension Optional: HTML where Wrapped: HTML {
    public typealias Body = Never
    @inlinable public func render(into page: inout PageBuffer) {
        if let content = self { content.render(into: &page) }
    }
}

extension Array: HTML where Element: HTML {
    public typealias Body = Never
    @inlinable public func render(into page: inout PageBuffer) {
        for content in self { content.render(into: &page) }
    }
}
