/// Short facts in one quiet line: `1977 · 2h 1m · Adventure · Science Fiction`. At most four genres.
public enum MetaText {
    public static let separator = " · "

    public static func parts(year: Int? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, genres: [String] = []) -> [String]
    {
        [year.map(String.init), certification.flatMap { $0.isEmpty ? nil : $0 }, RuntimeText.short(minutes: runtimeMinutes)].compactMap {
            $0
        }
            + genres.prefix(4)
    }

    public static func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: separator) }
}
