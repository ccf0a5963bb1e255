import CoreDomain

/// The catalogue while its texts are read; people come first.
struct CatalogueReading {
    private(set) var movies: [SampleMovie] = []
    private(set) var series: [SampleSeries] = []
    private(set) var people: [SamplePerson.ID: SamplePerson] = [:]
    private var lines: [TitleID: SampleLine] = [:]
    private var names: Set<String> = []
    private var persons: [String: SamplePerson.ID] = [:]

    init(people count: Int = 0) {
        people.reserveCapacity(count)
        persons.reserveCapacity(count)
    }

    mutating func readPeople(_ text: SampleText) throws(SampleTextError) {
        for line in text.lines {
            let person = try SamplePerson(line)
            guard people.updateValue(person, forKey: person.id) == nil else { throw line.error(.repeatedID(person.id)) }
        }
    }

    mutating func readMovies(_ text: SampleText) throws(SampleTextError) {
        for entry in try SampleEntry.all(in: text, known: SampleMovie.fields) {
            let movie = try SampleMovie(entry, credits: credits(entry, makers: .director))
            try add(movie, "movie", entry.line)
            movies.append(movie)
        }
    }

    mutating func readSeries(_ text: SampleText) throws(SampleTextError) {
        for entry in try SampleEntry.all(in: text, known: SampleSeries.fields) {
            let one = try SampleSeries(entry, credits: credits(entry, makers: .creator))
            try add(one, "series", entry.line)
            series.append(one)
        }
    }

    /// Similar titles may stand below the title that names them, so they are checked at the end.
    func checkAlike() throws(SampleTextError) {
        try check(movies)
        try check(series)
    }

    private func check(_ titles: [some SampleTitle]) throws(SampleTextError) {
        let known = Set(titles.map(\.id))
        for title in titles {
            for id in title.alike where !known.contains(id) || id == title.id {
                guard let line = lines[title.id] else { continue }
                throw line.error(.unknownTitle(id.rawValue))
            }
        }
    }

    private mutating func add(_ title: some SampleTitle, _ kind: String, _ line: SampleLine) throws(SampleTextError) {
        guard lines.updateValue(line, forKey: title.id) == nil else { throw line.error(.repeatedID(title.id.rawValue)) }
        guard names.insert("\(kind) \(title.year) \(title.title)").inserted else { throw line.error(.repeatedTitle(title.title)) }
    }

    private mutating func credits(_ entry: SampleEntry, makers: SampleCredit.Job) throws(SampleTextError) -> [SampleCredit] {
        var credits: [SampleCredit] = []
        for (field, job) in [("\(makers.rawValue)s", makers), ("writers", .writer)] {
            for name in try entry.list(field) {
                credits.append(SampleCredit(person: try person(name, field, entry), job: job))
            }
        }
        for part in try entry.list("cast", separator: UInt8(ascii: ";")) {
            let (name, character) = Self.role(part)
            guard character.map({ !$0.isEmpty }) ?? true else { throw entry.invalid("cast", part) }
            credits.append(SampleCredit(person: try person(name, "cast", entry), job: .cast, character: character.map { String($0) }))
        }
        return credits
    }

    /// “NAME as CHARACTER”, or only a name.
    private static func role(_ part: Substring) -> (name: Substring, character: Substring?) {
        let words = part.utf8
        var start = words.startIndex
        while let space = words[start...].firstIndex(of: UInt8(ascii: " ")) {
            if words[space...].starts(with: " as ".utf8) {
                return (part[..<space].trimmed, Substring(words[space...].dropFirst(4)).trimmed)
            }
            start = words.index(after: space)
        }
        return (part, nil)
    }

    private mutating func person(_ name: Substring, _ field: String, _ entry: SampleEntry) throws(SampleTextError) -> SamplePerson.ID {
        let key = String(name)
        if let known = persons[key] { return known }
        guard let id = SamplePerson.id(of: name) else { throw entry.invalid(field, name) }
        persons[key] = id
        if people[id] == nil { people[id] = SamplePerson(id: id, name: key) }
        return id
    }
}
