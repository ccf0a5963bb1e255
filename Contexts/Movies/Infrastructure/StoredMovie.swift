import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence

/// A movie as it is stored, with everything that is said about it.
struct StoredMovie {
    let number: Int64
    let record: MovieRecord
    /// Those of its row.
    let stored: [FactDocument<MovieFacts>]
    var documents: [FactDocument<MovieFacts>]
    /// Its own and those of the movies that were merged into it.
    var ids: [TitleID]
    /// The date of its first file; nil if it has none.
    var addedAt: Date?
    var hasFiles: Bool { record.movie.summary.hasFiles }

    init?(_ number: Int64, in db: GRDB.Database) throws {
        guard let record = try MovieReading.record(of: number, in: db) else { return nil }
        let movie = record.movie
        self.number = number
        self.record = record
        ids = [movie.id] + movie.aliases
        addedAt = movie.summary.hasFiles ? movie.summary.addedAt : nil
        let documents = try MovieTables.documents.documents(of: number, in: db)
        stored =
            documents.isEmpty && movie.summary.hasFiles ? [].with(local: MovieFacts(movie), at: movie.summary.addedAt) : documents
        self.documents = stored
    }

    /// Takes over what is said about the same movie elsewhere.
    mutating func join(_ other: StoredMovie) {
        ids += other.ids
        addedAt = [addedAt, other.addedAt].compactMap(\.self).min()
        documents.join(other.documents) { own, other in
            own.poster = own.poster ?? other.poster
            own.backdrop = own.backdrop ?? other.backdrop
        }
    }
}
