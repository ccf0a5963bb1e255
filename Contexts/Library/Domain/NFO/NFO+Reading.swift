extension NFO {
    /// - Returns: nil for any other element.
    init?(_ root: XMLElement) {
        switch root.name {
        case "movie", "musicvideo", "video": kind = .movie
        case "tvshow", "series": kind = .series
        case "episodedetails", "episode": kind = .episode
        default: return nil
        }
        title = Self.text(root.first("title", "name", "localtitle")?.value, most: 500)
        originalTitle = Self.text(root.first("originaltitle")?.value, most: 500)
        sortTitle = Self.text(root.first("sorttitle", "sortname")?.value, most: 500)
        aired = Self.day(root.first("aired", "premiered", "releasedate")?.value)
        year =
            root.first("year").flatMap { Int($0.value) }.flatMap { (1870...2100).contains($0) ? $0 : nil }
            ?? (kind == .episode ? nil : aired.flatMap { Int($0.prefix(4)) })
        episode = root.first("episode").flatMap { Self.number($0.value) }
        readIDs(root)
        readSeasons(root)
        facts = TitleFacts(root)
    }

    private mutating func readIDs(_ root: XMLElement) {
        // The one marked as the default comes first.
        let ids = root.all("uniqueid")
        for id in ids.filter({ $0.attributes["default"] == "true" }) + ids {
            _ = hints.take(source: id.attributes["type"] ?? "", id: id.value)
        }
        for name in ["tmdbid", "imdbid", "imdb_id", "tvdbid"] {
            if let id = root.first(name) { _ = hints.take(source: name.filter { $0 != "_" }, id: id.value) }
        }
        guard let id = root.first("id") else { return }
        if !hints.take(id.value), kind != .movie { _ = hints.take(source: "tvdb", id: id.value) }
    }

    private mutating func readSeasons(_ root: XMLElement) {
        for named in root.all("namedseason").prefix(200) {
            if let number = named.attributes["number"].flatMap(Self.number), let name = Self.text(named.value, most: 200) {
                seasonNames[number] = name
            }
        }
    }

    static func text(_ value: String?, most: Int) -> String? {
        guard let value, !value.isEmpty else { return nil }
        // Cut first: a letter can have any number of marks, and normalising them is slow.
        return String(NameText.clean(String(value.unicodeScalars.prefix(most * 4))).prefix(most))
    }

    static func number(_ text: String) -> Int? { Int(text).flatMap { (0...9999).contains($0) ? $0 : nil } }

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

    /// Values of all elements of these names, each once; `A / B` counts as two.
    static func list(_ root: XMLElement, _ names: String..., most: Int = 100) -> [String] {
        var seen: [String] = []
        for element in root.children where names.contains(element.name) {
            for part in element.value.split(separator: " / ") {
                if let value = text(NameText.squeezed(String(part)), most: 200), !seen.contains(value) { seen.append(value) }
                if seen.count == most { return seen }
            }
        }
        return seen
    }
}
