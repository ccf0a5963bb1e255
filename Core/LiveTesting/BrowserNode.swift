/// A node of the tree that models a browser's page in tests.
public indirect enum BrowserNode: Sendable, Equatable {
    case element(BrowserElement)
    case text(String)

    public var element: BrowserElement? { if case .element(let element) = self { element } else { nil } }
    var id: String? { element?.attributes["id"] }
    /// Nodes of the same kind can be morphed into each other.
    var kind: String { element?.tag ?? "#text" }
}

/// An element of that tree.
public struct BrowserElement: Sendable, Equatable {
    public var tag: String
    public var attributes: [String: String]
    public var children: [BrowserNode]
    /// The classes from the server; scripts added the others, which stay. Nil: unknown, so `is-…` counts as added by a script.
    var served: [String]?

    public init(_ tag: String, _ attributes: [String: String] = [:], _ children: [BrowserNode] = []) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
    }

    public var id: String? { attributes["id"] }

    /// The text of the element and its descendants.
    public var text: String {
        children.map { node in
            switch node {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
    }

    /// The first matching element in document order, including itself.
    public func first(where fits: (BrowserElement) -> Bool) -> BrowserElement? {
        if fits(self) { return self }
        for child in children {
            if let found = child.element?.first(where: fits) { return found }
        }
        return nil
    }

    /// All matching descendants, in document order.
    public func all(where fits: (BrowserElement) -> Bool) -> [BrowserElement] {
        children.compactMap(\.element).flatMap { (fits($0) ? [$0] : []) + $0.all(where: fits) }
    }

    /// Changes the first element with that id; false if there is none.
    mutating func update(id: String, _ change: (inout BrowserElement) -> Void) -> Bool {
        if self.id == id { change(&self); return true }
        for index in children.indices {
            guard case .element(var child) = children[index], child.update(id: id, change) else { continue }
            children[index] = .element(child)
            return true
        }
        return false
    }

    /// Removes the first element with that id; false if there is none.
    mutating func remove(id: String) -> Bool {
        if let index = children.firstIndex(where: { $0.id == id }) {
            children.remove(at: index)
            return true
        }
        for index in children.indices {
            guard case .element(var child) = children[index], child.remove(id: id) else { continue }
            children[index] = .element(child)
            return true
        }
        return false
    }
}
