import GRDB
import Persistence
import SearchDomain

/// Added, changed and removed entries, collected during a transaction: the full-text index takes changes cheaply only in the order of
/// their ids.
struct SearchWriting {
    private struct Texts: Equatable {
        var title: String
        var other: String
        var context: String
    }

    private struct Change {
        var old: Texts?
        var new: Texts?
    }

    private static let columns = [
        "reference", "owner", "age", "title", "year", "context", "poster", "title_text", "other_text", "context_text",
    ]
    private static let writer = RowWriter(table: "search_entry", columns: ["id"] + columns)

    private let db: GRDB.Database
    private var changes: [Int64: Change] = [:]
    private var lastID: [EntryRank: Int64] = [:]
    private var words: Set<String> = []

    init(_ db: GRDB.Database) { self.db = db }

    mutating func save(_ entry: SearchEntry) throws {
        let title = SearchText(folded: Folding.fold(entry.title))
        let others = entry.otherTitles.prefix(20).map { SearchText(folded: Folding.fold(String($0.prefix(300)))) }
        // The year is a word like those of the context: ranked below every title, it narrows the other words.
        let year = entry.year.flatMap { (1...9999).contains($0) ? "\($0) " : nil } ?? ""
        let context = SearchText(folded: Folding.fold(year + String((entry.context ?? "").prefix(300))))
        let texts = Texts(
            title: title.joined, other: (title.variants + others.flatMap { $0.words + $0.variants }).joined(separator: " "),
            context: (context.words + context.variants).joined(separator: " "))
        let rank = EntryRank(entry)
        let old = try find(entry.reference)
        let id = try old.flatMap { rank.ids.contains($0.id) ? $0.id : nil } ?? nextID(rank)
        let values: [(any DatabaseValueConvertible)?] = [
            id, entry.reference.text, entry.reference.owner, entry.age, entry.title, entry.year, entry.context, entry.poster, texts.title,
            texts.other,
            texts.context,
        ]
        if let old {
            guard let present = try Self.writer.values(of: old.id, in: db),
                try Self.writer.update(old.id, from: present, to: values, in: db)
            else { return }
            if old.id == id, old.texts == texts { return }
            note(old.id, old: old.texts)
        } else {
            _ = try Self.writer.insert(values, in: db)
        }
        changes[id, default: Change()].new = texts
        words.formUnion(title.words + title.variants + context.words)
        for other in others { words.formUnion(other.words + other.variants) }
    }

    mutating func remove(_ reference: SearchReference) throws {
        guard let old = try find(reference) else { return }
        try db.cachedStatement(sql: "DELETE FROM search_entry WHERE id = ?").execute(arguments: [old.id])
        note(old.id, old: old.texts)
    }

    private mutating func note(_ id: Int64, old: Texts) {
        // Entries that this transaction has added are not in the index yet.
        if changes[id]?.new == nil { changes[id, default: Change()].old = old }
        changes[id]?.new = nil
    }

    func apply() throws {
        let leave = try db.cachedStatement(
            sql: """
                INSERT INTO search_text(search_text, rowid, title_text, other_text, context_text) VALUES ('delete', ?, ?, ?, ?)
                """)
        let enter = try db.cachedStatement(
            sql: "INSERT INTO search_text(rowid, title_text, other_text, context_text) VALUES (?, ?, ?, ?)")
        for (id, change) in changes.sorted(by: { $0.key < $1.key }) {
            if let old = change.old { try leave.execute(arguments: [id, old.title, old.other, old.context]) }
            if let new = change.new { try enter.execute(arguments: [id, new.title, new.other, new.context]) }
        }
        let learn = try db.cachedStatement(sql: "INSERT OR IGNORE INTO search_word VALUES (?, ?)")
        for word in words.sorted() where word.utf8.count > 2 {
            try learn.execute(arguments: [word, String(word.reversed())])
        }
    }

    private func find(_ reference: SearchReference) throws -> (id: Int64, texts: Texts)? {
        let statement = try db.cachedStatement(
            sql: "SELECT id, title_text, other_text, context_text FROM search_entry WHERE reference = ?")
        return try Row.fetchOne(statement, arguments: [reference.text]).map { row -> (id: Int64, texts: Texts) in
            var reader = ColumnReader(row)
            let id: Int64 = try reader.required()
            return (id, Texts(title: try reader.required(), other: try reader.required(), context: try reader.required()))
        }
    }

    private mutating func nextID(_ rank: EntryRank) throws -> Int64 {
        let statement = try db.cachedStatement(sql: "SELECT max(id) FROM search_entry WHERE id BETWEEN ? AND ?")
        let last =
            try lastID[rank]
            ?? Int64.fetchOne(statement, arguments: [rank.ids.lowerBound, rank.ids.upperBound])
            ?? rank.ids.lowerBound - 1
        guard last < rank.ids.upperBound else {
            throw DatabaseError(resultCode: .SQLITE_FULL, message: "too many titles of one year")
        }
        lastID[rank] = last + 1
        return last + 1
    }
}
