public import CoreDomain
public import GRDB

extension Shelves {
    /// The first letters of the titles on any of the shelves, in the order of the list, as far as an audience may see them. Without limits each
    /// costs one lookup in the index, however many rows there are.
    public func letters(on shelves: [Int64], for audience: AudienceCondition, in db: GRDB.Database) throws -> [LetterMark] {
        var ends = [End?](repeating: nil, count: LetterMark.bounds.count)
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: endsSQL(audience)),
            arguments: [KeyList(LetterMark.bounds), KeyList(shelves)] + audience.arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            let place: Int = try reader.required()
            let end = End(key: try reader.required(), item: try reader.required(), cursor: try reader.required())
            guard ends.indices.contains(place) else { continue }
            ends[place] = ends[place].map { $0.precedes(end) ? end : $0 } ?? end
        }
        return LetterMark.marks(ends: ends.map { $0?.cursor })
    }

    private struct End {
        let key: String
        let item: Int64
        let cursor: String

        /// As SQLite compares: by bytes.
        func precedes(_ other: End) -> Bool {
            key.utf8.elementsEqual(other.key.utf8) ? item < other.item : key.utf8.lexicographicallyPrecedes(other.key.utf8)
        }
    }

    // CROSS JOIN fixes the order of the loops: from the bounds to the rows.
    private func endsSQL(_ audience: AudienceCondition) -> String {
        """
        SELECT bound.key, last.key, last.item, owner.ref FROM json_each(?) AS bound CROSS JOIN json_each(?) AS wanted
        CROSS JOIN \(name)_by_title AS last ON last.shelf = wanted.value AND (last.key, last.item) = (
            SELECT key, item FROM \(name)_by_title WHERE shelf = wanted.value AND key < bound.value\(and(audience)) ORDER BY key DESC, item DESC LIMIT 1)
        CROSS JOIN \(name) AS owner ON owner.id = last.item
        """
    }
}
