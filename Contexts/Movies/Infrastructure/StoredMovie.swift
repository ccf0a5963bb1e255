import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence

/// A movie as it is stored, with everything that is said about it.
struct StoredMovie {
    let number: Int64
    let record: MovieRecord
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
        documents = try MovieTables.documents.documents(of: number, in: db)
        if documents.isEmpty, movie.summary.hasFiles {
            documents = [FactDocument(source: .local, fetchedAt: movie.summary.addedAt, facts: MovieFacts(movie))]
        }
    }

    /// Takes over what is said about the same movie elsewhere. Of two documents of one source and language the own one stays, with the pictures of
    /// both.
    mutating func join(_ other: StoredMovie) {
        ids += other.ids
        addedAt = [addedAt, other.addedAt].compactMap(\.self).min()
        for document in other.documents {
            guard let place = documents.firstIndex(where: { $0.source == document.source && $0.language == document.language }) else {
                documents.append(document)
                continue
            }
            documents[place].facts.poster = documents[place].facts.poster ?? document.facts.poster
            documents[place].facts.backdrop = documents[place].facts.backdrop ?? document.facts.backdrop
        }
    }
}
