/// Tells names from numbers that are written as names: TMDb calls an unnamed episode “Episode 3”. A page says that in the viewer's own language.
enum OwnName {
    private static let episodeWords: Set<String> = [
        "episode", "folge", "épisode", "episodio", "episódio", "aflevering", "avsnitt", "эпизод",
    ]
    private static let seasonWords: Set<String> = [
        "season", "series", "staffel", "saison", "temporada", "stagione", "seizoen", "säsong", "сезон",
    ]

    static func episode(_ name: String?, number: Int) -> String? { own(name, number, episodeWords) }

    static func season(_ name: String?, number: Int) -> String? {
        number == 0 && name?.lowercased() == "specials" ? nil : own(name, number, seasonWords)
    }

    private static func own(_ name: String?, _ number: Int, _ words: Set<String>) -> String? {
        guard let name else { return nil }
        let parts = name.lowercased().split(separator: " ")
        let isNumber = parts.contains("\(number)") && parts.count == 2 && parts.contains { words.contains(String($0)) }
        return isNumber ? nil : name
    }
}
