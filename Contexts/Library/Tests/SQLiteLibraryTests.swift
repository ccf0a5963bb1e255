import CoreDomain
import Foundation
import GRDB
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Persistence
import Synchronization
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

    private func store(_ catalogue: Persistence.Database) throws -> LibraryStore {
        LibraryStore(precious: try Database.inMemory(Library.schemas.precious), catalogue: catalogue)
    }

    @Test("Pictures of the version before that have colours are looked at again; a frame that nobody asked for is not")
    func olderPictures() async throws {
        let directory = NSTemporaryDirectory() + "library-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: Library.schemas.catalogue)
        var batch = ScanBatch(folder: "Home")
        for (number, place) in [FoundPicture.Place.file, .frame(seconds: 1), .frame(seconds: 2)].enumerated() {
            let picture = Picture(id: "picture\(number)", width: 1, height: 1)
            batch.pictures.append(FoundPicture(picture: picture, library: "Home", path: RelativePath("a"), place: place))
        }
        _ = try await store(older).save(batch)
        for number in 0...1 {
            _ = try await store(older).saveColours(Picture(id: "picture\(number)", width: 1, height: 1, colour: "102030", theme: "102030"))
        }
        #expect(try await store(older).pendingPictures(of: "Home", limit: 9).isEmpty)
        try await older.write { db in
            try db.execute(
                sql: "ALTER TABLE library_picture DROP COLUMN miniature; DELETE FROM grdb_migrations WHERE identifier LIKE 'library.3 %'")
        }
        older.close()
        let database = try Persistence.Database.open(file, schema: Library.schemas.catalogue)
        let pending = try await store(database).pendingPictures(of: "Home", limit: 9)
        #expect(pending.map(\.picture.id).sorted() == ["picture0", "picture1"])
        database.close()
    }

    @Test("The steps of earlier versions keep their names: a catalogue with a step that is not known is taken for one of a newer version")
    func steps() async throws {
        let catalogue = try Database.inMemory(Library.schemas.catalogue)
        let applied = try await catalogue.read { db in
            try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations WHERE identifier LIKE 'library.%' ORDER BY rowid")
        }
        #expect(
            applied == [
                "library.1 files", "library.2 where a title's file went", "library.3 pictures in a few pixels",
                "library.4 times in milliseconds", "library.5 corrections", "library.6 kinds of problems",
                "library.7 doubtful names, space, scans", "library.8 what a title's file shows now", "library.9 sound files",
                "library.10 codecs and lines as columns", "library.11 files in the order in which they came",
                "library.12 present files and copies", "library.13 stopped scans", "library.14 matches",
            ])
    }

    @Test("Files of an older catalogue keep their keyframes and subtitles when they get numbers")
    func numbers() async throws {
        let directory = NSTemporaryDirectory() + "library-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: Library.schemas.catalogue)
        let ids = (1...3).map(LibrarySpecification.id)
        for number in 1...3 {
            var stored = LibrarySpecification.file(number, of: number, at: "\(number).mp4")
            (stored.content, stored.keyframes) = (stored.id, [UInt8(number)])
            _ = try await store(older).save(LibrarySpecification.batch(stored))
            _ = try await store(older).saveSubtitles([2: [UInt8(number), 0]], of: ids[number - 1])
        }
        let before = try await store(older).files(ids, for: LibrarySpecification.everyone)
        try await older.write { db in
            try db.execute(
                sql: """
                    PRAGMA defer_foreign_keys = ON;
                    CREATE TABLE keyframes AS SELECT id AS file, bytes FROM library_keyframes JOIN library_file ON number = file;
                    CREATE TABLE subtitle AS SELECT id AS file, track, text FROM library_subtitle JOIN library_file ON number = file;
                    CREATE TABLE file AS SELECT * FROM library_file;
                    DROP TABLE library_keyframes; DROP TABLE library_subtitle; DROP TABLE library_file;
                    ALTER TABLE keyframes RENAME TO library_keyframes;
                    ALTER TABLE subtitle RENAME TO library_subtitle;
                    ALTER TABLE file DROP COLUMN number;
                    ALTER TABLE file RENAME TO library_file;
                    CREATE INDEX library_file_version ON library_file (reference);
                    DELETE FROM grdb_migrations WHERE identifier LIKE 'library.11 %' OR identifier LIKE 'library.12 %';
                    """)
            for index in ["reference", "title", "stamp", "count", "missing", "pending", "corrected", "doubt", "space"] {
                try db.execute(sql: "CREATE INDEX library_file_\(index) ON library_file (reference)")
            }
        }
        older.close()
        let database = try Persistence.Database.open(file, schema: Library.schemas.catalogue)
        #expect(try await store(database).files(ids, for: LibrarySpecification.everyone) == before)
        for (number, id) in zip(UInt8(1)..., ids) {
            #expect(try await store(database).keyframes(of: id) == [number])
            #expect(try await store(database).embeddedSubtitle(track: 2, of: id) == [number, 0])
        }
        let left = try await database.write { db in
            try db.execute(sql: "DELETE FROM library_file WHERE name = CAST('1.mp4' AS BLOB)")
            let sql = "SELECT (SELECT count(*) FROM library_keyframes), (SELECT count(*) FROM library_subtitle)"
            return try Row.fetchOne(db, sql: sql).map { ($0[0] as Int, $0[1] as Int) }
        }
        #expect(left ?? (0, 0) == (2, 2))
        database.close()
    }

    @Test("Titles of an older catalogue that have no id are filed again by the next scan; candidates of another version are left out")
    func matches() async throws {
        let directory = NSTemporaryDirectory() + "library-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: Library.schemas.catalogue)
        var files = (1...4).map { LibrarySpecification.file($0, of: $0) }
        files[1].reference = .movie(TitleID("tmdb-1")!)
        files[2].reference = .video(LibrarySpecification.title(3))
        files[3].reference = .episode(series: LibrarySpecification.title(4), season: 1, episode: 1)
        var batch = ScanBatch(folder: LibrarySpecification.home)
        batch.files = files
        _ = try await store(older).save(batch)
        var publication = Publication(folder: LibrarySpecification.home)
        let stamp = FolderStamp(modified: 1, inode: 1, count: 1, digest: 1, media: 1, isMount: false)
        for one in files { (publication.files[one.id], publication.directories[one.path.parent]) = (7, stamp) }
        _ = try await store(older).publish(publication)
        try await older.write { db in
            try db.execute(sql: "DROP TABLE library_match; DELETE FROM grdb_migrations WHERE identifier LIKE 'library.14 %'")
        }
        older.close()
        let database = try Persistence.Database.open(file, schema: Library.schemas.catalogue)
        defer { database.close() }
        let store = try store(database)
        #expect(try await store.knownFiles(named: files.map(\.id)).map(\.published) == [nil, 7, 7, nil])
        let stamps = try await store.folderStamps(of: LibrarySpecification.home)
        #expect(files.map { stamps[$0.path.parent] == stamp } == [false, true, true, false])
        let name = LibrarySpecification.title(1)
        for (text, count) in [
            (
                #"[{"id":"tmdb-1","title":"A","score":900,"reasons":["sameTitle","other"]},{"id":"?","title":"B","score":1,"reasons":[]}]"#,
                1
            ),
            (#"{"later":1}"#, 0), ("[", 0),
        ] {
            try await database.write {
                try $0.execute(sql: "REPLACE INTO library_match VALUES (?, NULL, ?)", arguments: [name.rawValue, text])
            }
            let candidates = try #require(try await store.matches(of: [name])[name]).candidates
            #expect(candidates.count == count && candidates.allSatisfy { $0.score == 100 && $0.reasons == [.sameTitle] })
        }
    }

    @Test("Notices of many titles take as many statements as those of one")
    func notices() async throws {
        let count = Mutex(0)
        let store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious),
            catalogue: try Database.inMemory(Library.schemas.catalogue) { _ in count.withLock { $0 += 1 } })
        let files = (1...9).map { LibrarySpecification.file($0, of: $0, at: "\($0).mp4") }
        for file in files { _ = try await store.save(LibrarySpecification.batch(file)) }
        var missing = ScanBatch(folder: LibrarySpecification.home)
        (missing.missing, missing.missingSince) = (files.map(\.path), LibrarySpecification.day(2))
        _ = try await store.save(missing)
        func statements(_ limit: Int) async throws -> Int {
            count.withLock { $0 = 0 }
            #expect(try await store.notices(limit: limit).count == limit)
            return count.withLock(\.self)
        }
        let one = try await statements(1)
        #expect(try await statements(9) == one)
    }

    @Test("A keyframe index is kept until the file is read again")
    func keyframes() async throws {
        let store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious), catalogue: try Database.inMemory(Library.schemas.catalogue))
        var one = LibrarySpecification.file(1, of: 1)
        (one.content, one.keyframes) = (one.id, [1, 2])
        _ = try await store.save(LibrarySpecification.batch(one, LibrarySpecification.file(2, of: 2)))
        #expect(try await store.keyframes(of: one.id) == [1, 2])
        #expect(try await store.keyframes(of: LibrarySpecification.id(2)) == nil)
        (one.content, one.keyframes) = (nil, nil)
        _ = try await store.save(LibrarySpecification.batch(one))
        #expect(try await store.keyframes(of: one.id) == [1, 2])
        (one.content, one.keyframes) = (one.id, [3])
        _ = try await store.save(LibrarySpecification.batch(one))
        #expect(try await store.keyframes(of: one.id) == [3])
        one.keyframes = nil
        _ = try await store.save(LibrarySpecification.batch(one))
        #expect(try await store.keyframes(of: one.id) == nil)
    }

    @Test("All files of a library are listed in the order of their paths")
    func listing() async throws {
        let store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious), catalogue: try Database.inMemory(Library.schemas.catalogue))
        let files = ["b/a.mp4", "a/b.mp4", "a/a.mp4", "c.mp4"].enumerated().map {
            LibrarySpecification.file($0.offset + 1, of: 1, at: $0.element)
        }
        _ = try await store.save(LibrarySpecification.batch(files[0], files[1], files[2], files[3]))
        #expect(try await store.files(in: "Home").map(\.path) == ["c.mp4", "a/a.mp4", "a/b.mp4", "b/a.mp4"])
        #expect(try await store.files(in: "Other").isEmpty)
    }
}
