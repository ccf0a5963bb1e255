import Caching
import FlowTesting
import Foundation
import Logging
import NetworkLayer
import NetworkTesting
import Testing

@testable import RemoteArtwork

@Suite("Artwork of a server", .timeLimit(.minutes(10)))
struct RemoteArtworkTests {
    private static let request = "GET /t/p/w342/abc.jpg"
    private let clock = ManualClock()

    private static func image(_ bytes: [UInt8], _ headers: HeaderFields = ["Content-Type": "image/jpeg"]) -> Reply {
        .answer(status: 200, headers: headers, body: bytes)
    }

    /// A server with replies to the request for `/abc.jpg`, and its artwork with a new folder.
    private func with(
        _ replies: [Reply] = [], silence: Duration = .seconds(30),
        _ test: (_ artwork: RemoteArtwork, _ server: RecordedServer, _ folder: String) async throws -> Void
    ) async throws {
        var limits = HTTPTransport.Limits()
        limits.silence = silence
        let transport = PublicTransport(limits: limits)
        let folder = FileManager.default.temporaryDirectory.appending(path: "artwork-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try await RecordedServer.run([Self.request: replies]) { server in
                try await test(try artwork(transport, server, folder.path), server, folder.path)
            }
        } catch {
            await transport.shutdown()
            throw error
        }
        await transport.shutdown()
    }

    private func artwork(_ transport: PublicTransport, _ server: RecordedServer, _ folder: String) throws -> RemoteArtwork {
        artwork(transport.client(for: try BaseAddress("\(server.base)/t/p")), folder)
    }

    private func artwork(_ client: NetworkClient, _ folder: String) -> RemoteArtwork {
        RemoteArtwork(
            client: client, cache: DiskCache(directory: folder, capacity: 1 << 20), userAgent: "Popcorn/1.0",
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, clock: clock)
    }

    private func error(_ artwork: RemoteArtwork, path: String = "/abc.jpg", size: String = "w342") async -> ArtworkError? {
        do { _ = try await artwork.picture(path: path, size: size) } catch { return error }
        return nil
    }

    @Test("A picture is fetched once, with its type from its bytes")
    func once() async throws {
        try await with([Self.image(Pictures.webp(), ["Content-Type": "text/html"])]) { artwork, server, _ async throws in
            for _ in 0..<2 {
                let picture = try await artwork.picture(path: "/abc.jpg", size: "w342")
                #expect(picture.bytes == Pictures.webp() && picture.mime == "image/webp")
            }
            #expect(server.count(Self.request) == 1)
            #expect(server.received.first?.headers["User-Agent"] == "Popcorn/1.0" && server.received.first?.headers["Authorization"] == nil)
        }
    }

    @Test("A picture of half a year ago is fetched again, and deleted in time")
    func old() async throws {
        try await with([Self.image(Pictures.jpeg()), Self.image(Pictures.webp())]) { first, server, folder async throws in
            _ = try await first.picture(path: "/abc.jpg", size: "w342")
            func file() throws -> String { try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first) }
            func age() throws {
                let date = Date.now - 181 * 86_400
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(folder)/\(try file())")
            }
            try age()
            let transport = PublicTransport(limits: HTTPTransport.Limits())
            let next = try artwork(transport, server, folder)
            #expect(try await next.picture(path: "/abc.jpg", size: "w342").mime == "image/webp" && server.count(Self.request) == 2)
            await transport.shutdown()
            let cache = DiskCache(directory: folder, capacity: 1 << 20)
            await RemoteArtwork.removeOutdated(in: cache, limit: 9)
            _ = try file()
            try age()
            let later = DiskCache(directory: folder, capacity: 1 << 20)
            await RemoteArtwork.removeOutdated(in: later, limit: 9)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test("What has been seen is there without a server, also after a restart")
    func offline() async throws {
        try await with([Self.image(Pictures.jpeg())]) { artwork, server, folder async throws in
            _ = try await artwork.picture(path: "/abc.jpg", size: "w342")
            let base = try BaseAddress("\(server.base)/t/p")
            await server.stop()
            let offline = self.artwork(NetworkClient(base: base) { _ throws(NetworkError) in throw .connectivity }, folder)
            #expect(try await offline.picture(path: "/abc.jpg", size: "w342").bytes == Pictures.jpeg())
            #expect(await error(offline, size: "w500") == .unavailable(.connectivity))
            let kept = RemoteArtwork(keptFrom: base, cache: DiskCache(directory: folder, capacity: 1 << 20))
            #expect(try await kept.picture(path: "/abc.jpg", size: "w342").bytes == Pictures.jpeg())
            #expect(await error(kept, size: "w500") == .unavailable(.connectivity))
            #expect(try await kept.picture(path: "/abc.jpg", size: "w342").bytes == Pictures.jpeg(), "A failure changes nothing")
        }
    }

    @Test("Concurrent requests share one")
    func shared() async throws {
        try await with([Self.image(Pictures.jpeg())]) { artwork, server, _ async throws in
            try await withThrowingTaskGroup { group in
                for _ in 0..<20 { group.addTask { _ = try await artwork.picture(path: "/abc.jpg", size: "w342") } }
                try await group.waitForAll()
            }
            #expect(server.count(Self.request) == 1)
        }
    }

    private static func moved(_ location: String) -> Reply { .status(302, headers: ["Location": location]) }

    private static let badReplies: [(Reply, ArtworkError)] = [
        (image(Array("<!DOCTYPE html><html>".utf8)), .unsuitable("not a picture")),
        (image(Array("<svg/>".utf8), ["Content-Type": "image/svg+xml"]), .unsuitable("not a picture")),
        (image(Pictures.png(20_000, 20_000)), .unsuitable("20000 × 20000 pixels")), (image([]), .unsuitable("not a picture")),
        (image(Pictures.jpeg(end: [])), .unsuitable("cut off")),
        (image([UInt8](repeating: 0, count: 12 << 20 | 1)), .unsuitable("more than 12 MB")),
        (.fault(.endless), .unsuitable("more than 12 MB")), (.fault(.cut(sent: 10, announced: 20)), .unavailable(.connectivity)),
        (.fault(.silence), .unavailable(.timeout)), (.fault(.redirectLoop), .unavailable(.redirect)),
        (moved("https://example.org/abc.jpg"), .unavailable(.redirect)), (moved("http://127.0.0.1:1/abc.jpg"), .unavailable(.redirect)),
        (moved("http://169.254.169.254/latest/meta-data"), .unavailable(.redirect)), (moved("file:///etc/passwd"), .unavailable(.redirect)),
        (.status(404), .notFound), (.status(410), .notFound), (.status(204), .unavailable(.status(204, message: nil))),
        (.status(206), .unavailable(.status(206, message: nil))), (.status(401), .unavailable(.unauthorized)),
        (.status(500), .unavailable(.status(500, message: nil))), (.status(503), .unavailable(.unavailable(retryAfter: nil))),
    ]

    @Test("What is no picture is an error of its kind, and nothing of it is kept", arguments: badReplies)
    func bad(reply: Reply, expected: ArtworkError) async throws {
        // A busy machine may take seconds for an answer.
        let isSilent = if case .fault(.silence) = reply { true } else { false }
        try await with([reply], silence: isSilent ? .milliseconds(300) : .seconds(300)) { artwork, server, folder async throws in
            #expect(await error(artwork) == expected)
            #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] == [])
            // A wall of posters asks again at once.
            let count = server.received.count
            #expect(await error(artwork) == expected)
            #expect(server.received.count == count)
        }
    }

    @Test("A redirect of the same server is followed")
    func redirect() async throws {
        try await with([.status(302, headers: ["Location": "/elsewhere.jpg"])]) { artwork, server, _ async throws in
            server.set("GET /elsewhere.jpg", Self.image(Pictures.jpeg()))
            #expect(try await artwork.picture(path: "/abc.jpg", size: "w342").bytes == Pictures.jpeg())
        }
    }

    @Test("A failure is forgotten after its time; another size of the picture is another picture")
    func again() async throws {
        try await with([.status(404), Self.image(Pictures.jpeg())]) { artwork, server, _ async throws in
            server.set("GET /t/p/w500/abc.jpg", .status(500), Self.image(Pictures.png()))
            #expect(await error(artwork) == .notFound)
            #expect(await error(artwork, size: "w500") != nil)
            await clock.advance(by: .seconds(60))
            #expect(await error(artwork) == .notFound)
            #expect(await error(artwork, size: "w500") == nil)
            await clock.advance(by: .seconds(86_340))
            #expect(await error(artwork) == nil)
            #expect(server.count(Self.request) == 2)
        }
    }

    @Test("A broken connection is tried once more")
    func reconnects() async throws {
        try await with([.fault(.hangUp), Self.image(Pictures.jpeg())]) { artwork, server, _ async throws in
            #expect(await error(artwork) == nil)
            #expect(server.count(Self.request) == 2)
        }
    }

    @Test("A file that was changed on disk is fetched again")
    func changed() async throws {
        try await with([Self.image(Pictures.jpeg())]) { artwork, server, folder async throws in
            _ = try await artwork.picture(path: "/abc.jpg", size: "w342")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            try Data("<html>".utf8).write(to: URL(filePath: "\(folder)/\(try #require(files.first))"))
            #expect(try await artwork.picture(path: "/abc.jpg", size: "w342").bytes == Pictures.jpeg())
            #expect(files.count == 1 && server.count(Self.request) == 2)
        }
    }

    @Test(
        "Anything but the path and size of a picture reaches no server",
        arguments: [("/a.svg", "w342"), ("/../x.jpg", "w342"), ("/a.jpg", "../..")])
    func foreign(path: String, size: String) async throws {
        try await with { artwork, server, _ async throws in
            #expect(await error(artwork, path: path, size: size) == .notFound)
            #expect(server.received.isEmpty)
        }
    }
}
