import CoreDomain
import SearchInfrastructure
import PersistenceTesting

let folderTable = FolderTable(joining: SearchTables.schema, titles: "search_entry", id: "owner")

/// People are in folders, as titles are.
let knownByFolder: SQLiteSearchIndex.PersonCondition = { audience, column in
    audience.folders == nil
        ? "TRUE"
        : "EXISTS (SELECT 1 FROM json_each(:audience_folders) AS wanted CROSS JOIN held ON title = \(column) AND folder = wanted.value)"
}
