/// The form of a title for alphabetical order: “The General” under G.
public enum SortTitle {
    private static let articles: Set<String> = [
        "the", "a", "an", "der", "die", "das", "ein", "eine", "le", "la", "les", "un", "une",
    ]
    /// The word only looks like an article.
    private static let exceptions: Set<String> = ["die hard", "die another", "die, mommie,", "la la"]

    /// “General” for “The General” and “General, The”.
    public static func withoutArticle(_ title: String) -> String {
        let sorted = of(title)
        guard let comma = sorted.ranges(of: ", ").last, isArticle(sorted[comma.upperBound...]) else { return title }
        return String(sorted[..<comma.lowerBound])
    }

    private static func isArticle(_ text: Substring) -> Bool {
        let text = text.lowercased()
        return articles.contains(text) || ["l'", "l’"].contains(text)
    }

    public static func of(_ title: String) -> String {
        for prefix in ["L'", "L’", "l'", "l’"] where title.hasPrefix(prefix) && title.count > 3 {
            return title.dropFirst(2) + ", " + prefix
        }
        guard let space = title.firstIndex(of: " ") else { return title }
        let first = title[..<space]
        let rest = title[title.index(after: space)...].drop(while: \.isWhitespace)
        guard !rest.isEmpty, articles.contains(first.lowercased()) else { return title }
        let second = rest.prefix(while: { $0 != " " })
        guard !exceptions.contains("\(first) \(second)".lowercased()) else { return title }
        return "\(rest), \(first)"
    }
}
