public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// Titles with several ids. Two of them that share an id are one, as they are in the catalogue.
extension LibraryStore {
    public func titles(namedBy aliases: [TitleID]) async throws(LibraryError) -> [TitleID: TitleID] {
        guard !aliases.isEmpty else { return [:] }
        return try await read { db in
            var titles: [TitleID: TitleID] = [:]
            for alias in aliases {
                let sql = "SELECT title FROM library_alias WHERE alias = ?"
                titles[alias] = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [alias.rawValue]).flatMap { TitleID($0) }
            }
            return titles
        }
    }

    static func name(_ identity: TitleIdentity, _ db: GRDB.Database) throws {
        let id = identity.id.rawValue
        for other in [identity.id] + identity.aliases {
            let sql = "SELECT title FROM library_alias WHERE alias = ?"
            if let before = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [other.rawValue]), before != id {
                try db.execute(sql: "UPDATE library_alias SET title = ? WHERE title = ?", arguments: [id, before])
                try rename(before, to: id, db)
            }
            if other != identity.id { try rename(other.rawValue, to: id, db) }
        }
        try db.execute(sql: "DELETE FROM library_alias WHERE alias = ?", arguments: [id])
    }

    /// Files of a title that is now known to be another.
    private static func rename(_ old: String, to new: String, _ db: GRDB.Database) throws {
        try db.cachedStatement(
            sql: "INSERT INTO library_alias (alias, title) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET title = ?2 WHERE title <> ?2"
        ).execute(arguments: [old, new])
        let files = try String.fetchAll(db.cachedStatement(sql: "SELECT id FROM library_file WHERE title = ?"), arguments: [old])
        db.changed([old, new].compactMap(TitleID.init(rawValue:)).map(ChangeKey.title))
        for file in files {
            for reference in try String.fetchAll(db, sql: "SELECT reference FROM library_also WHERE file = ?", arguments: [file]) {
                try note(reference, db)
                try db.execute(
                    sql: "UPDATE OR REPLACE library_also SET reference = ? WHERE file = ? AND reference = ?",
                    arguments: [renamed(reference, old, new), file, reference])
            }
            guard let reference = try String.fetchOne(db, sql: "SELECT reference FROM library_file WHERE id = ?", arguments: [file]) else {
                continue
            }
            let now = renamed(reference, old, new)
            try db.execute(sql: "UPDATE library_file SET title = ?, reference = ? WHERE id = ?", arguments: [new, now, file])
            for one in [reference, now] { try note(one, db) }
            try db.execute(
                sql: "UPDATE OR IGNORE library_artwork SET subject = ? WHERE subject = ?", arguments: [now, reference])
        }
    }

    private static func renamed(_ reference: String, _ old: String, _ new: String) -> String {
        reference.split(separator: "/", omittingEmptySubsequences: false).map { $0 == old ? new : String($0) }.joined(separator: "/")
    }
}
