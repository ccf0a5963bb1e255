import CoreDomain
import GRDB
import Persistence
import SearchDomain

/// Finds entries in steps from the best kind of hit to the weakest, each in the order of ids, until there are enough.
///
/// If many entries match, the index is read in the order of ids until there are enough; if few match, all of them are read once and
/// sorted here. So a keystroke costs about the same whatever the number of titles.
struct SearchReading {
    private let db: GRDB.Database
    private let limit: Int
    private let audience: EntryCondition
    private var found: [Int64] = []
    private var seen: Set<Int64> = []

    /// With fewer hits than this, typing errors are corrected.
    private static let fewHits = 5
    /// More matches than this are many.
    private static let many = 100

    private init(_ db: GRDB.Database, limit: Int, _ audience: EntryCondition) {
        self.db = db
        self.limit = limit
        self.audience = audience
    }

    static func hits(_ db: GRDB.Database, _ query: SearchQuery, limit: Int, _ audience: EntryCondition) throws -> [SearchHit] {
        if query.isEmpty || limit < 1 { return [] }
        var reading = SearchReading(db, limit: limit, audience)
        try reading.takeBeginnings(query)
        if reading.found.count < limit { try reading.takeWords(query) }
        if reading.found.count < min(fewHits, limit), let corrected = try Corrections(db).alternatives(of: query.words) {
            reading.take(try reading.matches(corrected, limit: limit * 2))
        }
        return try reading.hits()
    }

    /// The movies and series of which a title has these words next to each other, those with just this title first.
    static func titled(
        _ db: GRDB.Database, _ words: [String], limit: Int, _ audience: EntryCondition
    ) throws -> [SearchReference] {
        if words.isEmpty || limit < 1 { return [] }
        var reading = SearchReading(db, limit: limit, audience)
        let phrase = words.joined(separator: " ")
        let same = try db.cachedStatement(
            sql: "SELECT id FROM search_entry WHERE title_text = ?\(reading.visible) ORDER BY id LIMIT ?")
        reading.take(try Int64.fetchAll(same, arguments: [phrase, limit] + audience.arguments))
        reading.take(try reading.matches("{title_text other_text} : \"\(phrase)\"", limit: limit))
        return try reading.hits().map(\.reference).filter { [.movie, .series].contains($0.kind) }
    }

    /// The title itself, titles that continue with another word, and titles that continue within the word.
    private mutating func takeBeginnings(_ query: SearchQuery) throws {
        let phrase = query.words.joined(separator: " ")
        // Many titles have such a short beginning.
        if phrase.utf8.count > 3 {
            let statement = try db.cachedStatement(
                sql: "SELECT title_text, id FROM search_entry WHERE title_text BETWEEN ? AND ?\(visible) LIMIT ?")
            let rows = try Row.fetchAll(statement, arguments: [phrase, phrase + "\u{10FFFF}", Self.many] + audience.arguments)
            if rows.count < Self.many {
                let ranked = try rows.map { row -> (kind: Int, id: Int64) in
                    var reader = ColumnReader(row)
                    let (title, id): (String, Int64) = try (reader.required(), reader.required())
                    return (title == phrase ? 0 : title.hasPrefix(phrase + " ") ? 1 : 2, id)
                }
                return take(ranked.sorted(by: <).map(\.id))
            }
        }
        let same = try db.cachedStatement(sql: "SELECT id FROM search_entry WHERE title_text = ?\(visible) ORDER BY id LIMIT ?")
        take(try Int64.fetchAll(same, arguments: [phrase, limit] + audience.arguments))
        for ending in ["", " *"] where found.count < limit {
            take(try matches("title_text : ^ \"\(phrase)\"\(ending)", limit: limit * 2))
        }
    }

    /// All words in any order, in the titles first, then in their context. Two neighbours may be one word in a title: `spiderman`.
    private mutating func takeWords(_ query: SearchQuery) throws {
        let readings = [query.words] + query.joinings
        let expression = try readings.map { "(\(try all($0)))" }.joined(separator: " OR ")
        let every = try matches(expression, limit: Self.many)
        if every.count < Self.many {
            let titled = try every.filter { try isTitled($0, readings) }
            take(titled)
        } else {
            take(try matches("{title_text other_text} : (\(expression))", limit: limit * 2))
        }
        take(every)
    }

    /// Whether the words are those of a title of the entry.
    private func isTitled(_ id: Int64, _ readings: [[String]]) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT title_text || ' ' || other_text FROM search_entry WHERE id = ?")
        let written = try String.fetchOne(statement, arguments: [id])?.split(separator: " ") ?? []
        return readings.contains { words in
            words.dropLast().allSatisfy { written.contains($0[...]) }
                && written.contains { $0.hasPrefix(words.last ?? "") }
        }
    }

    /// All words; the last may be incomplete.
    private func all(_ words: [String]) throws -> String {
        let begun = words.dropLast().map { "\"\($0)\"" }
        return try (begun + [ending(words.last ?? "")]).joined(separator: " AND ")
    }

    /// A longer beginning is replaced by the few words that have it: the index has lists of short beginnings only.
    private func ending(_ word: String) throws -> String {
        guard word.utf8.count > 4 else { return "\"\(word)\" *" }
        let statement = try db.cachedStatement(sql: "SELECT word FROM search_word WHERE word BETWEEN ? AND ? LIMIT 25")
        let words = try String.fetchAll(statement, arguments: [word, word + "\u{10FFFF}"])
        if words.isEmpty { return "\"\(word)\"" }
        return words.count == 25 ? "\"\(word)\" *" : "(\(words.map { "\"\($0)\"" }.joined(separator: " OR ")))"
    }

    private func matches(_ expression: String, limit: Int) throws -> [Int64] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT rowid FROM search_text
                WHERE search_text MATCH ?\(audience.visible(at: "search_text.rowid"))
                ORDER BY rowid LIMIT ?
                """)
        return try Int64.fetchAll(statement, arguments: [expression, limit] + audience.arguments)
    }

    private var visible: String { audience.visible }

    private mutating func take(_ ids: [Int64]) {
        for id in ids where found.count < limit && seen.insert(id).inserted { found.append(id) }
    }

    private func hits() throws -> [SearchHit] {
        let statement = try db.cachedStatement(sql: "SELECT \(SearchHit.columns) FROM search_entry WHERE id = ?")
        return try found.compactMap { id in
            guard let row = try Row.fetchOne(statement, arguments: [id]) else { return nil }
            return try SearchHit(row)
        }
    }

    static func hits(_ db: GRDB.Database, of references: [SearchReference], _ audience: EntryCondition) throws -> [SearchHit] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(SearchHit.columns) FROM json_each(:references) AS wanted
                CROSS JOIN search_entry ON search_entry.reference = wanted.value WHERE TRUE\(audience.visible)
                """)
        let arguments: StatementArguments = ["references": KeyList(references.map(\.text))]
        var found: [SearchReference: SearchHit] = [:]
        for row in try Row.fetchAll(statement, arguments: audience.arguments + arguments) {
            if let hit = try SearchHit(row) { found[hit.reference] = hit }
        }
        // Each once.
        return references.compactMap { found.removeValue(forKey: $0) }
    }
}

extension SearchHit {
    fileprivate static let columns = "reference, search_entry.title, year, context, poster"

    /// Nil for what this version cannot read.
    fileprivate init?(_ row: Row) throws {
        var reader = ColumnReader(row)
        guard let reference = SearchReference(text: try reader.required()) else { return nil }
        self.init(reference: reference, title: try reader.required(), year: reader.next(), context: reader.next(), poster: reader.next())
    }
}
