import AppDependencies
import CinemaServer
import CoreDomain
import Foundation
import FoundationNetworking
import HTTPTypes
import LiveServer
import Logging
import ServiceLifecycle
import Settings
import Testing

/// Walks every route of the real server with every kind of principal.
@Suite("Who may use what", .serialized)
struct AccessTests {
    private static func cinema() async throws -> Cinema {
        let directory = FileManager.default.temporaryDirectory.appending(path: "popcorn-access-\(UUID())", directoryHint: .isDirectory)
        return try await Cinema.open(Settings(dataDirectory: directory, cacheDirectory: directory.appending(path: "cache")))
    }

    /// A path that fits the pattern, with ids that are well formed and unknown.
    private static func path(of pattern: String) -> String {
        pattern.split(separator: "/").map { part in
            switch part {
            case "{id}", "{title}", "{movie}": "local-unknown"
            case "{file}" where !pattern.hasPrefix("/assets"): "abcdefgh"
            case let part where part.hasPrefix("{"): "1"
            default: String(part)
            }
        }.reduce("") { $0 + "/" + $1 }
    }

    private func statuses(as viewer: Viewer?) async throws -> [(Route, Int)] {
        let cinema = try await Self.cinema()
        let server = CinemaServer(cinema: cinema)
        let (ports, port) = AsyncStream<Int>.makeStream()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let services = server.services(.init(port: 0), authenticator: Authenticator { _ in viewer ?? .nobody }, logger: logger) {
            port.yield($0)
        }
        let group = ServiceGroup(services: services, logger: logger)
        let running = Task { try await group.run() }
        defer { running.cancel() }
        var bound: Int?
        for await found in ports {
            bound = found
            break
        }
        let url = "http://127.0.0.1:\(try #require(bound))"
        var results: [(Route, Int)] = []
        for route in server.routes.all {
            var request = URLRequest(url: try #require(URL(string: url + Self.path(of: route.pattern))))
            request.httpMethod = route.method.rawValue
            request.setValue(url, forHTTPHeaderField: "Origin")
            let (_, response) = try await URLSession.shared.data(for: request)
            results.append((route, (response as? HTTPURLResponse)?.statusCode ?? 0))
        }
        await group.triggerGracefulShutdown()
        _ = try? await running.value
        return results
    }

    @Test("Nobody gets nothing but what is for anyone")
    func nobody() async throws {
        let results = try await statuses(as: nil)
        #expect(results.count > 30)
        for (route, status) in results {
            switch route.access {
            case .anyone: #expect(status != 401 && status != 403, "\(route.method) \(route.pattern) \(status)")
            case .may: #expect(status == 401, "\(route.method) \(route.pattern) \(status)")
            case .capability: #expect(status == 403, "\(route.method) \(route.pattern) \(status)")
            }
        }
    }

    @Test("The owner gets everything but media without their capability, and no route fails")
    func owner() async throws {
        for (route, status) in try await statuses(as: Viewer(id: ViewerID(rawValue: "owner"), role: .owner)) {
            switch route.access {
            case .anyone, .may: #expect(status != 401 && status != 403 && status < 500, "\(route.method) \(route.pattern) \(status)")
            case .capability: #expect(status == 403, "\(route.method) \(route.pattern) \(status)")
            }
        }
    }

    @Test("What is for anyone is a short list")
    func anyone() async throws {
        let open = Set(CinemaServer(cinema: try await Self.cinema()).routes.all.filter { $0.access == .anyone }.map(\.pattern))
        #expect(open == ["/healthz", "/metrics", "/openapi.json", "/assets/{file}"])
    }
}
