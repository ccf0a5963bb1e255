public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// Titles with several ids. Two of them that share an id are one, as they are in the catalogue.
extension LibraryStore {
    public func titles(namedBy aliases: [TitleID]) async throws(LibraryError) -> [TitleID: TitleID] {
        guard !aliases.isEmpty else { return [:] }
        return try await read { try Self.titles(namedBy: aliases, in: $0) }
    }

    static func titles(namedBy aliases: some Collection<TitleID>, in db: GRDB.Database) throws -> [TitleID: TitleID] {
        let sql = "SELECT alias, title FROM library_alias WHERE alias IN (SELECT value FROM json_each(?))"
        let pairs = try Row.values(db.cachedStatement(sql: sql), [KeyList(aliases.map(\.rawValue))]) { row in
            var reader = ColumnReader(row)
            return (try reader.required(as: TitleID.self), try reader.required(as: TitleID.self))
        }
        return Dictionary(pairs, uniquingKeysWith: { one, _ in one })
    }

    static func name(_ identity: TitleIdentity, _ db: GRDB.Database) throws {
        let id = identity.id.rawValue
        for other in [identity.id] + identity.aliases {
            let sql = "SELECT title FROM library_alias WHERE alias = ?"
            if let before = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [other.rawValue]), before != id {
                try rename(before, to: id, db)
            }
            if other != identity.id { try rename(other.rawValue, to: id, db) }
        }
        try db.cachedStatement(sql: "DELETE FROM library_alias WHERE alias = ?").execute(arguments: [id])
    }

    /// The files and the other ids of a title that is now known to be another.
    private static func rename(_ old: String, to new: String, _ db: GRDB.Database) throws {
        try db.cachedStatement(sql: "UPDATE library_alias SET title = ?2 WHERE title = ?1").execute(arguments: [old, new])
        try db.cachedStatement(
            sql: "INSERT INTO library_alias (alias, title) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET title = ?2 WHERE title <> ?2"
        ).execute(arguments: [old, new])
        let pictures = "UPDATE OR IGNORE library_artwork SET subject = ? WHERE subject = ?"
        let subjects = [new, old].compactMap { TitleID($0).map { Artwork.Subject.series($0).key } }
        if subjects.count == 2 { try db.cachedStatement(sql: pictures).execute(arguments: StatementArguments(subjects)) }
        let files = try String.fetchAll(db.cachedStatement(sql: "SELECT id FROM library_file WHERE title = ?"), arguments: [old])
        db.changed([old, new].compactMap(TitleID.init(rawValue:)).map(ChangeKey.title))
        for file in files {
            let also = "SELECT reference FROM library_also WHERE file = ?"
            for reference in try String.fetchAll(db.cachedStatement(sql: also), arguments: [file]) {
                try note(reference, db)
                try db.cachedStatement(sql: "UPDATE OR REPLACE library_also SET reference = ? WHERE file = ? AND reference = ?")
                    .execute(arguments: [renamed(reference, old, new), file, reference])
            }
            let main = "SELECT reference FROM library_file WHERE id = ?"
            guard let reference = try String.fetchOne(db.cachedStatement(sql: main), arguments: [file]) else { continue }
            let now = renamed(reference, old, new)
            try db.cachedStatement(sql: "UPDATE library_file SET title = ?, reference = ? WHERE id = ?").execute(arguments: [
                new, now, file,
            ])
            for one in [reference, now] { try note(one, db) }
            try db.cachedStatement(sql: pictures).execute(arguments: [now, reference])
        }
    }

    private static func renamed(_ reference: String, _ old: String, _ new: String) -> String {
        reference.split(separator: "/", omittingEmptySubsequences: false).map { $0 == old ? new : String($0) }.joined(separator: "/")
    }
}
