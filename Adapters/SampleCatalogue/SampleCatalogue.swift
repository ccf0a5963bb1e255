public import CoreDomain

/// Facts about well-known movies and series and their people, written for this project, for a first start without any source.
public struct SampleCatalogue: Sendable {
    /// From the oldest to the newest.
    public let movies: [SampleMovie]
    /// From the oldest to the newest.
    public let series: [SampleSeries]
    /// By id.
    public let people: [SamplePerson.ID: SamplePerson]
    private let places: [TitleID: Int]
    private let works: [SamplePerson.ID: [TitleID]]

    /// Raised whenever a fact of the built-in catalogue changes, so that it is added again.
    public static let edition = "2"

    /// The built-in catalogue. The first call reads its texts, which takes some milliseconds.
    public static func builtIn() throws(SampleTextError) -> SampleCatalogue { try loaded.get() }

    private static let loaded = Result { () throws(SampleTextError) in
        try SampleCatalogue(movies: SampleText.movies, series: SampleText.series, people: SampleText.people)
    }

    init(movies: [SampleText], series: [SampleText] = [], people: [SampleText] = []) throws(SampleTextError) {
        var reading = CatalogueReading(people: 4000)
        for text in people { try reading.readPeople(text) }
        for text in movies { try reading.readMovies(text) }
        for text in series { try reading.readSeries(text) }
        try reading.checkAlike()
        self.movies = reading.movies.sorted { ($0.year, $0.id) < ($1.year, $1.id) }
        self.series = reading.series.sorted { ($0.year, $0.id) < ($1.year, $1.id) }
        self.people = reading.people
        places = Dictionary(
            self.movies.enumerated().map { ($1.id, $0) } + self.series.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one }
        )
        works = (self.movies.map { ($0.id, $0.credits) } + self.series.map { ($0.id, $0.credits) }).reduce(into: [:]) { works, title in
            for person in Set(title.1.map(\.person)) { works[person, default: []].append(title.0) }
        }
    }

    public func movie(_ id: TitleID) -> SampleMovie? {
        places[id].flatMap { $0 < movies.count && movies[$0].id == id ? movies[$0] : nil }
    }

    public func series(_ id: TitleID) -> SampleSeries? {
        places[id].flatMap { $0 < series.count && series[$0].id == id ? series[$0] : nil }
    }

    public func person(_ id: SamplePerson.ID) -> SamplePerson? { people[id] }

    /// Movies and then series with a credit of this person, each group from the oldest to the newest.
    public func titles(of person: SamplePerson.ID) -> [TitleID] { works[person] ?? [] }

    /// Those with credits in the most titles, and of two with as many the one whose id comes first.
    public func mostCredited(_ limit: Int) -> [SamplePerson] {
        works.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(max(0, limit)).compactMap { people[$0.key] }
    }
}
