import TVSeriesInfrastructure
import PersistenceTesting

let folderTable = FolderTable(joining: SeriesTables.schema, titles: "series", id: "ref")
