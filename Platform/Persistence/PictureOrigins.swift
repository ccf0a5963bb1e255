public import CoreDomain
public import Foundation
import GRDB

/// Where pictures outside the library are fetched from, by the identifiers in their addresses, and what shows them.
public struct PictureOrigins: Sendable {
    /// Who may see it may see its pictures.
    public enum Subject: Hashable, Sendable {
        /// By any of its ids.
        case title(TitleID)
        case person(PersonID)
    }

    private let database: Database

    /// - Parameter database: has the tables of `schema` and `subjects`.
    public init(_ database: Database) { self.database = database }

    /// - Parameter step: the name of the step that makes the table.
    public static func schema(_ step: String) -> Schema {
        Schema(step, sql: "CREATE TABLE picture_origin(id TEXT PRIMARY KEY, origin TEXT NOT NULL) STRICT, WITHOUT ROWID")
    }

    /// - Parameter step: the name of the step that adds the subjects of pictures, and the days on which they were noted. Pictures from before
    ///   it have no subject until they are noted again.
    public static func subjects(_ step: String) -> Schema {
        Schema(
            step,
            sql: """
                ALTER TABLE picture_origin ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
                UPDATE picture_origin SET noted = unixepoch() / 86400;
                CREATE INDEX picture_origin_age ON picture_origin(noted);
                CREATE TABLE picture_subject(
                    picture TEXT NOT NULL REFERENCES picture_origin(id) ON DELETE CASCADE,
                    subject TEXT NOT NULL,
                    PRIMARY KEY(picture, subject)
                ) STRICT, WITHOUT ROWID;
                """)
    }

    /// Nil for a picture that was never noted.
    public func origin(of id: String) async throws -> String? {
        try await database.read { try String.fetchOne($0, sql: "SELECT origin FROM picture_origin WHERE id = ?", arguments: [id]) }
    }

    /// Of a noted picture; empty for any other.
    public func subjects(of id: String) async throws -> [Subject] {
        let keys = try await database.read {
            try String.fetchAll($0, sql: "SELECT subject FROM picture_subject WHERE picture = ? LIMIT 1000", arguments: [id])
        }
        return keys.compactMap(Subject.init)
    }

    /// Keeps the origins and subjects of those that have an origin. A picture has one origin for good: what is known stays, and nothing is
    /// written if everything is known and was noted within the last month.
    public func note(_ shown: [(subject: Subject, pictures: [Picture])], at date: Date = .now) async throws {
        let today = Self.day(of: date)
        let pictures = shown.flatMap { subject, pictures in
            pictures.compactMap { picture in picture.origin.map { (id: picture.id, origin: $0, subject: subject.key) } }
        }
        let unknown = try await database.read { db in
            let statement = try db.cachedStatement(
                sql: "SELECT 1 FROM picture_subject JOIN picture_origin ON id = picture WHERE picture = ? AND subject = ? AND noted > ?")
            return try pictures.filter { try Int.fetchOne(statement, arguments: [$0.id, $0.subject, today - 30]) == nil }
        }
        guard !unknown.isEmpty else { return }
        try await database.write { db in
            let origins = try db.cachedStatement(
                sql: """
                    INSERT INTO picture_origin(id, origin, noted) VALUES (?, ?, ?) ON CONFLICT(id) DO UPDATE SET noted = excluded.noted
                    """)
            let subjects = try db.cachedStatement(sql: "INSERT OR IGNORE INTO picture_subject(picture, subject) VALUES (?, ?)")
            for (id, origin, subject) in unknown {
                try origins.execute(arguments: [id, origin, today])
                try subjects.execute(arguments: [id, subject])
            }
        }
    }

    /// The ids of pictures that were last noted before a date, with their subjects.
    ///
    /// - Parameter limit: how many pictures at most, the oldest first.
    public func outdated(before date: Date, limit: Int) async throws -> [String: [Subject]] {
        let day = Self.day(of: date)
        return try await database.read { db in
            let sql = """
                SELECT id, subject FROM (SELECT id FROM picture_origin WHERE noted < ? ORDER BY noted LIMIT ?)
                LEFT JOIN picture_subject ON picture = id
                """
            let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [day, limit])
            var found: [String: [Subject]] = [:]
            while let row = try rows.next() {
                let (id, subject): (String, String?) = (row[0], row[1])
                found[id, default: []] += [subject.flatMap(Subject.init)].compactMap(\.self)
            }
            return found
        }
    }

    /// Forgets pictures, whenever they were noted.
    public func forget(_ pictures: [String]) async throws {
        if pictures.isEmpty { return }
        try await database.write {
            try $0.execute(
                sql: "DELETE FROM picture_origin WHERE id IN (SELECT value FROM json_each(?))", arguments: [KeyList(pictures)])
        }
    }

    /// Lets pictures count as noted at a date, because something still shows them.
    public func keep(_ pictures: [String], since date: Date) async throws {
        if pictures.isEmpty { return }
        let day = Self.day(of: date)
        try await database.write {
            try $0.execute(
                sql: "UPDATE picture_origin SET noted = ? WHERE id IN (SELECT value FROM json_each(?))",
                arguments: [day, KeyList(pictures)])
        }
    }

    /// Days since 1970.
    private static func day(of date: Date) -> Int { Int(clamped: (date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}

extension PictureOrigins.Subject {
    private static let (title, person) = ("title/", "person/")

    init?(_ key: String) {
        if key.hasPrefix(Self.title), let id = TitleID(String(key.dropFirst(Self.title.count))) {
            self = .title(id)
        } else if key.hasPrefix(Self.person), let id = PersonID(String(key.dropFirst(Self.person.count))) {
            self = .person(id)
        } else {
            return nil
        }
    }

    var key: String {
        switch self {
        case .title(let id): Self.title + id.rawValue
        case .person(let id): Self.person + id.rawValue
        }
    }
}
