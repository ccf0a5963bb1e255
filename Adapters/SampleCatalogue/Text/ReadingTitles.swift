import CoreDomain

extension SampleMovie {
    static let fields: Set<String> = [
        "id", "genres", "minutes", "countries", "languages", "directors", "writers", "cast", "imdb", "tmdb", "like", "line",
    ]

    init(_ entry: SampleEntry, credits: [SampleCredit]) throws(SampleTextError) {
        guard let last = entry.heading.last, let year = SampleYear.year(last) else { throw entry.line.error(.malformed) }
        self.init(
            id: try entry.id(), title: String(entry.heading[0]), originalTitle: entry.originalTitle, year: year,
            minutes: try entry.number("minutes", in: 1...1000), genres: try entry.genres(), countries: try entry.countries(),
            languages: try entry.languages(), overview: String(try entry.required("line")), credits: credits, alike: try entry.alike(),
            imdb: try entry.identity(.imdb), tmdb: try entry.identity(.tmdb))
    }
}

extension SampleSeries {
    static let fields: Set<String> = [
        "id", "genres", "minutes", "countries", "languages", "creators", "writers", "cast", "seasons", "imdb", "tmdb", "like", "line",
    ]

    init(_ entry: SampleEntry, credits: [SampleCredit]) throws(SampleTextError) {
        guard let last = entry.heading.last, let years = SampleYear.span(last) else { throw entry.line.error(.malformed) }
        self.init(
            id: try entry.id(), title: String(entry.heading[0]), originalTitle: entry.originalTitle, year: years.first,
            lastYear: years.last, minutes: try entry.number("minutes", in: 1...1000), genres: try entry.genres(),
            countries: try entry.countries(), languages: try entry.languages(), overview: String(try entry.required("line")),
            credits: credits, seasons: try SampleSeason.all(in: entry), alike: try entry.alike(), imdb: try entry.identity(.imdb),
            tmdb: try entry.identity(.tmdb))
    }
}

extension SampleSeason {
    /// `7 in 2008, 13 in 2009`: the episodes and the year of each season.
    static func all(in entry: SampleEntry) throws(SampleTextError) -> [SampleSeason] {
        var seasons: [SampleSeason] = []
        for part in try entry.list("seasons") {
            let words = part.parts(UInt8(ascii: " "))
            guard words.count == 3, words[1] == "in", let episodes = Int(words[0]), (1...1000).contains(episodes),
                let year = SampleYear.year(words[2])
            else { throw entry.invalid("seasons", part) }
            seasons.append(SampleSeason(number: seasons.count + 1, year: year, episodes: episodes))
        }
        return seasons
    }
}

enum SampleYear {
    /// From the first showing of the Lumières.
    static let range = 1895...2026

    static func year(_ text: Substring) -> Int? { Int(text).flatMap { range.contains($0) ? $0 : nil } }

    /// `2008-2013`, or `2019-` for what has no end yet.
    static func span(_ text: Substring) -> (first: Int, last: Int?)? {
        let years = text.parts(UInt8(ascii: "-"))
        guard years.count == 2, let first = year(years[0]) else { return nil }
        if years[1].isEmpty { return (first, nil) }
        guard let last = year(years[1]), last >= first else { return nil }
        return (first, last)
    }
}

extension SampleEntry {
    var originalTitle: String? { heading.count == 3 ? String(heading[1]) : nil }

    func id() throws(SampleTextError) -> TitleID {
        let key = try required("id")
        guard let id = TitleID(source: .sample, key: String(key)) else { throw invalid("id", key) }
        return id
    }

    func genres() throws(SampleTextError) -> [SampleGenre] {
        _ = try required("genres")
        return try list("genres") { SampleGenre(rawValue: String($0)) }
    }

    func countries() throws(SampleTextError) -> [String] { try list("countries") { $0.isTwo(0x41...0x5A) ? String($0) : nil } }
    func languages() throws(SampleTextError) -> [String] { try list("languages") { $0.isTwo(0x61...0x7A) ? String($0) : nil } }
    func alike() throws(SampleTextError) -> [TitleID] { try list("like") { TitleID(source: .sample, key: String($0)) } }
}

extension Substring {
    /// Whether it is two letters of this range of ASCII, as in codes of countries and languages.
    func isTwo(_ letters: ClosedRange<UInt8>) -> Bool { utf8.count == 2 && utf8.allSatisfy(letters.contains) }
}
