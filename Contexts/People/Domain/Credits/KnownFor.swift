/// The titles that a person is known for (behaviour.md §2.6).
public enum KnownFor {
    /// The most popular of the person's own department that have a backdrop, or of any department if it has none; each title once.
    ///
    /// - Parameters:
    ///   - department: "Acting" for the cast, otherwise a department of the crew.
    ///   - limit: the number of titles.
    public static func of(_ works: [CreditedWork], department: String?, limit: Int = 5) -> [CreditedWork] {
        let photographed = works.filter { $0.backdrop != nil }
        // Titles without a picture are drawn.
        let pictured = photographed.isEmpty ? works : photographed
        let own = department.map { department in pictured.filter { $0.isOf(department: department) } } ?? []
        var seen: Set<CreditedTitle> = []
        return (own.isEmpty ? pictured : own)
            .enumerated()
            .sorted { one, other in
                let (first, second) = (popularity(one.element), popularity(other.element))
                if first != second { return first > second }
                return (one.element.name, one.element.title.id, one.offset) < (other.element.name, other.element.title.id, other.offset)
            }
            .map(\.element)
            .filter { seen.insert($0.whole).inserted }
            .prefix(max(limit, 0))
            .map(\.self)
    }

    private static func popularity(_ work: CreditedWork) -> Double {
        guard let popularity = work.popularity, !popularity.isNaN else { return -.infinity }
        return popularity
    }
}
