import CoreDomain
import LibraryDomain
import Testing

@Suite("Which known title files show")
struct TitleMatchTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var clues: TitleClues
        var candidates: [MatchCandidate]
        var expected: Expected

        enum Expected: Equatable {
            /// The number of the candidate, and its score.
            case claimed(Int, Int)
            /// The best candidate and its score.
            case doubtful(Int, Int)
            case none
        }

        var testDescription: String {
            "\(clues.title) \(clues.year ?? 0) \(clues.runtimeMinutes ?? 0): "
                + candidates.map { "\($0.title) \($0.year ?? 0)" }.joined(separator: ", ")
        }
    }

    @Test(
        "A match is claimed from a score of 80 on, if it is 10 better than the next one", arguments: movies + sequels + spellings + series)
    func decisions(_ row: Row) {
        let match = TitleMatch(row.clues, among: row.candidates)
        let found: Row.Expected
        if let claimed = match.claimed {
            found = .claimed(Self.number(claimed.candidate), claimed.score)
        } else {
            found = match.candidates.first.map { .doubtful(Self.number($0.candidate), $0.score) } ?? .none
        }
        #expect(found == row.expected, "\(match.candidates.map { ($0.candidate.title, $0.score, $0.reasons) })")
        let reversed = TitleMatch(row.clues, among: row.candidates.reversed())
        #expect(reversed == match, "the order of the candidates decides nothing")
    }

    static func number(_ candidate: MatchCandidate) -> Int { candidate.id.number ?? 0 }

    static func movie(_ title: String, _ year: Int? = nil, minutes: Int? = nil, also: String...) -> TitleClues {
        TitleClues(.movie, title: title, otherTitles: also, year: year, runtimeMinutes: minutes)
    }

    static func known(_ number: Int, _ title: String, _ year: Int? = nil, minutes: Int? = nil, also: String...) -> MatchCandidate {
        MatchCandidate(id: TitleID("tmdb-\(number)")!, title: title, otherTitles: also, year: year, runtimeMinutes: minutes)
    }

    private static func row(_ clues: TitleClues, _ candidates: [MatchCandidate], _ expected: Row.Expected) -> Row {
        Row(clues: clues, candidates: candidates, expected: expected)
    }

    private static let things = [known(1, "The Thing", 1982, minutes: 109), known(2, "The Thing", 2011, minutes: 103)]

    static let movies = [
        row(movie("Heat", 1995), [known(1, "Heat", 1995)], .claimed(1, 90)),
        row(movie("Heat", 1995, minutes: 171), [known(1, "Heat", 1995, minutes: 170)], .claimed(1, 100)),
        row(movie("Heat", 1995), [], .none),
        row(movie("", 1995), [known(1, "Heat", 1995)], .none),
        row(movie("", 1995), [known(1, "", 1995)], .claimed(1, 90)),
        row(movie("Heat", 1995), [known(1, "Cold", 1995)], .none),
        // A year that differs by one is that of another country; more is another movie, or at best a question.
        row(movie("Heat", 1994), [known(1, "Heat", 1995)], .claimed(1, 80)),
        row(movie("Heat", 1997), [known(1, "Heat", 1995)], .doubtful(1, 60)),
        row(movie("Heat", 1991, minutes: 170), [known(1, "Heat", 1995, minutes: 170)], .doubtful(1, 55)),
        row(movie("Heat", 1986), [known(1, "Heat", 1995)], .none),
        // Remakes.
        row(movie("The Thing", 2011), things, .claimed(2, 90)),
        row(movie("The Thing", 1982), things, .claimed(1, 90)),
        row(movie("The Thing", 1951), things, .none),
        row(movie("The Thing"), things, .doubtful(1, 70)),
        row(movie("The Thing", minutes: 109), things, .doubtful(1, 80)),
        row(movie("The Thing", minutes: 140), [things[0], known(3, "The Thing", 2020, minutes: 140)], .claimed(3, 80)),
        row(movie("Heat"), [known(1, "Heat", 1995)], .doubtful(1, 70)),
        row(movie("Heat", minutes: 168), [known(1, "Heat", 1995, minutes: 170)], .claimed(1, 80)),
        // The length decides between two of the same year.
        row(movie("Pinocchio", 2022), [known(1, "Pinocchio", 2022), known(2, "Pinocchio", 2022)], .doubtful(1, 90)),
        row(
            movie("Pinocchio", 2022, minutes: 117),
            [known(1, "Pinocchio", 2022, minutes: 105), known(2, "Pinocchio", 2022, minutes: 117)], .doubtful(2, 100)),
        row(
            movie("Pinocchio", 2022, minutes: 117),
            [known(1, "Pinocchio", 2022, minutes: 80), known(2, "Pinocchio", 2022, minutes: 117)], .claimed(2, 100)),
        row(
            movie("Pinocchio", 2022, minutes: 117), [known(1, "Pinocchio", 2022), known(2, "Pinocchio", 2022, minutes: 117)],
            .claimed(2, 100)),
        // An extended cut is the movie; so is a file of three minutes if the title and the year are the same.
        row(movie("The Long Way", 2001, minutes: 228), [known(1, "The Long Way", 2001, minutes: 178)], .claimed(1, 90)),
        row(movie("The Long Way", 2001, minutes: 3), [known(1, "The Long Way", 2001, minutes: 178)], .claimed(1, 80)),
        row(movie("The Long Way", 2002, minutes: 3), [known(1, "The Long Way", 2001, minutes: 178)], .doubtful(1, 70)),
        row(movie("The Long Way", minutes: 3), [known(1, "The Long Way", 2001, minutes: 178)], .doubtful(1, 60)),
        // One movie that two databases know is one answer.
        row(
            movie("Heat", 1995),
            [known(1, "Heat", 1995), MatchCandidate(id: TitleID("imdb-tt0113277")!, title: "Heat", year: 1995)], .claimed(1, 90)),
        row(
            movie("Heat", 1995),
            [
                known(1, "Heat", 1995),
                MatchCandidate(id: TitleID("imdb-tt0113277")!, aliases: [TitleID("tmdb-1")!], title: "Heat", year: 1996),
            ], .claimed(1, 90)),
        // Titles that only files know are no answer.
        row(movie("Heat", 1995), [MatchCandidate(id: TitleID("local-abc")!, title: "Heat", year: 1995)], .none),
    ]

    static let sequels = [
        row(movie("Alien", 1979), [known(1, "Alien", 1979), known(2, "Aliens", 1986)], .claimed(1, 90)),
        row(movie("Aliens", 1986), [known(1, "Alien", 1979), known(2, "Aliens", 1986)], .claimed(2, 90)),
        row(movie("Alien", 1986), [known(1, "Alien", 1979), known(2, "Aliens", 1986)], .doubtful(2, 78)),
        row(movie("Alien"), [known(1, "Alien", 1979, minutes: 117), known(2, "Aliens", 1986)], .doubtful(1, 70)),
        row(movie("Rocky 2", 1979), [known(1, "Rocky", 1976), known(2, "Rocky II", 1979)], .claimed(2, 88)),
        row(movie("Rocky II", 1979), [known(2, "Rocky 2", 1979)], .claimed(2, 88)),
        row(movie("Rocky III", 1982), [known(2, "Rocky II", 1982)], .none),
        row(movie("Rocky V", 1990), [known(5, "Rocky 5", 1990)], .claimed(5, 88)),
        row(movie("Rocky 02", 1979), [known(2, "Rocky II", 1979)], .claimed(2, 88)),
        row(movie("Toy Story", 1999), [known(2, "Toy Story 2", 1999)], .none),
        row(movie("V for Vendetta", 2005), [known(1, "5 for Vendetta", 2005)], .none),
        row(movie("The Godfather 2", 1974), [known(2, "The Godfather Part II", 1974)], .claimed(2, 88)),
        row(movie("Dune Part 2", 2024), [known(1, "Dune", 2021), known(2, "Dune: Part Two", 2024)], .claimed(2, 88)),
        row(movie("Dune", 2021), [known(1, "Dune: Part One", 2021), known(3, "Dune", 1984)], .doubtful(1, 70)),
        row(movie("Dune", 2021, minutes: 155), [known(1, "Dune: Part One", 2021, minutes: 155), known(3, "Dune", 1984)], .claimed(1, 80)),
        row(movie("Low Water - The Return", 2004), [known(1, "Low Water", 1998)], .none),
    ]

    static let spellings = [
        row(movie("Matrix", 1999), [known(1, "The Matrix", 1999)], .claimed(1, 88)),
        row(movie("Matrix, The", 1999), [known(1, "The Matrix", 1999)], .claimed(1, 88)),
        row(movie("Die Hard", 1988), [known(1, "Hard", 1988)], .none),
        row(movie("Avventura, L'", 1960), [known(1, "L'Avventura", 1960)], .claimed(1, 88)),
        row(movie("Romeo Must Die", 2000), [known(1, "Romeo Must", 2000)], .none),
        row(movie("AMELIE", 2001), [known(1, "Amélie", 2001)], .claimed(1, 90)),
        row(movie("Fast and Loose", 2001), [known(1, "Fast & Loose", 2001)], .claimed(1, 90)),
        row(movie("Spiderman", 2002), [known(1, "Spider-Man", 2002)], .claimed(1, 90)),
        row(movie("Сталкер", 1979), [known(1, "Stalker", 1979, also: "Сталкер")], .claimed(1, 88)),
        row(movie("七人の侍", 1954), [known(1, "Seven Samurai", 1954, also: "七人の侍")], .claimed(1, 88)),
        row(movie("Seven Samurai", 1954, also: "七人の侍"), [known(1, "Die sieben Samurai", 1954, also: "七人の侍")], .claimed(1, 88)),
        row(movie("Matrix", 1999), [known(1, "Matrica", 1999, also: "The Matrix")], .claimed(1, 86)),
        // Typing errors need the year and the length.
        row(movie("The Godfahter", 1972), [known(1, "The Godfather", 1972)], .doubtful(1, 78)),
        row(movie("The Godfahter", 1972, minutes: 175), [known(1, "The Godfather", 1972, minutes: 175)], .claimed(1, 88)),
        row(movie("Intersteler", 2014), [known(1, "Interstellar", 2014)], .doubtful(1, 74)),
        row(movie("Heart", 1995), [known(1, "Heat", 1995)], .none),
        row(
            movie("The Unreasonably Long Walk of Captain Harbor", 1999, minutes: 90),
            [known(1, "The Unreasonable Long Walk of Captain Harbour", 1999, minutes: 90)], .claimed(1, 84)),
        row(
            movie("The Unreasonably Long Walk of Captain Harbor", 1999),
            [known(1, "The Reasonable Short Walk of Captain Harbour", 1999)], .none),
    ]

    private static func folder(_ title: String, _ year: Int? = nil) -> TitleClues { TitleClues(.series, title: title, year: year) }

    static let series = [
        row(folder("Low Water"), [known(1, "Low Water", 2010)], .claimed(1, 82)),
        row(folder("Low Water"), [known(1, "Low Water", 2010), known(2, "Low Water", 1980)], .doubtful(1, 82)),
        row(folder("Low Water", 1980), [known(1, "Low Water", 2010), known(2, "Low Water", 1980)], .claimed(2, 90)),
        row(folder("Low Water"), [known(1, "Low Water: The Return", 2010)], .doubtful(1, 62)),
        row(folder("Lowwaater"), [known(1, "Low Water", 2010)], .doubtful(1, 70)),
    ]

    @Test("Scores are from 0 to 100, and do not rise when the years differ more")
    func years() {
        for title in ["Heat", "Heats", "The Heat", "Heat: Return", "Colder Heat"] {
            for minutes in [nil, 60, 100, 169, 171] {
                for kind in TitleClues.Kind.allCases {
                    let clues = TitleClues(kind, title: "Heat", otherTitles: ["Colder Heaat"], year: 1995, runtimeMinutes: minutes)
                    let scores = (0...30).map { difference in
                        [1_995 - difference, 1_995 + difference].map { year in
                            let known = Self.known(1, title, year, minutes: 170)
                            return TitleMatch(clues, among: [known]).candidates.first?.score ?? 0
                        }
                    }
                    #expect(scores.allSatisfy { $0[0] == $0[1] && (0...100).contains($0[0]) })
                    #expect(zip(scores, scores.dropFirst()).allSatisfy { $0[0] >= $1[0] }, "\(title): \(scores)")
                }
            }
        }
        for year in [Int.min, -1, 0, Int.max] {
            #expect(TitleMatch(Self.movie("Heat", year), among: [Self.known(1, "Heat", 1995, minutes: .max)]).claimed == nil)
        }
    }

    @Test("The points of the reasons are the score")
    func points() {
        for row in Self.movies + Self.sequels + Self.spellings + Self.series {
            for one in TitleMatch(row.clues, among: row.candidates).candidates {
                #expect(one.score == one.reasons.reduce(0) { $0 + $1.points } && one.reasons.allSatisfy { !$0.words.isEmpty })
            }
        }
    }

    @Test("Foreign titles are bounded: the first 256 characters, 50 candidates and fourteen titles of each count, five are kept")
    func bounds() {
        let long = String(repeating: "Low Water ", count: 10_000)
        let match = TitleMatch(Self.movie(long, 1999), among: (1...60).map { Self.known($0, long + "\($0)", 1999) })
        #expect(match.candidates.map { Self.number($0.candidate) } == [1, 10, 11, 12, 13] && match.claimed == nil)
        let titles = (1...40).map { "Number \($0) of many" }
        var known = Self.known(1, "Other", 1999)
        known.otherTitles = titles
        #expect(TitleMatch(Self.movie(titles[12], 1999), among: [known]).claimed != nil)
        #expect(TitleMatch(Self.movie(titles[13], 1999), among: [known]).candidates.isEmpty)
    }
}
