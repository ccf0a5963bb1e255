import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Persistence
import Testing

@Suite("Files of the library in SQLite")
struct SQLiteLibraryTests {
    @Test("The specification", arguments: LibrarySpecification.all)
    func specification(check: LibrarySpecification) async throws {
        let store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious), catalogue: try Database.inMemory(Library.schemas.catalogue))
        try await store.add(Folder(name: LibrarySpecification.home, path: "/home", kind: .movies))
        try await check.run(store)
    }
}
