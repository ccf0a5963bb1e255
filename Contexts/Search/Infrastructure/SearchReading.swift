import CoreDomain
import GRDB
import Persistence
import SearchDomain

/// Finds entries in steps from the best kind of hit to the least, each in the order of ids, until there are enough.
/// No step ranks more than it returns, so a keystroke costs the same whatever the number of matches.
struct SearchReading {
    let db: GRDB.Database
    let limit: Int
    private var found: [Int64] = []
    private var seen: Set<Int64> = []

    /// With fewer hits than this, mistyped words are put right.
    static let fewHits = 5

    init(_ db: GRDB.Database, limit: Int) {
        self.db = db
        self.limit = limit
    }

    static func hits(_ db: GRDB.Database, _ query: SearchQuery, limit: Int) throws -> [SearchHit] {
        if query.isEmpty || limit < 1 { return [] }
        var reading = SearchReading(db, limit: limit)
        try reading.collect(query)
        return try reading.hits()
    }

    private mutating func collect(_ query: SearchQuery) throws {
        let words = query.words
        let phrase = words.joined(separator: " ")
        let same = try db.cachedStatement(sql: "SELECT id FROM search_entry WHERE title_text = ? ORDER BY id LIMIT ?")
        take(try Int64.fetchAll(same, arguments: [phrase, limit]))
        try match("title_text : ^ \"\(phrase)\"")
        try match("title_text : ^ \"\(phrase)\" *")
        // The same words in another order, or only a variant of the title: `spiderman`.
        let anyOrder = ([words] + query.joinings).map { "(\(Self.all($0)))" }.joined(separator: " OR ")
        try match("{title_text other_text} : (\(anyOrder))")
        try match(anyOrder)
        if found.count < min(Self.fewHits, limit) {
            let corrected = try Corrections(db).alternatives(of: words)
            if let corrected { try match(corrected) }
        }
    }

    /// All words, the last perhaps unfinished.
    private static func all(_ words: [String]) -> String {
        words.enumerated()
            .map { index, word in index == words.count - 1 ? "\"\(word)\" *" : "\"\(word)\"" }
            .joined(separator: " AND ")
    }

    private mutating func match(_ expression: String) throws {
        if found.count >= limit { return }
        let statement = try db.cachedStatement(
            sql: "SELECT rowid FROM search_text WHERE search_text MATCH ? ORDER BY rowid LIMIT ?")
        take(try Int64.fetchAll(statement, arguments: [expression, limit + found.count]))
    }

    private mutating func take(_ ids: [Int64]) {
        for id in ids where found.count < limit && seen.insert(id).inserted { found.append(id) }
    }

    private func hits() throws -> [SearchHit] {
        let statement = try db.cachedStatement(
            sql: "SELECT reference, title, year, context, poster FROM search_entry WHERE id = ?")
        return try found.compactMap { id in
            guard let row = try Row.fetchOne(statement, arguments: [id]), let reference = SearchReference(text: row["reference"])
            else { return nil }
            return SearchHit(
                reference: reference, title: row["title"], year: row["year"], context: row["context"], poster: row.value("poster"))
        }
    }
}
