public import CoreDomain
public import Foundation

/// A title or person in a list. Their facts are documents of other contexts.
public enum DiscoveredItem: Hashable, Sendable {
    case title(TitleID)
    case person(PersonID)
}

extension DiscoveredItem: RawRepresentable, Codable {
    /// Stored form: `title/ID`, `person/ID`.
    public var rawValue: String {
        switch self {
        case .title(let id): "title/\(id)"
        case .person(let id): "person/\(id)"
        }
    }

    public init?(rawValue: String) {
        let parts = rawValue.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "title":
            guard let id = TitleID(String(parts[1])) else { return nil }
            self = .title(id)
        case "person":
            guard let id = PersonID(String(parts[1])) else { return nil }
            self = .person(id)
        default: return nil
        }
    }
}

/// One page of a list, as a source gave it.
public struct DiscoveryPage: Hashable, Sendable {
    /// In the source's order, each once; at most `mostItems`.
    public let items: [DiscoveredItem]
    /// 1…500.
    public let page: Int
    /// 0…500; 0 for an empty list.
    public let totalPages: Int
    public let fetchedAt: Date

    /// TMDb serves no more pages of any list.
    public static let numbers = 1...500
    public static let mostItems = 200
    /// The age in seconds up to which a page is served without asking its source again (behaviour.md §2.2).
    public static let lifetime: TimeInterval = 86_400

    /// Clamps the numbers, leaves out repeated items and cuts what is too long.
    public init(items: [DiscoveredItem], page: Int, totalPages: Int, fetchedAt: Date) {
        self.items = items.prefix(Self.mostItems).eachOnce
        self.page = min(max(page, Self.numbers.lowerBound), Self.numbers.upperBound)
        self.totalPages = min(max(totalPages, 0), Self.numbers.upperBound)
        self.fetchedAt = fetchedAt
    }

    /// Nil after the last page.
    public var next: Int? { page < totalPages ? page + 1 : nil }

    /// A page from the future, which a clock that was set back leaves behind, is not.
    public func isExpired(at now: Date) -> Bool { now.timeIntervalSince(fetchedAt) > Self.lifetime }

    /// Whether an earlier page of the same list takes this one with it: that one is expired, and this one does not come from after its end.
    func falls(with earlier: DiscoveryPage, at now: Date) -> Bool {
        earlier.isExpired(at: now) && fetchedAt.timeIntervalSince(earlier.fetchedAt) <= Self.lifetime
    }
}

extension Sequence where Element: Hashable {
    var eachOnce: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
