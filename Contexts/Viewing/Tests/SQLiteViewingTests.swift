import CoreDomain
import Foundation
import GRDB
import Persistence
import PersistenceTesting
import Synchronization
import Testing
import ViewingDomain
import ViewingInfrastructure

@Suite("Viewing in SQLite")
struct SQLiteViewingTests {
    enum Medium: CaseIterable { case memory, file }

    @Test("The repository does what is specified", arguments: Medium.allCases, ViewingSpecification.all)
    func specification(medium: Medium, check: ViewingSpecification) async throws {
        switch medium {
        case .memory:
            try await check.run(SQLiteViewingRepository(.inMemory(ViewingTables.schema)))
        case .file:
            let directory = NSTemporaryDirectory() + "viewing-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let file = DatabaseFile(path: "\(directory)/popcorn.db", role: .precious)
            try await check.run(SQLiteViewingRepository(.open(file, schema: ViewingTables.schema)))
        }
    }

    @Test("A row that this version cannot read does not hide the others")
    func unreadableRow() async throws {
        let database = try Persistence.Database.inMemory(ViewingTables.schema)
        let viewing = SQLiteViewingRepository(database)
        try await viewing.save(ViewingSpecification.progress(1, at: 500, day: 1), viewer: .owner)
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO viewing_progress VALUES ('owner', '?', 'concert/1', '?', 100, 1000, 9999999999999, 1, 0, NULL, NULL);
                    INSERT INTO viewing_history VALUES ('owner', 5, 'concert/1', 'local-t1', NULL, NULL, 0);
                    INSERT INTO viewing_watchlist VALUES ('owner', 'local-t1', 5);
                    """)
        }
        #expect(try await viewing.continueWatching(limit: 9, viewer: .owner).count == 1)
        #expect(try await viewing.watchlist(viewer: .owner).count == 1)
        #expect(try await viewing.history(in: nil, page: PageRequest(), viewer: .owner).items == [])
    }

    @Test(
        "A column of the wrong type is refused",
        arguments: ["position = 'half'", "duration = x'ff'", "updated = 'never'", "counted = 'twice'"])
    func wrongType(_ damage: String) async throws {
        let database = try Persistence.Database.inMemory(ViewingTables.schema)
        let viewing = SQLiteViewingRepository(database)
        try await viewing.save(ViewingSpecification.progress(1, at: 500, day: 1), viewer: .owner)
        await #expect(throws: (any Error).self) {
            try await database.write { try $0.execute(sql: "UPDATE viewing_progress SET \(damage)") }
        }
        #expect(try await viewing.progress(of: ViewingSpecification.file(1), viewer: .owner)?.position == 500)
    }

    @Test("A database of the first version opens with its rows; those that it could not read stay behind")
    func oldVersion() async throws {
        let directory = NSTemporaryDirectory() + "viewing-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/popcorn.db", role: .precious)
        // As that version left it: its tables, its list of steps, and no mark.
        let queue = try DatabaseQueue(path: file.path)
        try await queue.write { db in
            try db.execute(sql: "CREATE TABLE grdb_migrations(identifier TEXT NOT NULL PRIMARY KEY)")
            for (name, sql) in ViewingTables.firstVersion {
                try db.execute(sql: sql)
                try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [name])
            }
            try db.execute(
                sql: """
                    INSERT INTO viewing_progress VALUES ('owner', 'file0001', 'movie/local-t1', 'local-t1', 500, 1000, 86400000, 1, 0);
                    INSERT INTO viewing_progress VALUES ('owner', 'file0002', 'movie/local-t2', 'local-t2', 'half', 1000, 5, 1, 0);
                    INSERT INTO viewing_progress VALUES ('owner', 'file0003', 'movie/local-t3', 'local-t3', 500, 1000, 172800000, 1, 1);
                    INSERT INTO viewing_progress VALUES ('owner', 'file0004', 'movie/local-t4', 'local-t4', 4990, 5000, 172800001, 0, 1);
                    INSERT INTO viewing_progress VALUES ('owner', 'file0005', 'movie/local-t5', 'local-t5', 100, 100, 172800002, 0, 1);
                    INSERT INTO viewing_progress VALUES ('child', 'file0006', 'episode/local-t6/1/2', 'local-t6', 97, 100, 172800003, 0, 1);
                    INSERT INTO viewing_dismissal VALUES ('owner', 'local-t3', 172800000);
                    INSERT INTO viewing_plays VALUES ('movie/local-t3', 2, 172800000);
                    INSERT INTO viewing_watchlist VALUES ('owner', 'local-t1', 1000000), ('owner', 'local-t2', 'once');
                    """)
        }
        try queue.close()
        let database = try Persistence.Database.open(file, schema: ViewingTables.schema)
        let viewing = SQLiteViewingRepository(database)
        typealias Spec = ViewingSpecification
        #expect(try await viewing.continueWatching(limit: 9, viewer: .owner) == [Spec.progress(1, at: 500, day: 1)])
        #expect(try await viewing.progress(of: Spec.file(3), viewer: .owner) == Spec.progress(3, at: 500, day: 2))
        #expect(try await viewing.mostWatched(limit: 9) == [.movie(Spec.title(3))])
        #expect(
            try await viewing.watchlist(viewer: .owner) == [
                WatchlistEntry(title: Spec.title(1), addedAt: Date(timeIntervalSince1970: 1_000))
            ])
        // What was at its end is in the history, but for what may be a trailer.
        let page = PageRequest()
        let (first, second) = (HistoryEntry.ID(rawValue: "172800001-movie/local-t4"), "172800003-episode/local-t6/1/2")
        let kept = try await viewing.history(in: nil, page: page, viewer: .owner).items
        #expect(kept.map(\.id) == [first] && kept.first?.duration == 5_000 && kept.first?.isMarked == false)
        #expect(try await viewing.history(in: nil, page: page, viewer: Spec.child).items.map(\.id.rawValue) == [second])
        // The same viewing does not come to its end again.
        try await viewing.save(
            PlaybackProgress(
                file: Spec.file(4), reference: .movie(Spec.title(4)), part: 0, position: 5_000, duration: 5_000, updatedAt: .now),
            viewer: .owner)
        #expect(try await viewing.history(in: nil, page: page, viewer: .owner).items.count == 1)
        database.close()
    }

    @Test("A change names the keys of those who show it, and no others")
    func keys() async throws {
        typealias Spec = ViewingSpecification
        let told = Mutex<Set<ChangeKey>>([])
        let feed = ChangeFeed { keys in told.withLock { $0.formUnion(keys) } }
        let viewing = SQLiteViewingRepository(try .inMemory(ViewingTables.schema, feed: feed))
        func expect(
            _ expected: Set<ChangeKey>, sourceLocation: SourceLocation = #_sourceLocation, after change: () async throws -> Void
        ) async throws {
            told.withLock { $0 = [] }
            try await change()
            let named = told.withLock { $0 }
            #expect(named == expected, sourceLocation: sourceLocation)
        }
        let (one, two) = (Spec.title(1), Spec.title(2))
        let position: Set<ChangeKey> = [.viewer(.owner, .progress(one)), .viewer(.owner, .continueWatching)]
        try await expect(position) { try await viewing.save(Spec.progress(1, at: 500, day: 1), viewer: .owner) }
        try await expect([]) { try await viewing.save(Spec.progress(1, at: 500, day: 1), viewer: .owner) }
        try await expect([]) { try await viewing.save(Spec.progress(1, at: 400, day: 0), viewer: .owner) }
        var undo: ViewingUndo?
        try await expect(position.union([.plays])) {
            undo = try await viewing.markWatched(Spec.progress(1, at: 0, day: 3), viewer: .owner)
        }
        try await expect(position.union([.plays])) { try await viewing.undo(#require(undo), viewer: .owner) }
        let listed: Set<ChangeKey> = [.viewer(.owner, .watchlist), .viewer(.owner, .onWatchlist(one))]
        let watched: Set<ChangeKey> = [.viewer(.owner, .history)]
        let end = ViewingSpecification.watched(1, day: 4)
        try await expect(position.union(watched).union([.plays])) { try await viewing.save(end, viewer: .owner) }
        let entry = HistoryEntry.ID(reference: end.reference, watchedAt: end.updatedAt)
        try await expect(watched) { undo = try await viewing.removeFromHistory(entry, viewer: .owner) }
        try await expect([]) { try await viewing.removeFromHistory(entry, viewer: .owner) }
        try await expect(watched) { try await viewing.undo(#require(undo), viewer: .owner) }
        let rated: Set<ChangeKey> = [.viewer(.owner, .ratings), .viewer(.owner, .rating(one))]
        try await expect(rated) { undo = try await viewing.setRating(OwnRating(8), of: .title(one), at: .now, viewer: .owner) }
        try await expect([]) { try await viewing.setRating(OwnRating(8), of: .title(one), at: .now, viewer: .owner) }
        try await expect(rated) { try await viewing.undo(#require(undo), viewer: .owner) }
        try await expect([]) { try await viewing.setRating(nil, of: .title(one), at: .now, viewer: .owner) }
        try await expect(listed) { try await viewing.setOnWatchlist(true, one, at: .now, viewer: .owner) }
        try await expect([]) { try await viewing.setOnWatchlist(true, one, at: .now, viewer: .owner) }
        try await expect(listed) { try await viewing.setOnWatchlist(false, one, at: .now, viewer: .owner) }
        try await expect([]) { try await viewing.undo(.watchlist(one, before: nil), viewer: .owner) }
        try await expect([.viewer(.owner, .continueWatching)]) { try await viewing.dismiss(one, viewer: .owner) }
        try await expect([.viewer(.owner, .continueWatching)]) { try await viewing.undo(.dismissal(one, before: nil), viewer: .owner) }
        try await expect([]) { try await viewing.undo(.dismissal(one, before: nil), viewer: .owner) }
        let moved: [ChangeKey] = [one, two].flatMap { [.viewer(.owner, .progress($0)), .viewer(.owner, .onWatchlist($0))] }
        try await viewing.setRating(OwnRating(8), of: .title(one), at: .now, viewer: .owner)
        let ratings = [one, two].map { ChangeKey.viewer(.owner, .rating($0)) } + [.viewer(.owner, .ratings)]
        let lists = [ChangeKey.Part.watchlist, .continueWatching, .history].map { ChangeKey.viewer(.owner, $0) }
        try await expect(Set(moved + ratings + lists + [.plays])) {
            try await viewing.move([one: two])
        }
        try await expect([.viewer(.owner, .progress(two)), .viewer(.owner, .continueWatching)]) {
            try await viewing.forget(Spec.file(1), viewer: .owner)
        }
    }

    @Test("No query of the repository walks through a table")
    func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(ViewingTables.schema) { statements.add($0) }
        let migrations = Set(statements.all)
        let viewing = SQLiteViewingRepository(database)
        try await viewing.save(ViewingSpecification.progress(1, at: 500, day: 1), viewer: .owner)
        try await viewing.dismiss(ViewingSpecification.title(1), viewer: .owner)
        try await viewing.undo(.dismissal(ViewingSpecification.title(1), before: nil), viewer: .owner)
        let marked = try await viewing.markWatched(ViewingSpecification.progress(1, at: 0, day: 2), viewer: .owner)
        try await viewing.undo(marked, viewer: .owner)
        try await viewing.setOnWatchlist(true, ViewingSpecification.title(1), at: .now, viewer: .owner)
        try await viewing.setOnWatchlist(false, ViewingSpecification.title(1), at: .now, viewer: .owner)
        try await ViewingSpecification.useHistory(of: viewing)
        _ = try await viewing.continueWatching(limit: 5, viewer: .owner)
        _ = try await viewing.mostWatched(limit: 5)
        _ = try await viewing.watchlist(viewer: .owner)
        try await viewing.remember([ViewingSpecification.file(1): .movie(ViewingSpecification.title(1))])
        try await viewing.setOnWatchlist(true, ViewingSpecification.title(1), at: .now, viewer: .owner)
        let (first, second) = (ViewingSpecification.viewed(1, of: 2), ViewingSpecification.viewed(2))
        _ = try await viewing.follow([first, second], new: [second.id])
        try await viewing.forget(ViewingSpecification.file(1), viewer: .owner)
        try await viewing.move([TitleReference.movie(ViewingSpecification.title(1)): .movie(ViewingSpecification.title(3))])
        try await viewing.move([ViewingSpecification.title(1): ViewingSpecification.title(2)])
        try await viewing.remove(.owner)
        // The statements of the migrations run once.
        let seen = statements.all.filter { $0.contains("viewing_") && !migrations.contains($0) }
        #expect(seen.count > 8)
        for sql in seen {
            try await database.read { db in
                let plan = try QueryPlan(of: sql, in: db)
                // Plays are read in the order of their index, from its end, and as far as the limit.
                let scans = plan.scans().filter { $0 != "SCAN viewing_plays USING COVERING INDEX viewing_plays_most" }
                #expect(scans.isEmpty, "\(sql)\n\(plan)")
                #expect(plan.sorts.isEmpty, "\(sql)\n\(plan)")
            }
        }
    }
}
