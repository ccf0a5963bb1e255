import CoreDomain
import GRDB
import Testing

@testable import Persistence

/// Compares shelves with plain arrays, after many random changes.
@Suite("Shelves")
struct ShelvesTests {
    private static let shelves = Shelves("movie_row")
    private static let everyone = AudienceCondition(.unlimited, TitleFolders(table: "movie_row"))
    private static let schema = Schema(
        "shelves.1",
        sql: "CREATE TABLE movie_row(id INTEGER PRIMARY KEY, ref TEXT NOT NULL, age INTEGER);" + shelves.sql + shelves.yearSQL)

    private typealias Move = (from: ShelfEntry?, to: ShelfEntry?)

    /// SplitMix64: the same changes in every run.
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static func entry(_ item: Int64, _ random: inout Random) -> ShelfEntry? {
        if Int.random(in: 0..<5, using: &random) == 0 { return nil }
        let titles = ["2001", "a", "b", "alien", "amelie", "brazil", "metropolis", "zodiac", "\u{448}irli"]
        // Shelves 1 and 2 do not overlap; 3 holds any.
        var shelves: Set<Int64> = [Int64.random(in: 1...2, using: &random)]
        if Bool.random(using: &random) { shelves.insert(3) }
        return ShelfEntry(
            item: item, shelves: shelves, title: titles.randomElement(using: &random)!, added: Int64.random(in: 0..<4, using: &random),
            year: [nil, 1970, 1971, 1972].randomElement(using: &random)!,
            rating: [nil, -1, 0, 7.5, 7.25, 10, 12].randomElement(using: &random)!)
    }

    private static func sorted(_ entries: [ShelfEntry], by order: ShelfOrder, isOneYear: Bool) -> [ShelfEntry] {
        entries.sorted {
            switch order {
            case .title: ($0.title, $0.item) < ($1.title, $1.item)
            case .added: (-$0.added, $0.item) < (-$1.added, $1.item)
            case .year where isOneYear: ($0.title, $0.item) < ($1.title, $1.item)
            case .year: (-($0.year ?? 0), $0.title, $0.item) < (-($1.year ?? 0), $1.title, $1.item)
            case .rating: (-clamped($0), $0.item) < (-clamped($1), $1.item)
            }
        }
    }

    /// What has no rating comes last.
    private static func clamped(_ entry: ShelfEntry) -> Double { entry.rating.map { min(max($0, 0), 10) } ?? -1 }

    private static func apply(_ moves: [Move], to database: Database) async throws {
        try await database.write { db in
            var changes = ShelfChanges(shelves)
            for move in moves { changes.move(from: move.from, to: move.to) }
            try changes.apply(in: db)
        }
    }

    @Test("Lists, counts, years and letters are those of the rows on the shelves", arguments: 1...6 as ClosedRange<UInt64>)
    func model(seed: UInt64) async throws {
        var random = Random(state: seed)
        let database = try Database.inMemory(Self.schema)
        var rows: [Int64: ShelfEntry] = [:]
        try await database.write { db in
            for item in 1...40 { try db.execute(sql: "INSERT INTO movie_row VALUES (?, ?, NULL)", arguments: [item, "ref-\(item)"]) }
        }
        for _ in 0..<4 {
            var moves: [Move] = []
            for _ in 0..<60 {
                let item = Int64.random(in: 1...40, using: &random)
                let new = Self.entry(item, &random)
                moves.append((rows[item], new))
                rows[item] = new
            }
            let (now, pageSize) = (Array(rows.values), Int.random(in: 1...7, using: &random))
            try await Self.apply(moves, to: database)
            for shelves: [Int64] in [[1], [2], [1, 2], [3], [4]] {
                let held = now.filter { !$0.shelves.isDisjoint(with: shelves) }
                let (count, years, letters) = try await database.read { db in
                    (
                        try Self.shelves.count(on: shelves, for: Self.everyone, in: db),
                        try Self.shelves.years(on: shelves, for: Self.everyone, in: db),
                        try Self.shelves.letters(on: shelves, for: Self.everyone, in: db)
                    )
                }
                #expect(count == held.count)
                #expect(years == Set(held.compactMap(\.year)).sorted(by: >))
                let byTitle = Self.sorted(held, by: .title, isOneYear: false)
                let ends = LetterMark.bounds.map { bound in
                    byTitle.last { $0.title.utf8.lexicographicallyPrecedes(bound.utf8) }.map { "ref-\($0.item)" }
                }
                #expect(letters == LetterMark.marks(ends: ends))
                for order in [ShelfOrder.title, .added, .year, .rating] {
                    for year in [nil, 1970, 1972, 1999] {
                        let wanted = Self.sorted(
                            held.filter { year == nil || $0.year == year }, by: order, isOneYear: year != nil)
                        var found: [Int64] = []
                        var after: ShelfEntry?
                        repeat {
                            let last = after
                            let page = try await database.read { db in
                                try Self.shelves.items(
                                    on: shelves, for: Self.everyone, by: order, year: year, after: last, limit: pageSize, in: db)
                            }
                            #expect(page.count <= pageSize)
                            found += page
                            after = page.last.flatMap { id in held.first { $0.item == id } }
                        } while after != nil && found.count <= held.count
                        #expect(found == wanted.map(\.item), "\(shelves) by \(order) of \(String(describing: year))")
                    }
                }
            }
        }
    }

    @Test("No row is left in a table when all have gone")
    func empty() async throws {
        let database = try Database.inMemory(Self.schema)
        var random = Random(state: 9)
        var entries: [ShelfEntry] = []
        for item in 1...30 { if let entry = Self.entry(Int64(item), &random) { entries.append(entry) } }
        var (arrivals, departures): ([Move], [Move]) = ([], [])
        for entry in entries {
            arrivals.append((nil, entry))
            departures.append((entry, nil))
        }
        try await Self.apply(arrivals, to: database)
        try await Self.apply(departures, to: database)
        for table in ["by_title", "by_added", "by_rating", "by_year", "tally"] {
            let count = try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM movie_row_\(table)") }
            #expect(count == 0, "\(table)")
        }
    }
}
