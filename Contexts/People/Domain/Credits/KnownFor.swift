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
                let (first, second) = (rank(of: one.element), rank(of: other.element))
                if first != second { return first > second }
                return (one.element.name, one.element.title.id, one.offset) < (other.element.name, other.element.title.id, other.offset)
            }
            .map(\.element)
            .filter { seen.insert($0.whole).inserted }
            .prefix(max(limit, 0))
            .map(\.self)
    }

    /// A popularity and a rating are of different scales and are never compared: titles without a popularity come after the others, by their
    /// ratings.
    private static func rank(of work: CreditedWork) -> (popularity: Double, rating: Double) {
        (number(work.popularity), number(work.rating))
    }

    private static func number(_ value: Double?) -> Double {
        guard let value, !value.isNaN else { return -.infinity }
        return value
    }
}
