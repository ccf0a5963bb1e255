import GRDB
public import LibraryDomain
import Persistence

extension LibraryStore {
    /// All files of a library with what is in them, in the order of their paths, for commands that print everything.
    public func files(in library: String) async throws(LibraryError) -> [MediaFile] {
        try await read { db in
            try Row.values(
                db.cachedStatement(sql: "SELECT \(MediaFile.columns) FROM library_file WHERE folder = ? ORDER BY directory, name"),
                [library],
                MediaFile.init(row:))
        }
    }
}
