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

extension Page {
    /// The first `count` items after a cursor, read slice by slice; fewer where the list ends.
    public static func first(
        _ count: Int, after start: String?, reading slice: (PageRequest) async throws -> Page
    ) async throws -> Page {
        var whole = Page(items: [], next: start)
        repeat {
            let part = try await slice(PageRequest(limit: count - whole.items.count, after: whole.next))
            whole = Page(items: whole.items + part.items, next: part.next)
        } while whole.next != nil && whole.items.count < count
        return whole
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
