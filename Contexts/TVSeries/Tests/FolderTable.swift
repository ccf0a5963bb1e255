import CoreDomain
import GRDB
import Persistence
import TVSeriesInfrastructure

/// Stands for the table of files: every title that is saved has one in the folder `Seen`, until it is hidden.
enum FolderTable {
    static let folders = TitleFolders(table: "held")
    static let schema = Schema(
        joining: SeriesTables.schema,
        Schema(
            "held",
            sql: """
                CREATE TABLE held(title TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY(title, folder)) STRICT, WITHOUT ROWID;
                CREATE TRIGGER held_new AFTER INSERT ON series BEGIN INSERT OR IGNORE INTO held VALUES (NEW.ref, 'Seen'); END;
                CREATE TRIGGER held_renamed AFTER UPDATE OF ref ON series BEGIN INSERT OR IGNORE INTO held VALUES (NEW.ref, 'Seen'); END;
                """))

    /// Everything that is in the database goes to a folder that the audience may not see.
    static func hideAll(in database: Persistence.Database) async throws {
        try await database.write { try $0.execute(sql: "UPDATE held SET folder = 'Hidden'") }
    }

    static let audience = Audience(folders: ["Seen", "Another"], reach: .everything)
}
