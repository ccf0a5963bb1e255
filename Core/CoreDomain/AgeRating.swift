/// The age that an official rating of a movie or series asks for.
public enum AgeRating {
    /// The youngest age that the text names; where it lists the ratings of several countries, the highest of them. Nil for “Not rated” and
    /// for what cannot be read, which an age limit hides.
    ///
    /// Reads the forms of NFO files and of TMDb: `PG-13`, `Rated R for violence`, `FSK 12`, `DE:16`, `TV-MA`, `12A`, `USA:R / UK:15`.
    ///
    /// - Returns: years, 0…21.
    public static func years(_ rating: String) -> Int? {
        rating.prefix(200).uppercased().split(separator: " / ").compactMap { years(ofOne: $0) }.max()
    }

    private static func years(ofOne rating: Substring) -> Int? {
        // The country comes first: `DE:16`, `us/PG-13`, `M/12`.
        let name = rating.split(whereSeparator: { $0 == ":" || $0 == "/" }).last ?? ""
        let words = name.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "(" })
        guard let word = words.first(where: { !boards.contains($0) }) else { return nil }
        return named[word] ?? digits(of: word)
    }

    /// `12`, `12A`, `16+`, `MA15+`, `FSK-12`, `R18`; at most one number.
    private static func digits(of word: Substring) -> Int? {
        let runs = word.split(whereSeparator: { !("0"..."9").contains($0) })
        guard runs.count == 1, let years = Int(runs[0]), (0...21).contains(years) else { return nil }
        return years
    }

    private static let boards: Set<Substring> = ["RATED", "FSK", "BBFC", "MPAA", "CERTIFICATE", "AB"]

    /// MPA (filmratings.com), US TV (tvguidelines.org), BBFC, Australia, France, Spain, Sweden, the Netherlands. The BBFC says that a PG movie
    /// should not unsettle a child of about eight.
    private static let named: [Substring: Int] = [
        "G": 0, "PG": 8, "PG-13": 13, "R": 17, "NC-17": 18, "X": 18, "XXX": 18,
        "TV-Y": 0, "TV-Y7": 7, "TV-Y7-FV": 7, "TV-G": 0, "TV-PG": 8, "TV-14": 14, "TV-MA": 17,
        "U": 0, "UC": 0, "M": 15, "MA": 15, "TP": 0, "TOUS": 0, "APTA": 0, "BTL": 0, "AL": 0, "L": 0, "E": 0,
    ]
}
