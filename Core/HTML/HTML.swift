/// Something that can be written into a page. A view composes others in `body`; the building blocks of this module write
/// themselves. Rendering is static: no existential and no string is built on the way.
public protocol HTML: Sendable {
    associatedtype Body: HTML
    @HTMLBuilder var body: Body { get }
    /// Appends this content to the page. Primitives implement it; views do not.
    func render(into page: inout PageBuffer)
}

extension HTML {
    @inlinable public func render(into page: inout PageBuffer) {
        body.render(into: &page)
    }
}

extension HTML where Body == Never {
    /// Primitives have no body.
    public var body: Never { fatalError("a primitive has no body") }
}

extension Never: HTML {
    public typealias Body = Never
    public func render(into page: inout PageBuffer) {}
}

/// Nothing at all.
public struct EmptyHTML: HTML {
    public typealias Body = Never
    @inlinable public init() {}
    @inlinable public func render(into page: inout PageBuffer) {}
}
