public import CoreDomain
public import Foundation
import GRDB
public import Persistence
public import ViewingDomain

/// The watchlists, positions and plays in the precious database.
public struct SQLiteViewingRepository: ViewingRepository {
    private struct Shelf: Hashable {
        let viewer: ViewerID
        let limit: Int
    }

    private struct Marked<Title: Hashable & Sendable>: Hashable {
        let viewer: ViewerID
        let titles: [Title]
    }

    let database: Persistence.Database
    private let begun: SharedQuery<Shelf, [PlaybackProgress]>
    private let most: SharedQuery<Int, [TitleReference]>
    private let watchlists: SharedQuery<ViewerID, [WatchlistEntry]>
    private let onWatchlist: SharedQuery<Marked<TitleID>, Set<TitleID>>
    private let ratings: SharedQuery<Marked<RatedTitle>, [RatedTitle: OwnRating]>

    public init(_ database: Persistence.Database) {
        self.database = database
        begun = SharedQuery(database, tables: ["viewing_progress", "viewing_dismissal"])
        most = SharedQuery(database, tables: ["viewing_plays"], capacity: 8)
        watchlists = SharedQuery(database, tables: ["viewing_watchlist"])
        onWatchlist = SharedQuery(database, tables: ["viewing_watchlist"], capacity: 16)
        ratings = SharedQuery(database, tables: ["viewing_rating"], capacity: 16)
    }

    // MARK: Positions

    public func progress(of file: FileID, viewer: ViewerID) async throws(ViewingError) -> PlaybackProgress? {
        try await database.read(or: ViewingError.unavailable) { try ProgressRows.kept(file, viewer, in: $0)?.progress }
    }

    public func progress(of files: [ShownFile], viewer: ViewerID) async throws(ViewingError) -> [FileID: PlaybackProgress] {
        if files.isEmpty { return [:] }
        return try await database.read(or: ViewingError.unavailable) { try ProgressRows.find(files, viewer, in: $0) }
    }

    public func save(_ progress: PlaybackProgress, viewer: ViewerID) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { _ = try ProgressRows.save(progress, viewer, in: $0) }
    }

    @discardableResult
    public func markWatched(_ ends: [PlaybackProgress], viewer: ViewerID) async throws(ViewingError) -> ViewingUndo {
        let ends = ends.map { end in
            PlaybackProgress(
                file: end.file, reference: end.reference, part: end.part, position: end.duration, duration: end.duration,
                updatedAt: end.updatedAt)
        }
        return try await database.write(or: ViewingError.unavailable) { db in
            .progress(try ends.map { try ProgressRows.markWatched($0, viewer, in: db) })
        }
    }

    @discardableResult
    public func forget(_ files: [ShownFile], viewer: ViewerID) async throws(ViewingError) -> ViewingUndo? {
        try await database.write(or: ViewingError.unavailable) { db in
            let undos = try ProgressRows.played(files, viewer, in: db).compactMap { try ProgressRows.forget($0, viewer, in: db) }
            // An extra says nothing about its title.
            let shown = Set(files.filter { $0.part != nil }.map(\.reference))
            let marks = try HistoryRows.unmark(Array(shown), viewer, in: db)
            return undos.isEmpty && marks.isEmpty ? nil : .progress(undos, marks: marks)
        }
    }

    // MARK: Continue watching and most watched

    public func continueWatching(limit: Int, viewer: ViewerID) async throws(ViewingError) -> [PlaybackProgress] {
        try await begun.value(for: Shelf(viewer: viewer, limit: limit), or: ViewingError.unavailable) {
            try ProgressRows.begun(limit: limit, viewer, in: $0)
        }
    }

    @discardableResult
    public func dismiss(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo {
        try await database.write(or: ViewingError.unavailable) { .dismissal(title, before: try DismissalRows.add(title, viewer, in: $0)) }
    }

    public func mostWatched(limit: Int) async throws(ViewingError) -> [TitleReference] {
        try await most.value(for: limit, or: ViewingError.unavailable) { db in
            let statement = try db.cachedStatement(
                sql: "SELECT reference FROM viewing_plays ORDER BY plays DESC, latest DESC LIMIT ?")
            return try String.fetchAll(statement, arguments: [limit]).compactMap(TitleReference.init(rawValue:))
        }
    }

    // MARK: Watchlist

    public func watchlist(viewer: ViewerID) async throws(ViewingError) -> [WatchlistEntry] {
        try await watchlists.value(for: viewer, or: ViewingError.unavailable) { try WatchlistRows.all(viewer, in: $0) }
    }

    public func onWatchlist(_ titles: [TitleID], viewer: ViewerID) async throws(ViewingError) -> Set<TitleID> {
        if titles.isEmpty { return [] }
        return try await onWatchlist.value(for: Marked(viewer: viewer, titles: titles), or: ViewingError.unavailable) {
            try WatchlistRows.find(titles, viewer, in: $0)
        }
    }

    public func isOnWatchlist(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) -> Bool {
        try await onWatchlist([title], viewer: viewer).contains(title)
    }

    @discardableResult
    public func setOnWatchlist(
        _ isOn: Bool, _ title: TitleID, at date: Date, viewer: ViewerID
    ) async throws(ViewingError) -> ViewingUndo {
        try await database.write(or: ViewingError.unavailable) { db in
            let before = try WatchlistRows.date(of: title, viewer, in: db)
            if isOn != (before != nil) { try WatchlistRows.set(isOn ? date : nil, title, viewer, in: db) }
            return .watchlist(title, before: before)
        }
    }

    // MARK: Ratings

    public func ratings(of titles: [RatedTitle], viewer: ViewerID) async throws(ViewingError) -> [RatedTitle: OwnRating] {
        if titles.isEmpty { return [:] }
        return try await ratings.value(for: Marked(viewer: viewer, titles: titles), or: ViewingError.unavailable) {
            try RatingRows.find(titles, viewer, in: $0)
        }
    }

    // MARK: Everything

    public func undo(_ undo: ViewingUndo, viewer: ViewerID) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { db in
            switch undo {
            case .progress(let undos, let marks):
                for undo in undos { try ProgressRows.undo(undo, viewer, in: db) }
                for mark in marks { try HistoryRows.insert(mark, viewer, in: db) }
            case .watchlist(let title, let before): try WatchlistRows.set(before, title, viewer, in: db)
            case .dismissal(let title, let before): try DismissalRows.set(before, title, viewer, in: db)
            case .history(let removed): for entry in removed { try HistoryRows.insert(entry, viewer, in: db) }
            case .watchedElsewhere(let entry): try HistoryRows.remove(entry, onlyMarked: true, viewer, in: db)
            case .rating(let title, let before): try RatingRows.set(before, of: title, viewer, in: db)
            }
        }
    }

    public func remove(_ viewer: ViewerID) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { try ViewerRemoval.run(viewer, in: $0) }
    }

    // MARK: Titles that change

    public func remember(_ files: [FileID: TitleReference]) async throws(ViewingError) {
        if files.isEmpty { return }
        try await database.write(or: ViewingError.unavailable) { try ContentRows.save(files, in: $0) }
    }

    public func follow(
        _ files: [ShownFile], new: Set<FileID>
    ) async throws(ViewingError) -> [TitleReference: TitleReference] {
        let following = try await database.read(or: ViewingError.unavailable) { try Following(files, new: new, in: $0) }
        if following.isEmpty { return [:] }
        try await database.write(or: ViewingError.unavailable) { try following.run(in: $0) }
        return following.moved
    }

    public func move(_ titles: [TitleID: TitleID]) async throws(ViewingError) {
        let titles = titles.filter { $0.key != $0.value }
        if titles.isEmpty { return }
        try await database.write(or: ViewingError.unavailable) { db in
            for (old, new) in titles { try TitleMove.run(from: old, to: new, in: db) }
        }
    }

    public func move(_ references: [TitleReference: TitleReference]) async throws(ViewingError) {
        let references = references.filter { $0.key != $0.value }
        if references.isEmpty { return }
        try await database.write(or: ViewingError.unavailable) { db in
            for (old, new) in references { try TitleMove.run(from: old, to: new, in: db) }
        }
    }

    public func mentioned(_ titles: [TitleID]) async throws(ViewingError) -> Set<TitleID> {
        if titles.isEmpty { return [] }
        return try await database.read(or: ViewingError.unavailable) { db in
            let wanted = "SELECT title FROM json_each(?1) AS wanted CROSS JOIN"
            let tables = ["viewing_watchlist", "viewing_progress", "viewing_history", "viewing_rating"]
            let sql = tables.map { "\(wanted) \($0) ON title = wanted.value" }.joined(separator: " UNION ")
            return try TitleID.fetchSet(db.cachedStatement(sql: sql), arguments: [KeyList(titles.map(\.rawValue))])
        }
    }

    public func unclearTitles() async throws(ViewingError) -> [TitleID] {
        try await database.read(or: ViewingError.unavailable) { db in
            try TitleID.fetchAll(db.cachedStatement(sql: "SELECT title FROM viewing_old_id ORDER BY title"))
        }
    }

    public func settle(_ titles: [TitleID: TitleID]) async throws(ViewingError) {
        if titles.isEmpty { return }
        try await database.write(or: ViewingError.unavailable) { db in
            for (old, new) in titles {
                if old != new { try TitleMove.run(from: old, to: new, in: db) }
                try db.cachedStatement(sql: "DELETE FROM viewing_old_id WHERE title = ?").execute(arguments: [old])
            }
        }
    }

    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { database.changes(keys) }
}
