public import GRDB

public enum ShelfOrder: String, Sendable {
    /// A to Z.
    case title
    /// Newest first, or best first; rows without a year or rating come last.
    case added, year, rating
}

extension Shelves {
    /// Ids of the rows on any of the shelves, which must not overlap, in order.
    ///
    /// - Parameters:
    ///   - audience: only rows that it may see. The rows between them are read too.
    ///   - year: only rows of this year. The orders other than by title then sort that year's rows.
    ///   - after: the end of the previous slice; nil for the first one.
    public func items(
        on shelves: [Int64], for audience: AudienceCondition, by order: ShelfOrder, year: Int? = nil, after: ShelfEntry? = nil, limit: Int,
        in db: GRDB.Database
    ) throws -> [Int64] {
        var arguments: [any DatabaseValueConvertible] = []
        let branches = shelves.map { shelf in
            arguments.append(shelf)
            return branch(order, year: year, after: after, &arguments) + and(audience)
        }
        arguments.append(limit)
        let keys = order == .year && year == nil ? "2, 3, 1" : "2, 1"
        let sql = "\(branches.joined(separator: " UNION ALL ")) ORDER BY \(keys) LIMIT ?"
        return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: StatementArguments(arguments) + audience.arguments)
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

    /// The number of rows on the shelves that an audience may see. With limits, all of them are read.
    public func count(on shelves: [Int64], for audience: AudienceCondition, in db: GRDB.Database) throws -> Int {
        let sql =
            audience.isEmpty
            ? "SELECT coalesce(sum(count), 0) FROM \(name)_tally WHERE shelf = ?"
            : "SELECT count(*) FROM \(name)_by_title WHERE shelf = ?\(and(audience))"
        let statement = try db.cachedStatement(sql: sql)
        return try shelves.reduce(0) { try $0 + (Int.fetchOne(statement, arguments: [$1] + audience.arguments) ?? 0) }
    }

    /// The years of the rows on the shelves that an audience may see, newest first.
    public func years(on shelves: [Int64], for audience: AudienceCondition, in db: GRDB.Database) throws -> [Int] {
        var sql = "SELECT year FROM \(name)_tally AS tally WHERE shelf = ? AND year <> 0"
        if !audience.isEmpty {
            sql += """
                 AND EXISTS (SELECT 1 FROM \(name)_by_year AS listed WHERE listed.shelf = tally.shelf AND listed.key = -tally.year
                \(and(audience)))
                """
        }
        let statement = try db.cachedStatement(sql: sql)
        let years = try shelves.reduce(into: Set<Int>()) {
            try $0.formUnion(Int.fetchAll(statement, arguments: [$1] + audience.arguments))
        }
        return years.sorted(by: >)
    }
}
