/// The titles of episodes and seasons, which need no name of their own.
public enum EpisodeText {
    /// “Snow”, or “Episode 4”.
    public static func title(_ number: Int, name: String?) -> String { name ?? "Episode \(number)" }

    /// “4. Snow”, or “Episode 4”.
    public static func numbered(_ number: Int, name: String?) -> String {
        name.map { "\(number). \($0)" } ?? title(number, name: nil)
    }

    /// “Season 2”, or the season’s own name. Season 0 holds the specials.
    public static func season(_ number: Int, name: String?) -> String { name ?? (number == 0 ? "Specials" : "Season \(number)") }
}
