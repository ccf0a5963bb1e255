import MoviesInfrastructure
import PersistenceTesting

let folderTable = FolderTable(joining: MovieTables.schema, titles: "movie", id: "ref")
