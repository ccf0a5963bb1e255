import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// A new credit on its way into the table.
struct ListedCredit {
    let role: CreditRole
    let position: Int
    let credit: NewCredit
    /// The folded name.
    let key: String
    /// Nil until the person of a mere name is known.
    var person: Int64?

    var isNamed: Bool { credit.id == nil && credit.aliases.isEmpty }
}

extension PeopleWriting {
    mutating func set(_ new: TitleCredits) throws {
        guard let list = try titles.list(of: new.title, in: db) else { return }
        var credits = Self.listed(new.cast, .cast) + Self.listed(new.crew, .crew)
        for place in credits.indices where !credits[place].isNamed {
            credits[place].person = try person(of: credits[place].credit, new)
        }
        var change = try match(&credits, new, in: list)
        try keepNames(credits, new)
        if try write(credits, new.source, to: list) { change = true }
        if change { try nameTitle(list, new.title.kind) }
    }

    private static func listed(_ credits: [NewCredit], _ role: CreditRole) -> [ListedCredit] {
        credits.prefix(TitleCredits.most).compactMap(\.cleaned).enumerated().map { place, credit in
            ListedCredit(role: role, position: place, credit: credit, key: PersonIdentity.key(credit.name))
        }
    }

    private mutating func person(of credit: NewCredit, _ list: TitleCredits) throws -> Int64 {
        let ids = (credit.id.map { [$0] } ?? []) + credit.aliases
        return try resolve(ids) ?? create(ids.map(\.rawValue), credit, list)
    }

    /// A new person who is known by a credit.
    mutating func create(_ ids: [String], _ credit: NewCredit, _ list: TitleCredits) throws -> Int64 {
        let person = try create(ids, [.credited(list.source, list.language, name: credit.name, profile: credit.profile)])
        try db.cachedStatement(sql: "INSERT INTO person_credited(person, source, language, name, profile) VALUES (?, ?, ?, ?, ?)")
            .execute(arguments: [person, list.source.rawValue, list.language, credit.name, credit.profile])
        return person
    }

    /// Remembers how the source names people. Of several names in one list the first counts.
    private mutating func keepNames(_ credits: [ListedCredit], _ list: TitleCredits) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO person_credited(person, source, language, name, profile) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT(person, source, language) DO UPDATE
                SET name = excluded.name, profile = ifnull(excluded.profile, profile)
                WHERE name <> excluded.name OR profile IS NOT ifnull(excluded.profile, profile)
                """)
        var profiles: [Int64: Picture] = [:]
        for listed in credits {
            if let person = listed.person, let profile = listed.credit.profile, profiles[person] == nil { profiles[person] = profile }
        }
        var named: Set<Int64> = []
        for listed in credits {
            guard let person = listed.person, named.insert(person).inserted else { continue }
            try statement.execute(arguments: [person, list.source.rawValue, list.language, listed.credit.name, profiles[person]])
            if db.changesCount > 0 { outdated.insert(person) }
        }
    }

    /// - Returns: whether anything was written.
    private mutating func write(_ credits: [ListedCredit], _ source: FactSource, to list: CreditList) throws -> Bool {
        var old = try CreditRow.all(in: list, of: source, db)
        var isChanged = false
        for listed in credits {
            guard let row = CreditRow(listed) else { continue }
            let known = old.removeValue(forKey: row.place)
            if known == row { continue }
            try row.save(in: list, of: source, db)
            note(row.person, lost: known?.person == row.person ? nil : known?.person)
            isChanged = true
        }
        for row in old.values {
            try row.delete(in: list, of: source, db)
            note(row.person, lost: row.person)
            isChanged = true
        }
        return isChanged
    }

    /// Notes that the credits of people changed.
    mutating func note(_ person: Int64, lost: Int64?) {
        credited.insert(person)
        guard let lost else { return }
        credited.insert(lost)
        unchecked.insert(lost)
    }

    /// Deletes the credits that a source gave for a title, with or without its episodes, or for one episode.
    mutating func forget(_ title: CreditedTitle, _ source: FactSource, withEpisodes: Bool) throws {
        guard let list = try titles.list(of: title, in: db) else { return }
        let isAll = list.isWhole && withEpisodes
        let condition = (isAll ? "kind = ? AND title = ?" : CreditList.condition) + " AND source = ?"
        var arguments = isAll ? [list.kind, list.title] : list.arguments
        arguments += [source.rawValue]
        let people = try Int64.fetchSet(
            db.cachedStatement(sql: "SELECT DISTINCT person FROM credit WHERE \(condition)"), arguments: arguments)
        if people.isEmpty { return }
        try db.cachedStatement(sql: "DELETE FROM credit WHERE \(condition)").execute(arguments: arguments)
        credited.formUnion(people)
        unchecked.formUnion(people)
        try nameTitle(list, title.kind)
    }

    private func nameTitle(_ list: CreditList, _ kind: CreditedTitle.Kind) throws {
        db.changed(try titles.ids(of: list.title, kind, in: db).compactMap(TitleID.init(rawValue:)).map(ChangeKey.title))
    }
}
