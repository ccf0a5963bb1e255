import CoreDomain
import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite("Origins of pictures")
struct PictureOriginsTests {
    private let database: Persistence.Database
    private let origins: PictureOrigins
    private static let salt = PictureOrigins.Subject.title(TitleID("tmdb-3")!)
    private static let ilse = PictureOrigins.Subject.person(PersonID("tmdb-3")!)

    init() throws {
        database = try Persistence.Database.inMemory(
            Schema(joining: PictureOrigins.schema("origins.1"), PictureOrigins.subjects("origins.2")))
        origins = PictureOrigins(database)
    }

    private static func pictures(_ ids: ClosedRange<Int>) -> [Picture] {
        ids.map { Picture(id: "picture\($0)", origin: "tmdb:/\($0).jpg") }
    }

    @Test("Those with an origin are kept, also when one comes twice")
    func keeps() async throws {
        try await origins.note([(Self.salt, Self.pictures(1...2) + [Picture(id: "local000")] + Self.pictures(1...1))])
        #expect(try await origins.origin(of: "picture1") == "tmdb:/1.jpg")
        #expect(try await origins.origin(of: "picture2") == "tmdb:/2.jpg")
        #expect(try await origins.origin(of: "local000") == nil)
    }

    @Test("The first origin of a picture stays")
    func stays() async throws {
        try await origins.note([(Self.salt, Self.pictures(1...1))])
        try await origins.note([
            (Self.ilse, [Picture(id: "picture1", origin: "tmdb:/other.jpg"), Picture(id: "picture2", origin: "tmdb:/2.jpg")])
        ])
        #expect(try await origins.origin(of: "picture1") == "tmdb:/1.jpg")
        #expect(try await origins.origin(of: "picture2") == "tmdb:/2.jpg")
    }

    @Test("A picture has all its subjects; a title and a person with the same id are two")
    func subjects() async throws {
        try await origins.note([(Self.salt, Self.pictures(1...2)), (Self.ilse, Self.pictures(1...1))])
        #expect(try await Set(origins.subjects(of: "picture1")) == [Self.salt, Self.ilse])
        #expect(try await origins.subjects(of: "picture2") == [Self.salt])
        try await origins.note([(Self.ilse, Self.pictures(2...2))])
        #expect(try await Set(origins.subjects(of: "picture2")) == [Self.salt, Self.ilse])
        #expect(try await origins.subjects(of: "picture3").isEmpty)
    }

    @Test("A subject that cannot be read is none")
    func damaged() async throws {
        try await origins.note([(Self.salt, Self.pictures(1...1))])
        try await database.write {
            for subject in ["title/", "title/nobody knows", "person/../..", "film/tmdb-3", ""] {
                try $0.execute(sql: "INSERT INTO picture_subject VALUES ('picture1', ?)", arguments: [subject])
            }
        }
        #expect(try await origins.subjects(of: "picture1") == [Self.salt])
    }

    @Test("What was not noted for long is outdated, the oldest first; noting or keeping it makes it young again")
    func outdated() async throws {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        for day in 1...3 { try await origins.note([(Self.salt, Self.pictures(day...day))], at: start + Double(day) * 86_400) }
        try await origins.note([(Self.ilse, Self.pictures(1...1))], at: start + 86_400)
        try await origins.note([(Self.salt, Self.pictures(2...2))], at: start + 40 * 86_400)
        let oldest = try await origins.outdated(before: start + 4 * 86_400, limit: 1)
        #expect(oldest.keys.sorted() == ["picture1"] && Set(oldest["picture1"] ?? []) == [Self.salt, Self.ilse])
        #expect(try await origins.outdated(before: start + 4 * 86_400, limit: 10).keys.sorted() == ["picture1", "picture3"])
        try await origins.keep(["picture1", "picture9"], since: start + 4 * 86_400)
        try await database.write { try $0.execute(sql: "DELETE FROM picture_subject WHERE picture = 'picture3'") }
        #expect(try await origins.outdated(before: start + 4 * 86_400, limit: 10) == ["picture3": []])
        #expect(try await origins.outdated(before: start + 41 * 86_400, limit: 10).count == 3)
    }

    @Test("A picture is forgotten with its subjects, and leaves the others theirs")
    func forgets() async throws {
        try await origins.note([(Self.salt, Self.pictures(1...3))])
        try await origins.forget(["picture1", "picture3", "picture9"])
        for gone in ["picture1", "picture3"] {
            #expect(try await origins.origin(of: gone) == nil)
            #expect(try await origins.subjects(of: gone).isEmpty)
        }
        #expect(try await origins.origin(of: "picture2") != nil)
        #expect(try await origins.subjects(of: "picture2") == [Self.salt])
    }

    @Test("Pictures from before the subjects were kept stay, and get theirs when they are noted again")
    func migrated() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "origins-\(UUID().uuidString).db").path(percentEncoded: false)
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let file = DatabaseFile(path: path, role: .rebuildable)
        let old = try Persistence.Database.open(file, schema: PictureOrigins.schema("origins.1"), feed: ChangeFeed())
        try await old.write { try $0.execute(sql: "INSERT INTO picture_origin VALUES ('picture1', 'tmdb:/1.jpg')") }
        old.close()
        let new = try Persistence.Database.open(
            file, schema: Schema(joining: PictureOrigins.schema("origins.1"), PictureOrigins.subjects("origins.2")), feed: ChangeFeed())
        defer { new.close() }
        let kept = PictureOrigins(new)
        #expect(try await kept.outdated(before: .now - 86_400, limit: 10).isEmpty)
        #expect(try await kept.origin(of: "picture1") == "tmdb:/1.jpg")
        try await kept.note([(Self.salt, Self.pictures(1...1))])
        #expect(try await kept.subjects(of: "picture1") == [Self.salt])
    }

    @Test("What is known is not written again within a month, and nobody is told")
    func quiet() async throws {
        let stream = database.changes(in: ["picture_origin"])
        try await origins.note([])
        try await origins.note([(Self.salt, [Picture(id: "local000")])])
        #expect(database.hub.version(of: ["picture_origin"]) == 0)
        try await origins.note([(Self.salt, Self.pictures(1...3))])
        #expect(database.hub.version(of: ["picture_origin"]) == 1)
        try await origins.note([(Self.salt, Self.pictures(1...3))])
        #expect(database.hub.version(of: ["picture_origin"]) == 1)
        try await origins.note([(Self.salt, Self.pictures(3...4))])
        #expect(database.hub.version(of: ["picture_origin"]) == 2)
        try await origins.note([(Self.salt, Self.pictures(1...4))], at: .now + 31 * 86_400)
        #expect(database.hub.version(of: ["picture_origin"]) == 3)
        withExtendedLifetime(stream) {}
    }
}
