import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// The credits under one name in one list.
private struct Namesakes {
    /// Those whose source gives an id, by source.
    var identified: [String: Set<Int64>] = [:]
    /// Of credits of other sources that give only the name, by source.
    var named: [String: Set<Int64>] = [:]
    /// Places of such credits among the new ones.
    var places: [Int] = []

    var people: Set<Int64> { identified.values.reduce(into: []) { $0.formUnion($1) } }
}

extension PeopleWriting {
    /// Finds the person of each credit that gives only a name: within a title, the same name is the same person, whichever source says it.
    /// Elsewhere one name is one person, until a source with ids tells them apart.
    ///
    /// - Returns: whether a credit of another source got another person.
    mutating func match(_ credits: inout [ListedCredit], _ new: TitleCredits, in list: CreditList) throws -> Bool {
        let names = try namesakes(credits, new.source, in: list)
        let before = merged.count
        var isChanged = false
        // In the order of the list, so that the same credits always give the same people.
        var seen: Set<String> = []
        for key in credits.map(\.key) where seen.insert(key).inserted {
            guard let found = names[key] else { continue }
            let local = PersonIdentity.local(key)
            if let one = try person(of: found) {
                if !found.places.isEmpty || !found.named.isEmpty { try adopt(local, by: one) }
                if try repoint(found.named, key, to: one, in: list, besides: new.source) { isChanged = true }
                for place in found.places { credits[place].person = one }
            } else if let first = found.places.first {
                let person = try number(of: local) ?? create([local], credits[first].credit, new)
                for place in found.places { credits[place].person = person }
            }
        }
        for place in credits.indices { credits[place].person = credits[place].person.map(current) }
        return isChanged || merged.count > before
    }

    private func namesakes(_ credits: [ListedCredit], _ source: FactSource, in list: CreditList) throws -> [String: Namesakes] {
        var names: [String: Namesakes] = [:]
        for (place, listed) in credits.enumerated() {
            if let person = listed.person {
                names[listed.key, default: Namesakes()].identified[source.rawValue, default: []].insert(current(person))
            } else {
                names[listed.key, default: Namesakes()].places.append(place)
            }
        }
        let sql = "SELECT name_key, source, person, named FROM credit WHERE \(CreditList.condition) AND source <> ?"
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: list.arguments + [source.rawValue])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            let key: String = try reader.required()
            guard names[key] != nil else { continue }
            let (source, person): (String, Int64) = try (reader.required(), reader.required())
            if try reader.required() {
                names[key]?.named[source, default: []].insert(person)
            } else {
                names[key]?.identified[source, default: []].insert(person)
            }
        }
        return names
    }

    /// The one person whom the sources with ids mean; nil if there is none, or if they mean several.
    private mutating func person(of found: Namesakes) throws -> Int64? {
        let people = Set(found.people.map(current)).sorted()
        guard let first = people.first, people.count > 1 else { return people.first }
        guard found.identified.values.allSatisfy({ $0.count == 1 }) else { return nil }
        let ids = try people.map { try self.ids(of: $0) }
        for place in ids.indices {
            for other in ids[..<place] where !PersonIdentity.agree(ids[place], other) { return nil }
        }
        for other in people.dropFirst() { try merge(other, into: first) }
        return first
    }

    /// Makes the person of a mere name this one, unless that name stands for somebody else already.
    private mutating func adopt(_ local: String, by person: Int64) throws {
        guard let known = try number(of: local) else { return try identify(person, [local]) }
        if known != person, PersonIdentity.isLocal(try ids(of: known)) { try merge(known, into: person) }
    }

    /// Gives the credits of other sources that have only this name to the person.
    private mutating func repoint(
        _ people: [String: Set<Int64>], _ key: String, to person: Int64, in list: CreditList, besides source: FactSource
    ) throws -> Bool {
        let others = people.mapValues { Set($0.map(current)).subtracting([person]) }.filter { !$0.value.isEmpty }
        if others.isEmpty { return false }
        let sql = """
            UPDATE credit SET person = ? WHERE \(CreditList.condition) AND source <> ? AND name_key = ? AND named AND person <> ?
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [person] + list.arguments + [source.rawValue, key, person])
        let copy = try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO person_credited(person, source, language, name, profile)
                SELECT ?, source, language, name, profile FROM person_credited WHERE person = ? AND source = ?
                """)
        for (source, others) in others {
            for other in others {
                try copy.execute(arguments: [person, other, source])
                note(person, lost: other)
            }
        }
        outdated.insert(person)
        return true
    }
}
