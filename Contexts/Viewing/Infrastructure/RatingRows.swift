import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

enum RatingRows {
    static func find(_ titles: [RatedTitle], _ viewer: ViewerID, in db: GRDB.Database) throws -> [RatedTitle: OwnRating] {
        var (whole, series): ([TitleID], Set<TitleID>) = ([], [])
        for title in titles {
            switch title {
            case .title(let id): whole.append(id)
            case .episode(let id, _, _): series.insert(id)
            }
        }
        var found: [RatedTitle: OwnRating] = [:]
        if !whole.isEmpty { try read(wholeSQL, [viewer, KeyList(whole.map(\.rawValue))], into: &found, in: db) }
        if series.isEmpty { return found }
        try read(episodesSQL, [viewer, KeyList(series.map(\.rawValue))], into: &found, in: db)
        let wanted = Set(titles)
        return found.filter { wanted.contains($0.key) }
    }

    private static func read(
        _ sql: String, _ arguments: StatementArguments, into found: inout [RatedTitle: OwnRating], in db: GRDB.Database
    ) throws {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let title: TitleID = reader.next(), let season: Int = reader.next(), let episode: Int = reader.next(),
                let rating: OwnRating = reader.next()
            else { continue }
            found[season < 0 ? .title(title) : .episode(series: title, season: season, episode: episode)] = rating
        }
    }

    // CROSS JOIN fixes the order of the loops: from the keys to the ratings.
    private static let wanted = """
        SELECT title, season, episode, rating FROM json_each(?2) AS wanted CROSS JOIN viewing_rating ON viewer = ?1 AND title = wanted.value
        """
    private static let wholeSQL = "\(wanted) AND season = -1 AND episode = -1"
    /// Of all episodes of the series: people rate few, and a key for each would have to be read out of JSON.
    private static let episodesSQL = "\(wanted) AND season >= 0"

    static func find(_ title: RatedTitle, _ viewer: ViewerID, in db: GRDB.Database) throws -> RatingUndo? {
        let key = RatingKey(title)
        let sql = "SELECT rating, rated FROM viewing_rating WHERE viewer = ? AND title = ? AND season = ? AND episode = ?"
        let arguments: StatementArguments = [viewer, key.title, key.season, key.episode]
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) else { return nil }
        var reader = ColumnReader(row)
        guard let rating: OwnRating = reader.next(), let rated: Moment = reader.next() else { return nil }
        return RatingUndo(rating: rating, ratedAt: rated.date)
    }

    /// - Parameter rating: nil removes it.
    static func set(_ rating: RatingUndo?, of title: RatedTitle, _ viewer: ViewerID, in db: GRDB.Database) throws {
        let key = RatingKey(title)
        if let rating {
            try db.cachedStatement(
                sql: """
                    INSERT INTO viewing_rating VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET rating = excluded.rating, rated = excluded.rated
                    WHERE (rating, rated) IS NOT (excluded.rating, excluded.rated)
                    """
            ).execute(arguments: [viewer, key.title, key.season, key.episode, rating.rating, Moment(rating.ratedAt)])
        } else {
            try db.cachedStatement(sql: "DELETE FROM viewing_rating WHERE viewer = ? AND title = ? AND season = ? AND episode = ?")
                .execute(arguments: [viewer, key.title, key.season, key.episode])
        }
        if db.changesCount > 0 { name([title.title], viewer, in: db) }
    }

    /// The rating of a movie or episode that is another one now. The later of two stays.
    static func move(from old: RatedTitle, to new: RatedTitle, in db: GRDB.Database) throws {
        let (from, to) = (RatingKey(old), RatingKey(new))
        let condition = "title = ?1 AND season = ?2 AND episode = ?3"
        let viewers = try ViewerID.fetchAll(
            db.cachedStatement(sql: "SELECT viewer FROM viewing_rating WHERE \(condition)"),
            arguments: [from.title, from.season, from.episode])
        if viewers.isEmpty { return }
        try db.cachedStatement(
            sql: "INSERT INTO viewing_rating SELECT viewer, ?4, ?5, ?6, rating, rated FROM viewing_rating WHERE \(condition) \(laterStays)"
        ).execute(arguments: [from.title, from.season, from.episode, to.title, to.season, to.episode])
        try db.cachedStatement(sql: "DELETE FROM viewing_rating WHERE \(condition)")
            .execute(arguments: [from.title, from.season, from.episode])
        for viewer in viewers { name([old.title, new.title], viewer, in: db) }
    }

    /// All ratings of a title and of its episodes.
    static func move(from old: TitleID, to new: TitleID, in db: GRDB.Database) throws {
        let viewers = try ViewerID.fetchSet(db.cachedStatement(sql: "SELECT viewer FROM viewing_rating WHERE title = ?"), arguments: [old])
        if viewers.isEmpty { return }
        try db.cachedStatement(
            sql: """
                INSERT INTO viewing_rating SELECT viewer, ?2, season, episode, rating, rated FROM viewing_rating WHERE title = ?1 \(laterStays)
                """
        ).execute(arguments: [old, new])
        try db.cachedStatement(sql: "DELETE FROM viewing_rating WHERE title = ?").execute(arguments: [old])
        for viewer in viewers { name([old, new], viewer, in: db) }
    }

    private static let laterStays = """
        ON CONFLICT DO UPDATE SET rating = excluded.rating, rated = excluded.rated WHERE excluded.rated > viewing_rating.rated
        """

    private static func name(_ titles: Set<TitleID>, _ viewer: ViewerID, in db: GRDB.Database) {
        db.changed(.viewer(viewer, .ratings))
        db.changed(titles.map { .viewer(viewer, .rating($0)) })
    }
}

/// The stored form of what was rated. −1 stands for a title as a whole.
private struct RatingKey {
    let title: String
    let season: Int
    let episode: Int

    init(_ rated: RatedTitle) {
        title = rated.title.rawValue
        switch rated {
        case .title: (season, episode) = (-1, -1)
        case .episode(_, let season, let episode): (self.season, self.episode) = (season, episode)
        }
    }
}
