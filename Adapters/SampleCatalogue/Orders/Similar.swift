public import CoreDomain

extension Array where Element: SampleTitle {
    /// Up to `limit` titles that are like the one with this id: first those chosen for it, then those for which it was chosen, then those
    /// with the most people and genres in common. Empty for an unknown id.
    public func similar(to id: TitleID, limit: Int) -> [Element] {
        guard limit > 0, let title = first(where: { $0.id == id }) else { return [] }
        let ideal = Ideal(title)
        let found = indices.compactMap { place in Likeness(of: self[place], to: ideal).map { (likeness: $0, place: place) } }
        return found.sorted { $0.likeness < $1.likeness }.prefix(limit).map { self[$0.place] }
    }
}

/// The title that others are compared with.
private struct Ideal {
    let id: TitleID
    let year: Int
    let genres: Set<SampleGenre>
    let people: Set<SamplePerson.ID>
    /// The places of the chosen titles.
    let chosen: [TitleID: Int]

    init(_ title: some SampleTitle) {
        id = title.id
        year = title.year
        genres = Set(title.genres)
        people = Set(title.credits.map(\.person))
        chosen = Dictionary(title.alike.enumerated().map { ($1, $0) }, uniquingKeysWith: Swift.min)
    }
}

/// Smaller is more alike.
private struct Likeness: Comparable {
    /// Of the title in the list of chosen ones, or a number after them.
    let place: Int
    let isChosenBack: Bool
    let common: Int
    let years: Int
    let id: TitleID

    /// Nil for the title itself and for one that has nothing in common with it.
    init?(of other: some SampleTitle, to title: Ideal) {
        place = title.chosen[other.id] ?? .max
        isChosenBack = other.alike.contains(title.id)
        let people = Set(other.credits.lazy.map(\.person).filter(title.people.contains)).count
        // A person in common says more than a genre.
        common = 3 * people + title.genres.intersection(other.genres).count
        years = abs(other.year - title.year)
        id = other.id
        guard id != title.id, common > 0 || isChosenBack || place < .max else { return nil }
    }

    static func < (one: Likeness, other: Likeness) -> Bool {
        let (first, second) = (one.weights, other.weights)
        return first == second ? one.id < other.id : first < second
    }

    private var weights: (Int, Int, Int, Int) { (place, isChosenBack ? 0 : 1, -common, years) }
}
