import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// Reads the credits of the titles that an audience may see.
struct CreditReading {
    let db: GRDB.Database
    let titles: CreditedTitleTables
    let limits: PeopleLimits
    let precedence: FactPrecedence

    func credits(of title: CreditedTitle, _ role: CreditRole) throws -> [Credit] {
        guard let list = try titles.list(of: title, in: db), let id = try ref(of: list.title, title.kind) else { return [] }
        var shown = title
        shown.id = id
        let key = list.arguments + [role.rawValue]
        let sources = try String.fetchAll(
            db.cachedStatement(sql: "SELECT DISTINCT source FROM credit WHERE \(CreditList.condition) AND role = ?"), arguments: key)
        guard let best = precedence.sources.first(where: { sources.contains($0.rawValue) }) else { return [] }
        return try read(Self.listSQL, key + [best.rawValue]) { reader in
            let person = try PersonSummary(&reader)
            return try Credit(title: shown, person: person, role, &reader)
        }
    }

    func credits(of id: PersonID) throws -> [Credit] {
        let people = PersonReading(db: db, limits: limits)
        guard let number = try people.number(of: id), let person = try people.summaries([id]).first else { throw PeopleError.notFound }
        return try CreditedTitle.Kind.allCases.flatMap { kind in
            try [credits(of: kind), works(of: kind)].flatMap { sql in
                try read(sql, [number] + limits.arguments) { try Credit(kind, person, &$0) }
            }
        }
    }

    private func ref(of title: Int64, _ kind: CreditedTitle.Kind) throws -> TitleID? {
        let table = titles[kind].table
        let sql = "SELECT ref FROM \(table) WHERE id = ?\(limits.title(kind))"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [title] + limits.arguments) else { return nil }
        var reader = ColumnReader(row)
        return reader.next()
    }

    private func read(_ sql: String, _ arguments: StatementArguments, _ make: (inout ColumnReader) throws -> Credit) throws -> [Credit] {
        var found: [Credit] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found.append(try make(&reader))
        }
        return found
    }

    private static let columns = "credit.character, credit.job, credit.department, credit.position, credit.episode_count"
    /// What filmographies say about the title of a credit.
    private static let titleFacts = ["popularity", "premiered"].map { column in
        """
        (SELECT max(work.\(column)) FROM person_work AS work
        WHERE work.person = credit.person AND work.kind = credit.kind AND work.title = credit.title)
        """
    }.joined(separator: ", ")
    private static let listSQL = """
        SELECT \(PersonRecord.summaryColumns.map { "person.\($0)" }.joined(separator: ", ")), \(columns), NULL, NULL
        FROM credit CROSS JOIN person ON person.id = credit.person
        WHERE \(CreditList.condition) AND role = ? AND source = ? ORDER BY position
        """

    private func credits(of kind: CreditedTitle.Kind) -> String {
        let table = titles[kind].table
        return """
            SELECT \(table).ref, credit.role, credit.season, credit.episode, \(Self.columns), \(Self.titleFacts)
            FROM credit CROSS JOIN \(table) ON \(table).id = credit.title
            WHERE credit.person = ? AND credit.kind = \(kind.number) AND \(isShown)\(limits.title(kind))
            ORDER BY credit.title, credit.season, credit.episode, credit.role, credit.source, credit.position
            """
    }

    /// Titles whose own credits do not name the person.
    private func works(of kind: CreditedTitle.Kind) -> String {
        let table = titles[kind].table
        let whole = CreditList.whole
        return """
            SELECT \(table).ref, work.role, \(whole), \(whole), work.character, work.job, work.department, work.position,
                work.episode_count, work.popularity, work.premiered
            FROM person_work AS work CROSS JOIN \(table) ON \(table).id = work.title
            WHERE work.person = ? AND work.kind = \(kind.number) AND NOT EXISTS (
                SELECT 1 FROM credit WHERE credit.person = work.person AND credit.kind = work.kind AND credit.title = work.title
            )\(limits.title(kind))
            ORDER BY work.source, work.position
            """
    }

    /// Whether the source of a credit is the best one of its list, which is the one that the page of the title shows.
    private var isShown: String {
        let cases = precedence.sources.indices.map { place in
            let better = precedence.sources[..<place].map { "'\($0.rawValue)'" }.joined(separator: ", ")
            let isBest = """
                NOT EXISTS (SELECT 1 FROM credit AS better WHERE better.kind = credit.kind AND better.title = credit.title
                AND better.season = credit.season AND better.episode = credit.episode AND better.role = credit.role
                AND better.source IN (\(better)))
                """
            return "WHEN '\(precedence.sources[place].rawValue)' THEN \(better.isEmpty ? "TRUE" : isBest)"
        }
        return "CASE credit.source \(cases.joined(separator: " ")) ELSE FALSE END"
    }
}

/// The part of a list of credits, as it is stored.
enum CreditRole: Int {
    case cast, crew
}

extension Credit {
    /// Reads `CreditReading.columns`, the popularity and the date.
    fileprivate init(title: CreditedTitle, person: PersonSummary, _ role: CreditRole, _ reader: inout ColumnReader) throws {
        let (character, job, department): (String?, String?, String?) = (reader.next(), reader.next(), reader.next())
        self.init(
            title: title, person: person, kind: role == .cast ? .cast(character: character) : .crew(job: job, department: department),
            order: try reader.required(), episodeCount: reader.next(), popularity: reader.next(), date: reader.next())
    }

    /// Reads the title, the role and the episode, then `CreditReading.columns`.
    fileprivate init(_ kind: CreditedTitle.Kind, _ person: PersonSummary, _ reader: inout ColumnReader) throws {
        guard let id: TitleID = reader.next(), let role = CreditRole(rawValue: try reader.required()) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a credit has no valid title or role")
        }
        let (season, episode): (Int, Int) = try (reader.required(), reader.required())
        let part = season == CreditList.whole ? nil : CreditedTitle.Episode(season: season, number: episode)
        try self.init(title: CreditedTitle(kind: kind, id: id, episode: part), person: person, role, &reader)
    }
}
