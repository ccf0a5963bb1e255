import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// A row of the table of people.
struct PersonRecord {
    static let summaryColumns = ["ref", "name", "profile", "department"]
    static let columns = summaryColumns + ["aliases", "gender", "born", "died", "birthplace", "biography"]
    static let writer = RowWriter(table: "person", columns: columns + ["name_key"])

    let values: [(any DatabaseValueConvertible)?]

    /// The row that follows from everything known about a person.
    ///
    /// - Parameter ids: not empty.
    init(ids: [String], _ documents: [FactDocument<PersonFacts>], _ precedence: FactPrecedence) {
        let ids = PersonIdentity.ranked(ids)
        let facts = precedence.ranked(documents)
        let name = facts[\.name]
        values = [
            ids.first, name ?? "", facts[\.profile], facts[\.knownForDepartment], TextList(Array(ids.dropFirst())),
            (facts[\.gender] ?? .unknown).rawValue, facts[\.born], facts[\.died], facts[\.birthplace], facts[\.biography],
            name.map(SortKey.of),
        ]
    }

    /// Whether lists of people change with a change from `old`: the id, the name and its place.
    func isListedUnlike(_ old: [DatabaseValue]) -> Bool {
        isUnlike(old, in: [0, 1, 10])
    }

    /// Whether an index of names changes: the id, the name or the picture.
    func isIndexedUnlike(_ old: [DatabaseValue]) -> Bool { isUnlike(old, in: [0, 1, 2, 10]) }

    private func isUnlike(_ old: [DatabaseValue], in columns: [Int]) -> Bool {
        let new = row
        return columns.contains { old[$0] != new[$0] }
    }

    var row: [DatabaseValue] { values.map { $0?.databaseValue ?? .null } }

    /// The id of the row with these values; nil for somebody without a name.
    static func shownID(_ values: [DatabaseValue]) -> PersonID? {
        values[10].isNull ? nil : String.fromDatabaseValue(values[0]).flatMap(PersonID.init(rawValue:))
    }
}

extension PersonSummary {
    /// Reads `PersonRecord.summaryColumns`.
    init(_ reader: inout ColumnReader) throws {
        guard let id = PersonID(try reader.required(as: String.self)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a person has no valid id")
        }
        self.init(id: id, name: try reader.required(), profile: reader.next(), knownForDepartment: reader.next())
    }
}

extension Person {
    /// Reads `PersonRecord.columns`.
    init(_ reader: inout ColumnReader) throws {
        self.init(summary: try PersonSummary(&reader), aliases: reader.texts().compactMap(PersonID.init(rawValue:)))
        gender = reader.next().flatMap(Gender.init(rawValue:)) ?? .unknown
        (born, died, birthplace, biography) = (reader.next(), reader.next(), reader.next(), reader.next())
    }
}
