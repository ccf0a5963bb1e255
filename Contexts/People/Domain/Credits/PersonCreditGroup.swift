public import CoreDomain

/// Everything that a person did in one movie or series, as their page lists it (behaviour.md §2.6).
public struct PersonCreditGroup: Hashable, Sendable {
    /// Without an episode.
    public var title: CreditedTitle
    public var name: String
    public var date: String?
    public var year: Int?
    public var poster: Picture?
    public var isOwned: Bool
    /// Characters, then jobs, joined by " · "; nil if none is named.
    public var parts: String?

    public init(
        title: CreditedTitle, name: String, date: String? = nil, year: Int? = nil, poster: Picture? = nil, isOwned: Bool = false,
        parts: String? = nil
    ) {
        self.title = title
        self.name = name
        self.date = date
        self.year = year
        self.poster = poster
        self.isOwned = isOwned
        self.parts = parts
    }

    /// Titles without a date first, then the newest first, then by name and id.
    public static func groups(of works: [CreditedWork]) -> [PersonCreditGroup] {
        Dictionary(grouping: works, by: \.whole).compactMap { PersonCreditGroup($0, $1) }.sorted { $0.precedes($1) }
    }

    private init?(_ title: CreditedTitle, _ works: [CreditedWork]) {
        guard let first = works.first else { return nil }
        let characters = works.compactMap { if case .cast(let character) = $0.credit { character } else { nil } }
        let jobs = works.compactMap { if case .crew(let job, _) = $0.credit { job } else { nil } }
        var seen: Set<String> = []
        let parts = (characters + jobs).filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: " · ")
        self.init(
            title: title, name: first.name, date: works.lazy.compactMap(\.date).first, year: works.lazy.compactMap(\.year).first,
            poster: works.lazy.compactMap(\.poster).first, isOwned: works.contains(where: \.isOwned), parts: parts.isEmpty ? nil : parts)
    }

    /// A year alone comes after the days of that year.
    private var day: String? { date ?? year.map(String.init) }

    private func precedes(_ other: PersonCreditGroup) -> Bool {
        switch (day, other.day) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (let one?, let two?) where one != two: return one > two
        default: return (name, title.id, title.kind.rawValue) < (other.name, other.title.id, other.title.kind.rawValue)
        }
    }
}
