public import GRDB

/// Moved rows, collected during a transaction and then written in the order of the keys, which touches each page of an index once instead
/// of once for each row.
public struct ShelfChanges {
    private let shelves: Shelves
    private var moves: [Int64: (from: ShelfEntry?, to: ShelfEntry?)] = [:]

    public init(_ shelves: Shelves) { self.shelves = shelves }

    /// Nil for a row that was not on the shelves, or will not be. A row may move several times.
    public mutating func move(from old: ShelfEntry?, to new: ShelfEntry?) {
        guard let item = (old ?? new)?.item else { return }
        moves[item] = (moves[item].map(\.from) ?? old, new)
    }

    public func apply(in db: GRDB.Database) throws {
        let moved = moves.values.filter { $0.from != $0.to }
        if moved.isEmpty { return }
        let gone = moved.compactMap(\.from)
        let placed = moved.compactMap(\.to)
        let name = shelves.name
        try run("DELETE FROM \(name)_by_title WHERE shelf = ? AND key = ? AND item = ?", gone, \.title, in: db)
        try run("DELETE FROM \(name)_by_added WHERE shelf = ? AND key = ? AND item = ?", gone, \.addedKey, in: db)
        try run("DELETE FROM \(name)_by_rating WHERE shelf = ? AND key = ? AND item = ?", gone, \.ratingKey, in: db)
        try run("INSERT INTO \(name)_by_title VALUES (?, ?, ?)", placed, \.title, in: db)
        try run("INSERT INTO \(name)_by_added VALUES (?, ?, ?)", placed, \.addedKey, in: db)
        try run("INSERT INTO \(name)_by_rating VALUES (?, ?, ?)", placed, \.ratingKey, in: db)

        let leave = try db.cachedStatement(
            sql: "DELETE FROM \(name)_by_year WHERE shelf = ? AND key = ? AND title = ? AND item = ?")
        for (shelf, entry) in byYear(gone) {
            try leave.execute(arguments: [shelf, entry.yearKey, entry.title, entry.item])
        }
        let enter = try db.cachedStatement(sql: "INSERT INTO \(name)_by_year VALUES (?, ?, ?, ?, ?, ?)")
        for (shelf, entry) in byYear(placed) {
            try enter.execute(
                arguments: [shelf, entry.yearKey, entry.title, entry.item, entry.addedKey, entry.ratingKey])
        }
        try count(gone, placed, in: db)
    }

    private func run<Key: Comparable & DatabaseValueConvertible>(
        _ sql: String, _ entries: [ShelfEntry], _ key: (ShelfEntry) -> Key, in db: GRDB.Database
    ) throws {
        let statement = try db.cachedStatement(sql: sql)
        let rows = entries.flatMap { entry in entry.shelves.map { ($0, key(entry), entry.item) } }
        for (shelf, key, item) in rows.sorted(by: <) {
            try statement.execute(arguments: [shelf, key, item])
        }
    }

    private func byYear(_ entries: [ShelfEntry]) -> [(Int64, ShelfEntry)] {
        entries.flatMap { entry in entry.shelves.map { ($0, entry) } }.sorted {
            ($0.0, $0.1.yearKey, $0.1.title) < ($1.0, $1.1.yearKey, $1.1.title)
        }
    }

    private func count(_ gone: [ShelfEntry], _ placed: [ShelfEntry], in db: GRDB.Database) throws {
        struct Cell: Hashable {
            let shelf: Int64
            let year: Int
        }
        var changes: [Cell: Int] = [:]
        for entry in gone { for shelf in entry.shelves { changes[Cell(shelf: shelf, year: entry.year ?? 0), default: 0] -= 1 } }
        for entry in placed { for shelf in entry.shelves { changes[Cell(shelf: shelf, year: entry.year ?? 0), default: 0] += 1 } }
        let add = try db.cachedStatement(
            sql: """
                INSERT INTO \(shelves.name)_tally VALUES (?1, ?2, ?3)
                ON CONFLICT(shelf, year) DO UPDATE SET count = count + ?3
                """)
        let drop = try db.cachedStatement(
            sql: "DELETE FROM \(shelves.name)_tally WHERE shelf = ? AND year = ? AND count <= 0")
        for (cell, change) in changes where change != 0 {
            try add.execute(arguments: [cell.shelf, cell.year, change])
            if change < 0 { try drop.execute(arguments: [cell.shelf, cell.year]) }
        }
    }
}
