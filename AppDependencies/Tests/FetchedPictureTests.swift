import CoreDomain
import Foundation
import LibraryDomain
import Logging
import NetworkLayer
import NetworkTesting
import Persistence
import RemoteArtwork
import Settings
import Testing

@testable import AppDependencies

@Suite("Pictures from The Movie Database", .timeLimit(.minutes(5)))
struct FetchedPictureTests {
    private static let id = "abcdefgh"
    /// Its first bytes, data and end: all that is looked at.
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", [0, 0, 0, 60, 0, 0, 0, 90, 8, 2, 0, 0, 0]) + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(content.count)] + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    /// Makes the cinemas of one data directory, one after another, which know where the picture is fetched from.
    private struct Place {
        let settings: Settings
        let connections: ServiceConnections
        let catalogue: Persistence.Database

        func cinema(token: String?, connected: Bool = true) async throws -> Cinema {
            var settings = settings
            settings.tmdb.token = token
            let cinema = try Cinema(
                settings, CinemaData(settings), precious: Persistence.Database.inMemory(CinemaData.preciousSchema), catalogue: catalogue,
                connections: connected ? connections : nil, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            let person = try #require(PersonID("tmdb-8"))
            try await cinema.origins.note([(.person(person), [Picture(id: FetchedPictureTests.id, origin: "tmdb:/ilse.png")])])
            return cinema
        }
    }

    private func with(_ test: (Place, RecordedServer) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "fetched-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let connections = ServiceConnections()
        do {
            try await RecordedServer.run { server in
                for width in [342, 12_345] {
                    server.set("GET /t/p/w\(width)/ilse.png", .answer(status: 200, headers: ["Content-Type": "image/png"], body: Self.png))
                }
                var settings = Settings(dataDirectory: directory, cacheDirectory: directory.appending(path: "cache"))
                settings.tmdb.url = "\(server.base)/3"
                settings.tmdb.imageURL = "\(server.base)/t/p"
                let place = Place(
                    settings: settings, connections: connections, catalogue: try Persistence.Database.inMemory(CinemaData.catalogueSchema))
                try await test(place, server)
            }
        } catch {
            await connections.shutdown()
            throw error
        }
        await connections.shutdown()
    }

    @Test("A picture is fetched in the widths of pages and in no other, and may be kept for less than six months")
    func widths() async throws {
        try await with { place, server in
            let cinema = try await place.cinema(token: "a.b")
            let found = try await cinema.picture(Self.id, width: 342)
            #expect(found.encoded.bytes == Self.png && found.encoded.mime == "image/png")
            #expect(found.lifetime == .seconds(180 * 86_400))
            for width in [12_345, 343, 1, 0, -1, 99_999] {
                await #expect(throws: LibraryError.fileNotFound) { try await cinema.picture(Self.id, width: width) }
            }
            #expect(server.received.map(\.target) == ["/t/p/w342/ilse.png"])
        }
    }

    @Test(
        "What has been seen is there without a token, with a wrong one, and in commands; nothing is asked for then",
        arguments: [(nil, true), ("no token", true), ("a.b", false)] as [(String?, Bool)])
    func seen(token: String?, connected: Bool) async throws {
        try await with { place, server in
            _ = try await place.cinema(token: "a.b").picture(Self.id, width: 342)
            let later = try await place.cinema(token: token, connected: connected)
            #expect(later.online == nil)
            #expect(try await later.picture(Self.id, width: 342).encoded.bytes == Self.png)
            await #expect(throws: ArtworkError.self) { try await later.picture(Self.id, width: 500) }
            #expect(server.received.count == 1)
        }
    }

    @Test("With an address that is none, no fetched picture is known")
    func address() async throws {
        try await with { place, _ in
            var settings = place.settings
            settings.tmdb.imageURL = "nowhere"
            let cinema = try await Place(settings: settings, connections: place.connections, catalogue: place.catalogue).cinema(token: nil)
            await #expect(throws: ArtworkError.notFound) { try await cinema.picture(Self.id, width: 342) }
        }
    }
}
