/// A typed query, split into words. Only letters and digits have a meaning for the index.
public struct SearchQuery: Equatable, Sendable {
    public static let characters = 100
    public static let words = 8
    /// Of a whole title that is looked for.
    public static let titleCharacters = 256

    /// The last one may be incomplete. Empty if nothing searchable was typed.
    public let words: [String]

    /// - Parameter fold: removes case and diacritics.
    public init(_ text: String, fold: (String) -> String) {
        words = Array(SearchText(folded: fold(String(text.prefix(Self.characters)))).words.prefix(Self.words))
    }

    public var isEmpty: Bool { words.isEmpty }

    /// The same with two neighbours written as one word: the title of `spider man` may be `Spiderman`.
    public var joinings: [[String]] {
        words.indices.dropFirst().map { index in
            var joined = words
            joined[index - 1] += joined.remove(at: index)
            return joined
        }
    }
}
