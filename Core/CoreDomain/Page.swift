/// A slice of an ordered list, with the cursor of the next slice (keyset paging).
public struct Page<Item: Sendable>: Sendable {
    public var items: [Item]
    /// The cursor of the next slice; nil at the end of the list.
    public var next: String?

    public init(items: [Item], next: String?) {
        self.items = items
        self.next = next
    }

    public func map<Other>(_ transform: (Item) -> Other) -> Page<Other> {
        Page<Other>(items: items.map(transform), next: next)
    }
}

extension Page: Equatable where Item: Equatable {}

/// A request for a slice of a list.
public struct PageRequest: Sendable, Equatable {
    /// 1…200 items.
    public let limit: Int
    /// The `next` of the previous slice; nil for the first one. For titles it is the id of the last item.
    public let after: String?

    public static let limits = 1...200

    public init(limit: Int = 50, after: String? = nil) {
        self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
        self.after = after
    }
}
