public import GRDB

public enum ShelfOrder: String, Sendable {
    /// A to Z.
    case title
    /// Newest first, or best first; what has no year or rating comes last.
    case added, year, rating
}

extension Shelves {
    /// Ids of the rows on any of the shelves, which must not overlap, in order.
    ///
    /// - Parameters:
    ///   - year: only rows of this year. The orders other than by title then sort that year's rows.
    ///   - after: where the slice before ended; nil for the first.
    public func items(
        on shelves: [Int64], by order: ShelfOrder, year: Int? = nil, after: ShelfEntry? = nil, limit: Int,
        in db: GRDB.Database
    ) throws -> [Int64] {
        var arguments: [any DatabaseValueConvertible] = []
        let branches = shelves.map { shelf in
            arguments.append(shelf)
            return branch(order, year: year, after: after, &arguments)
        }
        arguments.append(limit)
        let keys = order == .year && year == nil ? "2, 3, 1" : "2, 1"
        let sql = "\(branches.joined(separator: " UNION ALL ")) ORDER BY \(keys) LIMIT ?"
        return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: StatementArguments(arguments))
    }

    private func branch(
        _ order: ShelfOrder, year: Int?, after: ShelfEntry?, _ arguments: inout [any DatabaseValueConvertible]
    ) -> String {
        if let year {
            arguments.append(-Int64(year))
            let column = order == .added ? "added" : order == .rating ? "rating" : "title"
            let start = "SELECT item, \(column) FROM \(name)_by_year WHERE shelf = ? AND key = ?"
            guard let after else { return start }
            switch order {
            case .added: arguments.append(after.addedKey)
            case .rating: arguments.append(after.ratingKey)
            case .title, .year: arguments.append(after.title)
            }
            arguments.append(after.item)
            return "\(start) AND (\(column), item) > (?, ?)"
        }
        let isByYear = order == .year
        let start = "SELECT item, key\(isByYear ? ", title" : "") FROM \(name)_by_\(order.rawValue) WHERE shelf = ?"
        guard let after else { return start }
        switch order {
        case .title: arguments.append(after.title)
        case .added: arguments.append(after.addedKey)
        case .rating: arguments.append(after.ratingKey)
        case .year: arguments += [after.yearKey, after.title]
        }
        arguments.append(after.item)
        return isByYear ? "\(start) AND (key, title, item) > (?, ?, ?)" : "\(start) AND (key, item) > (?, ?)"
    }

    /// How many rows the shelves hold.
    public func count(on shelves: [Int64], in db: GRDB.Database) throws -> Int {
        let statement = try db.cachedStatement(sql: "SELECT coalesce(sum(count), 0) FROM \(name)_tally WHERE shelf = ?")
        return try shelves.reduce(0) { try $0 + (Int.fetchOne(statement, arguments: [$1]) ?? 0) }
    }

    /// Years of the rows on the shelves, newest first.
    public func years(on shelves: [Int64], in db: GRDB.Database) throws -> [Int] {
        let statement = try db.cachedStatement(sql: "SELECT year FROM \(name)_tally WHERE shelf = ? AND year <> 0")
        let years = try shelves.reduce(into: Set<Int>()) { try $0.formUnion(Int.fetchAll(statement, arguments: [$1])) }
        return years.sorted(by: >)
    }
}
