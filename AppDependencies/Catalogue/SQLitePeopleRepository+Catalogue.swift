import CoreDomain
import LibraryComposition
import PeopleInfrastructure
import Persistence

extension SQLitePeopleRepository {
    /// The people of the titles in a catalogue.
    init(catalogue: Database, _ precedence: FactPrecedence = .standard) {
        self.init(
            catalogue, titles: CinemaData.creditedTitles, precedence: precedence, movieFolders: Library.titleFolders,
            seriesFolders: Library.titleFolders)
    }
}
