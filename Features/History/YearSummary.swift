import CoreDomain
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

/// What a year of a history amounts to.
struct YearSummary: Hashable {
    struct Count: Hashable {
        var name: String
        var count: Int
    }

    /// Different ones.
    private(set) var movies = 0
    private(set) var episodes = 0
    /// Viewings of something that had been watched earlier in the year.
    private(set) var repeats = 0
    /// Seconds of all viewings whose length is known.
    private(set) var seconds = 0.0
    private(set) var unknownLengths = 0
    /// Viewings in each month.
    private(set) var months = [Int](repeating: 0, count: 12)
    /// Of different movies and series, most first.
    private(set) var genres: [Count] = []
    /// Of more than one movie, most first.
    private(set) var people: [Count] = []
    /// Best first, then newest.
    private(set) var best: [HistoryItem] = []
    let first: HistoryItem?
    let last: HistoryItem?

    private static let most = 6

    /// - Parameter items: newest first.
    init(_ items: [HistoryItem]) {
        (first, last) = (items.last, items.first)
        var seen: Set<RatedTitle> = []
        var titles: Set<TitleID> = []
        var genres: [String: Int] = [:]
        var people: [String: Int] = [:]
        for item in items {
            if months.indices.contains(item.day.month - 1) { months[item.day.month - 1] += 1 }
            if let length = item.duration { seconds += length } else { unknownLengths += 1 }
            let isNew = seen.insert(item.entry.reference.rated).inserted
            if !isNew { repeats += 1 }
            if isNew, item.rating != nil { best.append(item) }
            switch item.title {
            case .movie: movies += isNew ? 1 : 0
            case .episode: episodes += isNew ? 1 : 0
            }
            guard titles.insert(item.entry.reference.title).inserted else { continue }
            for genre in Set(item.listed.genres) { genres[genre, default: 0] += 1 }
            for person in Set(item.people) { people[person, default: 0] += 1 }
        }
        self.genres = Self.ranked(genres)
        self.people = Self.ranked(people.filter { $0.value > 1 })
        best = Array(
            best.enumerated().sorted { ($0.element.rating?.rawValue ?? 0, $1.offset) > ($1.element.rating?.rawValue ?? 0, $0.offset) }
                .prefix(Self.most).map(\.element))
    }

    private static func ranked(_ counts: [String: Int]) -> [Count] {
        Array(counts.map { Count(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(most))
    }
}
