import CoreDomain
import Foundation
import GRDB
import PeopleDomain
import Persistence

/// The changes of one transaction. People are referred to by the number of their row.
struct PeopleWriting {
    let db: GRDB.Database
    let titles: CreditedTitleTables
    let precedence: FactPrecedence
    /// Their rows may no longer follow from what is known about them.
    var outdated: Set<Int64> = []
    /// Their credits changed.
    var credited: Set<Int64> = []
    /// They lost credits.
    var unchecked: Set<Int64> = []
    /// People who became part of another one.
    private(set) var merged: [Int64: Int64] = [:]
    /// They are new, or an index of names shows them otherwise.
    var renamed: Set<Int64> = []
    /// Ids of people who are gone or have another one now.
    private var gone: Set<PersonID> = []

    init(_ db: GRDB.Database, _ titles: CreditedTitleTables, _ precedence: FactPrecedence) {
        self.db = db
        self.titles = titles
        self.precedence = precedence
    }

    /// The person that `number` is part of now.
    func current(_ number: Int64) -> Int64 {
        var number = number
        while let other = merged[number] { number = other }
        return number
    }

    /// Brings the rows of people up to date, deletes those who are not needed any more, and names all changes.
    mutating func finish() throws -> PeopleChanges {
        let waiting = try Int64.fetchAll(db.cachedStatement(sql: "SELECT person FROM person_unchecked"))
        if !waiting.isEmpty { try db.cachedStatement(sql: "DELETE FROM person_unchecked").execute() }
        for person in Set(unchecked.union(waiting).map(current)) {
            if try isNeeded(person) { outdated.insert(person) } else { try delete(person) }
        }
        for person in outdated where merged[person] == nil { try update(person) }
        try name(credited.filter { merged[$0] == nil })
        return try changes()
    }

    /// Whether anybody credits the person or more than files tell of them. Forgets the names that sources without credits gave.
    private func isNeeded(_ person: Int64) throws -> Bool {
        try db.cachedStatement(
            sql: """
                DELETE FROM person_credited WHERE person = ? AND NOT EXISTS (
                    SELECT 1 FROM credit WHERE credit.person = person_credited.person AND credit.source = person_credited.source)
                """
        ).execute(arguments: [person])
        return try Bool.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM credit WHERE person = ?1)
                    OR EXISTS (SELECT 1 FROM person_document WHERE person = ?1 AND source <> 'local')
                    """), arguments: [person]) ?? false
    }

    private mutating func delete(_ person: Int64) throws {
        try name([person])
        try note(gone: person)
        try db.cachedStatement(sql: "DELETE FROM person WHERE id = ?").execute(arguments: [person])
        if db.changesCount > 0 { db.changed(.people) }
    }

    /// Derives the row of a person.
    private mutating func update(_ person: Int64) throws {
        guard let old = try PersonRecord.writer.values(of: person, in: db) else { return }
        let record = PersonRecord(ids: try ids(of: person), try documents(of: person), precedence)
        guard try PersonRecord.writer.update(person, from: old, to: record.values, in: db) else { return }
        try name([person])
        if record.isIndexedUnlike(old) { renamed.insert(person) }
        if let before = PersonRecord.shownID(old), before != PersonRecord.shownID(record.row) { gone.insert(before) }
        if record.isListedUnlike(old) { db.changed(.people) }
    }

    private mutating func note(gone person: Int64) throws {
        let ref = try String.fetchOne(db.cachedStatement(sql: "SELECT ref FROM person WHERE id = ?"), arguments: [person])
        if let id = ref.flatMap(PersonID.init(rawValue:)) { gone.insert(id) }
    }

    /// What an index of names has to follow. An id may have gone from one person to another.
    private func changes() throws -> PeopleChanges {
        if gone.isEmpty && renamed.isEmpty { return .none }
        let sql = "SELECT ref FROM json_each(?) AS wanted CROSS JOIN person ON person.id = wanted.value WHERE name_key IS NOT NULL"
        let refs = try String.fetchAll(db.cachedStatement(sql: sql), arguments: [KeyList(renamed.sorted())])
        let changed = Set(refs.compactMap(PersonID.init(rawValue:)))
        return PeopleChanges(changed: changed, gone: gone.subtracting(changed))
    }

    /// What is known about a person: a document counts for more than the credits of its source.
    func documents(of person: Int64) throws -> [FactDocument<PersonFacts>] {
        var documents = try PeopleTables.documents.documents(of: person, in: db)
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: "SELECT source, language, name, profile FROM person_credited WHERE person = ?"), arguments: [person])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            let (source, language): (String, String) = try (reader.required(), reader.required())
            guard let source = FactSource(rawValue: source), !documents.contains(where: { ($0.source, $0.language) == (source, language) })
            else { continue }
            documents.append(.credited(source, language, name: try reader.required(), profile: reader.next()))
        }
        return documents
    }

    func ids(of person: Int64) throws -> [String] {
        try String.fetchAll(db.cachedStatement(sql: "SELECT identity FROM person_identity WHERE person = ?"), arguments: [person])
    }

    /// Announces a change of people under all their ids.
    func name(_ people: some Sequence<Int64>) throws {
        for person in people { db.changed(try ids(of: person).compactMap(PersonID.init(rawValue:)).map(ChangeKey.person)) }
    }

    /// Moves everything of one person to another.
    mutating func merge(_ loser: Int64, into winner: Int64) throws {
        try name([loser])
        try note(gone: loser)
        for document in try PeopleTables.documents.documents(of: loser, in: db) { try keep(document, of: winner) }
        for sql in [
            "UPDATE credit SET person = ?1 WHERE person = ?2",
            "UPDATE OR IGNORE person_credited SET person = ?1 WHERE person = ?2",
            "UPDATE OR IGNORE person_work SET person = ?1 WHERE person = ?2",
            "UPDATE person_identity SET person = ?1 WHERE person = ?2",
        ] {
            try db.cachedStatement(sql: sql).execute(arguments: [winner, loser])
        }
        try db.cachedStatement(sql: "DELETE FROM person WHERE id = ?").execute(arguments: [loser])
        db.changed(.people)
        merged[loser] = winner
        outdated.insert(winner)
        credited.insert(winner)
    }
}

extension FactDocument<PersonFacts> {
    static func credited(_ source: FactSource, _ language: String, name: String, profile: Picture?) -> FactDocument {
        FactDocument(
            source: source, language: language, fetchedAt: .distantPast, isComplete: false, facts: PersonFacts(name: name, profile: profile)
        )
    }
}
