import SearchInfrastructure
import PersistenceTesting

let folderTable = FolderTable(joining: SearchTables.schema, titles: "search_entry", id: "owner")
