import CoreDomain
import GRDB
import Persistence
import SearchInfrastructure

/// Stands for the table of files: every title that is saved has one in the folder `Seen`, until it is hidden.
enum FolderTable {
    static let folders = TitleFolders(table: "held")
    static let schema = Schema(
        joining: SearchTables.schema,
        Schema(
            "held",
            sql: """
                CREATE TABLE held(title TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY(title, folder)) STRICT, WITHOUT ROWID;
                CREATE TRIGGER held_new AFTER INSERT ON search_entry BEGIN INSERT OR IGNORE INTO held VALUES (NEW.owner, 'Seen'); END;
                CREATE TRIGGER held_renamed AFTER UPDATE OF owner ON search_entry BEGIN INSERT OR IGNORE INTO held VALUES (NEW.owner, 'Seen'); END;
                """))

    /// Everything that is in the database goes to a folder that the audience may not see.
    static func hideAll(in database: Persistence.Database) async throws {
        try await database.write { try $0.execute(sql: "UPDATE held SET folder = 'Hidden'") }
    }

    /// From now on the tables take values of any type, as after damage to the disk.
    static func loosen(_ database: Persistence.Database) async throws {
        try await database.write { db in
            try db.execute(
                sql: """
                    PRAGMA writable_schema = ON;
                    UPDATE sqlite_schema SET sql = replace(replace(sql, ', STRICT', ''), ' STRICT', '') WHERE type = 'table';
                    PRAGMA writable_schema = RESET;
                    """)
        }
    }

    static let audience = Audience(folders: ["Seen", "Another"], reach: .everything)
}
