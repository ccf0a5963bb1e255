/// A slice of an ordered list, and where the next slice starts (keyset paging).
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

/// Which slice of a list is wanted.
public struct PageRequest: Sendable, Equatable {
    /// 1…200 items.
    public let limit: Int
    /// The `next` of the slice before; nil for the first. For titles it is the id of the last item.
    public let after: String?

    public static let limits = 1...200

    public init(limit: Int = 50, after: String? = nil) {
        self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
        self.after = after
    }
}
