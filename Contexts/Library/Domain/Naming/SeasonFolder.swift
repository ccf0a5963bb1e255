/// Reads the name of a season's folder.
public enum SeasonFolder {
    /// The season of a folder inside a series' folder: `Season 1`, `S01`, `Specials`, `Staffel 2`, `Show S03 1080p`; nil for any other.
    public static func number(_ name: String) -> Int? {
        let text = NameText.squeezed(name.lowercased().map { "._-".contains($0) ? " " : $0 }.reduce(into: "") { $0.append($1) })
        if specials.contains(text) { return 0 }
        let words = text.split(separator: " ")
        if words.count == 1, let number = plain(words[0]), number < 100 { return number }
        for (index, word) in words.enumerated() {
            for name in names where word.hasPrefix(name) {
                if word.count > name.count {
                    if let number = plain(word.dropFirst(name.count)) { return number }
                } else if index + 1 < words.count, let number = plain(words[index + 1]) {
                    return number
                }
            }
            if word.first == "s", let number = plain(word.dropFirst()) { return number }
            // "2nd season", "1. Staffel"
            if index > 0, names.contains(String(word)), let number = plain(words[index - 1].prefix(while: \.isNumber)) { return number }
        }
        return nil
    }

    private static let specials: Set<String> = ["specials", "special", "season specials", "extras and specials"]
    private static let names = [
        "season", "series", "staffel", "saison", "temporada", "stagione", "seizoen", "sezon", "сезон", "kausi", "sæson", "säsong", "sesong",
    ]

    private static func plain(_ text: Substring) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}

extension SeasonFolder {
    /// The series' name in a folder that names its season too: `Show S01 1080p`, `Show - Season 2`.
    public static func showName(of folder: String) -> String {
        guard number(folder) != nil else { return folder }
        let words = folder.split(whereSeparator: { " ._".contains($0) })
        for index in words.indices.dropFirst() where isSeasonWord(words[index]) {
            let before = words[..<index].joined(separator: " ").trimmingSuffix(while: { " -–".contains($0) })
            if !before.isEmpty { return before }
        }
        return folder
    }

    private static func isSeasonWord(_ word: Substring) -> Bool {
        let lower = word.lowercased()
        return names.contains(lower) || (lower.first == "s" && lower.dropFirst().allSatisfy(\.isNumber) && lower.count > 1)
    }
}
