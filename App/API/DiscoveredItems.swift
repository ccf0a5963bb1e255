import AppDependencies
import DiscoverFeature
import DiscoveryDomain
import Foundation
import LiveServer

/// Where an answer goes on in a list whose source has pages of its own.
struct DiscoverPlace: Equatable, CustomStringConvertible {
    /// Pages of the source before the part: 0…500.
    var pages = 0
    /// Items of the part before the place: 0…200.
    var items = 0

    static let longest = 7

    init(pages: Int = 0, items: Int = 0) {
        self.pages = pages
        self.items = items
    }

    /// Nil for other texts than those of places.
    init?(_ text: String) {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        self.init(pages: numbers[0], items: numbers[1])
        guard (0...DiscoveryPage.numbers.upperBound).contains(pages), (0...DiscoveryPage.mostItems).contains(items), description == text
        else { return nil }
    }

    var description: String { "\(pages)-\(items)" }
}

struct DiscoverRange: Equatable {
    var start = DiscoverPlace()
    var limit: Int
}

/// Items of a list from a place on, out of as many parts as they need.
struct DiscoveredItems<Item> {
    private(set) var items: [Item] = []
    /// Nil at the end of the list.
    private(set) var next: DiscoverPlace?
    /// Of the oldest part.
    private(set) var fetchedAt: Date
    private(set) var isStale = false

    /// Parts of one answer, which may then be shorter than its limit: a source may be asked for each of them.
    static var mostParts: Int { 10 }

    /// - Parameters:
    ///   - items: those of a part.
    ///   - part: the part after so many pages. Where a later one fails, the answer ends before it, and the next one says why.
    static func read(
        _ range: DiscoverRange, _ items: (DiscoverPart.Items) -> [Item], part: (Int) async throws -> FoundPart
    ) async throws -> Self {
        var found = Self(try await first(range.start, part), items, range)
        for _ in 1..<mostParts {
            guard let place = found.next, place.items == 0, found.items.count < range.limit else { break }
            do {
                found.append(try await part(place.pages), items, DiscoverRange(start: place, limit: range.limit))
            } catch DiscoveryError.notFound {
                found.next = nil
            } catch {
                break
            }
        }
        return found
    }

    private static func first(_ place: DiscoverPlace, _ part: (Int) async throws -> FoundPart) async throws -> FoundPart {
        do {
            return try await part(place.pages)
        } catch DiscoveryError.notFound where place.pages > 0 {
            throw Problem.badRequest("“after_id” is not an item of this list.")
        }
    }

    private init(_ part: FoundPart, _ items: (DiscoverPart.Items) -> [Item], _ range: DiscoverRange) {
        fetchedAt = part.fetchedAt
        append(part, items, range)
    }

    private mutating func append(_ part: FoundPart, _ items: (DiscoverPart.Items) -> [Item], _ range: DiscoverRange) {
        let all = items(part.items)
        let end = min(all.count, range.start.items + range.limit - self.items.count)
        self.items += all[min(range.start.items, end)..<end]
        next = end < all.count ? DiscoverPlace(pages: range.start.pages, items: end) : part.next.map { DiscoverPlace(pages: $0) }
        fetchedAt = min(fetchedAt, part.fetchedAt)
        isStale = isStale || part.isStale
    }
}
