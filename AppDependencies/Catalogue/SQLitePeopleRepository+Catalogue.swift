import LibraryComposition
import PeopleInfrastructure
import Persistence

extension SQLitePeopleRepository {
    /// The people of the titles in a catalogue.
    init(catalogue: Database) {
        self.init(
            catalogue, titles: CinemaData.creditedTitles, movieFolders: Library.titleFolders, seriesFolders: Library.titleFolders)
    }
}
