import CoreDomain
import Testing

@testable import Persistence

@Suite("Origins of pictures")
struct PictureOriginsTests {
    private let database: Database
    private let origins: PictureOrigins

    init() throws {
        database = try Database.inMemory(PictureOrigins.schema("origins.1"))
        origins = PictureOrigins(database)
    }

    private static func pictures(_ ids: ClosedRange<Int>) -> [Picture] {
        ids.map { Picture(id: "picture\($0)", origin: "tmdb:/\($0).jpg") }
    }

    @Test("Those with an origin are kept, also when one comes twice")
    func keeps() async throws {
        try await origins.note(Self.pictures(1...2) + [Picture(id: "local000")] + Self.pictures(1...1))
        #expect(try await origins.origin(of: "picture1") == "tmdb:/1.jpg")
        #expect(try await origins.origin(of: "picture2") == "tmdb:/2.jpg")
        #expect(try await origins.origin(of: "local000") == nil)
    }

    @Test("The first origin of a picture stays")
    func stays() async throws {
        try await origins.note(Self.pictures(1...1))
        try await origins.note([Picture(id: "picture1", origin: "tmdb:/other.jpg"), Picture(id: "picture2", origin: "tmdb:/2.jpg")])
        #expect(try await origins.origin(of: "picture1") == "tmdb:/1.jpg")
        #expect(try await origins.origin(of: "picture2") == "tmdb:/2.jpg")
    }

    @Test("What is known is not written again, and nobody is told")
    func quiet() async throws {
        let stream = database.changes(in: ["picture_origin"])
        try await origins.note([])
        try await origins.note([Picture(id: "local000")])
        #expect(database.hub.version(of: ["picture_origin"]) == 0)
        try await origins.note(Self.pictures(1...3))
        #expect(database.hub.version(of: ["picture_origin"]) == 1)
        try await origins.note(Self.pictures(1...3))
        #expect(database.hub.version(of: ["picture_origin"]) == 1)
        try await origins.note(Self.pictures(3...4))
        #expect(database.hub.version(of: ["picture_origin"]) == 2)
        withExtendedLifetime(stream) {}
    }
}
