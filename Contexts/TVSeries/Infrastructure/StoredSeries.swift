import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

/// A series as it is stored, with everything that is said about it.
struct StoredSeries {
    let number: Int64
    let record: SeriesRecord
    /// Those of its row.
    let stored: [FactDocument<SeriesFacts>]
    var documents: [FactDocument<SeriesFacts>]
    /// Its own and those of the series that were merged into it.
    var ids: [TitleID]
    /// The date of its first file; nil if it has none.
    var addedAt: Date?
    var hasFiles: Bool { record.series.summary.hasFiles }

    init?(_ number: Int64, in db: GRDB.Database) throws {
        guard var series = try SeriesReading.record(of: number, in: db)?.series else { return nil }
        series.seasons = try SeriesReading.storedSeasons(of: number, in: db)
        self.number = number
        record = SeriesRecord(series)
        ids = [series.id] + series.aliases
        addedAt = series.summary.hasFiles ? series.summary.addedAt : nil
        let documents = try SeriesTables.documents.documents(of: number, in: db)
        stored =
            documents.isEmpty && series.summary.hasFiles ? [].with(local: SeriesFacts(series), at: series.summary.addedAt) : documents
        self.documents = stored
    }

    /// Takes over what is said about the same series elsewhere.
    mutating func join(_ other: StoredSeries) {
        ids += other.ids
        addedAt = [addedAt, other.addedAt].compactMap(\.self).min()
        documents.join(other.documents) { own, other in
            own.poster = own.poster ?? other.poster
            own.backdrop = own.backdrop ?? other.backdrop
            own.seasons.add(other.seasons)
        }
    }
}

extension [SeasonFacts] {
    /// Adds the seasons that are not there, and to the others what they lack.
    mutating func add(_ others: [SeasonFacts]) {
        for other in others {
            guard let place = firstIndex(where: { $0.number == other.number }) else {
                append(other)
                continue
            }
            self[place].name = self[place].name ?? other.name
            self[place].overview = self[place].overview ?? other.overview
            self[place].poster = self[place].poster ?? other.poster
        }
        sort { $0.number < $1.number }
    }
}
