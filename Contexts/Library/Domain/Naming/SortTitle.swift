/// The form of a title for alphabetical order: “The General” under G.
public enum SortTitle {
    private static let articles: Set<String> = [
        "the", "a", "an", "der", "die", "das", "ein", "eine", "le", "la", "les", "un", "une",
    ]
    /// The word only looks like an article.
    private static let exceptions: Set<String> = ["die hard", "die another", "die, mommie,", "la la"]

    /// Whether the text is an article as `of` writes it after a comma.
    static func isArticle(_ text: some StringProtocol) -> Bool {
        articles.contains(text.lowercased()) || ["l'", "l’"].contains(text.lowercased())
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
