extension NFO {
    /// - Returns: nil for any other element.
    init?(_ root: XMLElement) {
        switch root.name {
        case "movie", "musicvideo", "video": kind = .movie
        case "tvshow", "series": kind = .series
        case "season": kind = .season
        case "episodedetails", "episode": kind = .episode
        default: return nil
        }
        title = Self.text(root.first("title", "name", "localtitle")?.value, most: 500)
        originalTitle = Self.text(root.first("originaltitle")?.value, most: 500)
        sortTitle = Self.text(root.first("sorttitle", "sortname")?.value, most: 500)
        aired = Self.day(root.first("aired", "premiered", "releasedate")?.value)
        year = root.first("year").flatMap { Self.year($0.value) } ?? (kind == .episode ? nil : aired.flatMap { Int($0.prefix(4)) })
        episode = root.first("episode").flatMap { Self.number($0.value, most: 99_999) }
        readIDs(root)
        readSeasons(root)
        facts = TitleFacts(root)
    }

    private mutating func readIDs(_ root: XMLElement) {
        // The one marked as the default comes first.
        let ids = root.all("uniqueid").prefix(100)
        for id in ids.filter(\.isDefault) + ids { take(id.value, source: id.attributes["type"] ?? "") }
        for name in ["tmdbid", "tmdb_id", "imdbid", "imdb_id", "tvdbid", "tvdb_id"] {
            if let id = root.first(name) { take(id.value, source: name.filter { $0 != "_" }) }
        }
        for id in root.all("id").prefix(100) {
            // `<id TMDB="550">tt0137523</id>`, `<id moviedb="tmdb">550</id>`
            for source in ["tmdb", "imdb", "tvdb"] { take(id.attributes[source] ?? "", source: source) }
            if let source = id.attributes["moviedb"] ?? id.attributes["type"] { take(id.value, source: source) }
            guard !id.value.isEmpty, id == root.first("id") else { continue }
            if !hints.take(id.value), kind != .movie, id.attributes.isEmpty { take(id.value, source: "tvdb") }
        }
        if let guide = root.all("episodeguide").first { takeGuide(guide) }
    }

    /// An id, or the address of a page with it; IMDb's without its letters too.
    private mutating func take(_ text: String, source: String) {
        guard !text.isEmpty, !hints.take(source: source, id: text) else { return }
        if text.contains("/") {
            hints = hints.merging(NFOAddress.hints(in: text))
        } else if source.lowercased().hasPrefix("imdb"), let number = IdentityHints.number(text) {
            let digits = String(number)
            _ = hints.take(source: source, id: "tt" + String(repeating: "0", count: max(0, 7 - digits.utf8.count)) + digits)
        }
    }

    /// Kodi's addresses of a series: `{"tmdb": "1396", "tvdb": "81189"}`, or the address of a list of its episodes.
    private mutating func takeGuide(_ guide: XMLElement) {
        let words = guide.value.split { "{}:,\" ".contains($0) }
        for (source, id) in zip(words, words.dropFirst()) where ["tmdb", "imdb", "tvdb"].contains(source) {
            take(String(id), source: String(source))
        }
        for text in [guide.value, guide.first("url")?.value ?? ""] { hints = hints.merging(NFOAddress.hints(in: text)) }
    }

    private mutating func readSeasons(_ root: XMLElement) {
        for named in root.all("namedseason").prefix(200) {
            if let number = named.attributes["number"].flatMap({ Self.number($0) }), let name = Self.text(named.value, most: 200) {
                seasonNames[number] = name
            }
        }
    }

    static func text(_ value: String?, most: Int) -> String? {
        guard let value, !value.isEmpty else { return nil }
        // Cut first: a letter can have any number of marks, and normalising them is slow.
        return String(NameText.clean(String(value.unicodeScalars.prefix(most * 4))).prefix(most))
    }

    /// `1999`, `1999-05-06`, `(1999)`.
    static func year(_ text: String) -> Int? {
        let digits = text.drop { $0 == "(" }.prefix { $0.isNumber }
        guard digits.utf8.count == 4, let year = Int(digits), (1870...2100).contains(year) else { return nil }
        return year
    }

    /// - Parameter most: the highest season; some daily series have more than 10,000 episodes.
    static func number(_ text: String, most: Int = 9999) -> Int? { Int(text).flatMap { (0...most).contains($0) ? $0 : nil } }

    /// `2019-04-21` from that, or from a time stamp that starts so.
    static func day(_ text: String?) -> String? {
        guard let day = text?.prefix(10) else { return nil }
        let parts = day.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], day.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let number = Int(parts[2]),
            (1870...2100).contains(year), (1...12).contains(month), (1...31).contains(number)
        else { return nil }
        return String(day)
    }

    /// Values of all elements of these names, each once; `A / B` and `A | B` count as two.
    /// - Parameter commas: whether `A, B` does too. Names of people may contain a comma.
    static func list(_ root: XMLElement, _ names: String..., commas: Bool = false, most: Int = 100) -> [String] {
        var seen: [String] = []
        for element in root.children where names.contains(element.name) {
            let parts = element.value.replacing(" / ", with: "|").split { $0 == "|" || commas && ($0 == "," || $0 == ";") }
            for part in parts {
                if let value = text(NameText.squeezed(String(part)), most: 200), !seen.contains(value) { seen.append(value) }
                if seen.count == most { return seen }
            }
        }
        return seen
    }
}
