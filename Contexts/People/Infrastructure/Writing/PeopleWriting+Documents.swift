import CoreDomain
import GRDB
import PeopleDomain
import Persistence

extension PeopleWriting {
    mutating func save(_ one: PersonDocument) throws {
        var document = one.document
        document.facts = document.facts.cleaned
        let ids = [one.id] + one.aliases.prefix(10)
        if let person = try resolve(ids) {
            try keep(document, of: person, isNewer: true)
        } else {
            let person = try create(ids.map(\.rawValue), [document])
            try PeopleTables.documents.save(document, of: person, in: db)
        }
    }

    /// The person with these ids, all of whom are one from now on; nil if none is known.
    mutating func resolve(_ ids: [PersonID]) throws -> Int64? {
        var known: [Int64] = []
        for id in ids {
            if let person = try number(of: id.rawValue), !known.contains(person) { known.append(person) }
        }
        guard let person = known.first else { return nil }
        for other in known.dropFirst() { try merge(other, into: person) }
        if ids.count > 1 { try identify(person, ids.map(\.rawValue)) }
        return person
    }

    func number(of id: String) throws -> Int64? {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT person FROM person_identity WHERE identity = ?"), arguments: [id])
    }

    mutating func identify(_ person: Int64, _ ids: [String]) throws {
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO person_identity(identity, person) VALUES (?, ?)")
        for id in ids {
            try statement.execute(arguments: [id, person])
            if db.changesCount > 0 { outdated.insert(person) }
        }
    }

    /// A new row.
    ///
    /// - Parameters:
    ///   - ids: nobody has one of them.
    ///   - documents: what is known about the person; not stored here.
    mutating func create(_ ids: [String], _ documents: [FactDocument<PersonFacts>]) throws -> Int64 {
        let ids = ids.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let person = try PersonRecord.writer.insert(PersonRecord(ids: ids, documents, precedence).values, in: db)
        try identify(person, ids)
        outdated.remove(person)
        renamed.insert(person)
        credited.insert(person)
        db.changed(.people)
        return person
    }

    /// Adds or replaces a document, unless a better one of its source and language is there.
    ///
    /// - Parameter isNewer: otherwise the later one stays.
    mutating func keep(_ document: FactDocument<PersonFacts>, of person: Int64, isNewer: Bool = false) throws {
        let known = try PeopleTables.documents.documents(of: person, in: db)
            .first { ($0.source, $0.language) == (document.source, document.language) }
        if let known {
            if known.isComplete && !document.isComplete { return }
            let (then, now) = (Moment(known.fetchedAt).milliseconds, Moment(document.fetchedAt).milliseconds)
            if known.facts == document.facts && known.isComplete == document.isComplete && then == now { return }
            if !isNewer && known.isComplete == document.isComplete && then >= now { return }
        }
        try PeopleTables.documents.save(document, of: person, in: db)
        if known?.facts != document.facts { outdated.insert(person) }
    }
}
