public import MoviesDomain
public import PeopleDomain
public import TVSeriesDomain

/// A part of a list: usually one page of its source.
public struct DiscoverPart: Hashable, Sendable {
    public enum Items: Hashable, Sendable {
        case movies([MovieSummary])
        case series([SeriesSummary])
        case people([PersonSummary])

        public var isEmpty: Bool {
            switch self {
            case .movies(let movies): movies.isEmpty
            case .series(let series): series.isEmpty
            case .people(let people): people.isEmpty
            }
        }
    }

    public var items: Items
    /// The number of pages of the source up to the end of this part; nil where the list ends.
    public var next: Int?
    /// Nil for what the source says today.
    public var age: DiscoverAge?
    /// Whether no source has the list, so that these are of the built-in titles, in an order that is not that of the list.
    public var isBuiltIn: Bool

    public init(_ items: Items, next: Int? = nil, age: DiscoverAge? = nil, isBuiltIn: Bool = false) {
        self.items = items
        self.next = next
        self.age = age
        self.isBuiltIn = isBuiltIn
    }
}

/// How old a list is, and why there is no newer one.
public struct DiscoverAge: Hashable, Sendable {
    /// ISO 8601.
    public var day: String
    /// In a sentence without its full stop.
    public var reason: String?

    public init(day: String, reason: String? = nil) {
        self.day = day
        self.reason = reason
    }
}

/// A list at a moment.
public enum DiscoverContent: Hashable, Sendable {
    indirect case part(DiscoverPart)
    /// There is no source for it.
    case unserved
}

/// What the filters offer.
public struct DiscoverChoices: Hashable, Sendable {
    public var genres: [String]
    public var years: ClosedRange<Int>

    public init(genres: [String], years: ClosedRange<Int>) {
        self.genres = genres
        self.years = years
    }
}
