public import CoreDomain
import GRDB
public import Persistence

/// Stands for the table of files in tests of a context: every title that is saved has a file in the folder `Seen`, until it is hidden.
public struct FolderTable: Sendable {
    public let folders = TitleFolders(table: "held")
    /// The context's schema and this table.
    public let schema: Schema
    /// May see the folder `Seen` and another one.
    public let audience = Audience(folders: ["Seen", "Another"], reach: .everything)

    /// - Parameters:
    ///   - titles: The table of the context that has a row for each title.
    ///   - id: Its column with the id of the title.
    public init(joining schema: Schema, titles: String, id: String) {
        self.schema = Schema(
            joining: schema,
            Schema(
                "held",
                sql: """
                    CREATE TABLE held(title TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY(title, folder)) STRICT, WITHOUT ROWID;
                    CREATE TRIGGER held_new AFTER INSERT ON \(titles) BEGIN INSERT OR IGNORE INTO held VALUES (NEW.\(id), 'Seen'); END;
                    CREATE TRIGGER held_renamed AFTER UPDATE OF \(id) ON \(titles)
                    BEGIN INSERT OR IGNORE INTO held VALUES (NEW.\(id), 'Seen'); END;
                    """))
    }

    /// Everything that is in the database goes to a folder that the audience may not see.
    public func hideAll(in database: Persistence.Database) async throws {
        try await database.write { try $0.execute(sql: "UPDATE held SET folder = 'Hidden'") }
    }
}

extension Persistence.Database {
    /// From now on the tables take values of any type, as after damage to the disk.
    public func loosen() async throws {
        try await write { db in
            try db.execute(
                sql: """
                    PRAGMA writable_schema = ON;
                    UPDATE sqlite_schema SET sql = replace(replace(sql, ', STRICT', ''), ' STRICT', '') WHERE type = 'table';
                    PRAGMA writable_schema = RESET;
                    """)
        }
    }
}
