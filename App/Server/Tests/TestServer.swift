import AppDependencies
import CinemaServer
import CoreDomain
import Foundation
import FoundationNetworking
import HTTPTypes
import LiveServer
import Logging
import MoviesDomain
import SearchDomain
import ServiceLifecycle
import Settings
import Testing

/// The real server with two movies. A header of a request says who sends it.
enum TestServer {
    /// A child with an age limit; the other letters are those of `RouteAccess.roles`.
    static let limited: Character = "k"

    static func viewer(_ letter: Character) -> Viewer {
        if letter == limited { return Viewer(id: ViewerID(rawValue: "k"), role: .child, ageLimit: 12) }
        guard let role = RouteAccess.roles.first(where: { $0.letter == letter })?.role, role != .nobody else { return .nobody }
        return Viewer(id: ViewerID(rawValue: String(letter)), role: role)
    }

    static func temporaryDirectory() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "popcorn-access-\(UUID())", directoryHint: .isDirectory)
    }

    static func cinema(in directory: URL) async throws -> Cinema {
        let cinema = try await Cinema.open(Settings(dataDirectory: directory, cacheDirectory: directory.appending(path: "cache")))
        let titles: [(TitleID, String, Int)] = [(RouteAccess.title, "Allowed", 6), (RouteAccess.other, "Hidden", 16)]
        try await cinema.movies.save(
            titles.map { id, title, age in
                let summary = MovieSummary(
                    id: id, title: title, year: 1960 + age, rating: 9, genres: ["Drama", title], addedAt: .distantPast)
                return Movie(summary: summary, certification: "FSK \(age)")
            })
        try await cinema.search.save(titles.map { SearchEntry(reference: .movie($0), title: $1, age: $2) })
        return cinema
    }

    struct Client {
        let url: String

        func status(_ method: String, _ path: String, as letter: Character, accept: String = "*/*") async throws -> (Int, String) {
            let (response, body) = try await answer(method, path, as: letter, accept: accept)
            return (response.statusCode, body)
        }

        func answer(
            _ method: String, _ path: String, as letter: Character, accept: String = "*/*", headers: [String: String] = [:]
        ) async throws -> (HTTPURLResponse, String) {
            var request = URLRequest(url: try #require(URL(string: url + path)), cachePolicy: .reloadIgnoringLocalCacheData)
            request.httpMethod = method
            request.setValue(url, forHTTPHeaderField: "Origin")
            request.setValue(String(letter), forHTTPHeaderField: "X-Test-Role")
            request.setValue(accept, forHTTPHeaderField: "Accept")
            for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
            let (body, response) = try await URLSession.shared.data(for: request)
            return (try #require(response as? HTTPURLResponse), String(decoding: body, as: UTF8.self))
        }
    }

    static func run(_ test: (CinemaServer, Cinema, Client) async throws -> Void) async throws {
        let directory = temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: directory) }
        let cinema = try await Self.cinema(in: directory)
        let server = CinemaServer(cinema: cinema)
        let (ports, port) = AsyncStream<Int>.makeStream()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let role = try #require(HTTPField.Name("X-Test-Role"))
        let authenticator = Authenticator { Self.viewer($0.headers[role]?.first ?? "n") }
        let services = server.services(.init(port: 0), authenticator: authenticator, logger: logger) { port.yield($0) }
        let group = ServiceGroup(services: services, logger: logger)
        let running = Task { try await group.run() }
        defer { running.cancel() }
        let bound = try #require(await ports.first { _ in true })
        try await test(server, cinema, Client(url: "http://127.0.0.1:\(bound)"))
        await group.triggerGracefulShutdown()
        _ = try? await running.value
    }
}
