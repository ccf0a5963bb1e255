import CoreDomain
import Foundation
import GRDB
import PeopleDomain
import Persistence

extension PeopleWriting {
    mutating func set(_ filmography: Filmography) throws {
        guard let person = try number(of: filmography.person.rawValue) else { throw PeopleError.notFound }
        var old = try rows(of: person, filmography.source)
        var isChanged = false
        for (position, work) in filmography.works.enumerated() {
            guard let list = try titles.list(of: work.title, in: db) else { continue }
            let row = Self.row(work, list)
            if old.removeValue(forKey: position) == row { continue }
            try save(row, at: position, person, filmography.source)
            isChanged = true
        }
        for position in old.keys {
            try db.cachedStatement(sql: "DELETE FROM person_work WHERE person = ? AND source = ? AND position = ?")
                .execute(arguments: [person, filmography.source.rawValue, position])
            isChanged = true
        }
        if isChanged { credited.insert(person) }
    }

    /// Forgets what a source said about a person besides credits.
    ///
    /// - Parameter date: what it said since stays; nil for nothing.
    mutating func forget(_ id: PersonID, _ source: FactSource, before date: Date?) throws {
        guard let person = try number(of: id.rawValue) else { return }
        let documents = "person_document WHERE person = ?1 AND source = ?2"
        try db.cachedStatement(sql: "DELETE FROM \(documents) AND (?3 IS NULL OR fetched < ?3)")
            .execute(arguments: [person, source.rawValue, date.map(Moment.init)])
        // A filmography comes with a complete document.
        let works = "person_work WHERE person = ?1 AND source = ?2"
        try db.cachedStatement(sql: "DELETE FROM \(works) AND NOT EXISTS(SELECT 1 FROM \(documents) AND complete = 1)")
            .execute(arguments: [person, source.rawValue])
        credited.insert(person)
        unchecked.insert(person)
    }

    private static let columns = [
        "kind", "title", "role", "character", "job", "department", "episode_count", "popularity", "premiered",
    ]

    private static func row(_ work: Filmography.Work, _ list: CreditList) -> [DatabaseValue] {
        let (role, character, job, department): (CreditRole, String?, String?, String?) =
            switch work.kind {
            case .cast(let character): (.cast, character, nil, nil)
            case .crew(let job, let department): (.crew, nil, job, department)
            }
        let values: [(any DatabaseValueConvertible)?] = [
            list.kind, list.title, role.rawValue, character, job, department, work.episodeCount, work.popularity, work.date,
        ]
        return values.map { $0?.databaseValue ?? .null }
    }

    private func rows(of person: Int64, _ source: FactSource) throws -> [Int: [DatabaseValue]] {
        let sql = "SELECT position, \(Self.columns.joined(separator: ", ")) FROM person_work WHERE person = ? AND source = ?"
        var found: [Int: [DatabaseValue]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [person, source.rawValue])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found[try reader.required()] = Array(row.databaseValues.dropFirst())
        }
        return found
    }

    private func save(_ row: [DatabaseValue], at position: Int, _ person: Int64, _ source: FactSource) throws {
        let sql = """
            INSERT OR REPLACE INTO person_work(person, source, position, \(Self.columns.joined(separator: ", ")))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.cachedStatement(sql: sql).execute(arguments: [person, source.rawValue, position] + StatementArguments(row))
    }
}
