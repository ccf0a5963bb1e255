import AppDependencies
import CinemaServer
import CoreDomain
import Foundation
import HTTPTypes
import LiveServer
import Testing
import ViewingDomain

/// Walks every route of the real server as every role.
@Suite("Who may use what", .serialized)
struct AccessTests {
    /// A path that fits the pattern: the guest's title, and otherwise ids that are well formed and unknown.
    private static func path(of pattern: String) -> String {
        pattern.split(separator: "/").map { part in
            switch part {
            case "{id}", "{title}": RouteAccess.title.rawValue
            case "{file}" where !pattern.hasPrefix("/assets"): "abcdefgh"
            case let part where part.hasPrefix("{"): "1"
            default: String(part)
            }
        }.reduce("") { $0 + "/" + $1 }
    }

    @Test("Each route answers each role as the table says, and every route is in the table")
    func walk() async throws {
        try await TestServer.run { server, _, client in
            for route in server.routes.all {
                let name = "\(route.method) \(route.pattern)"
                for (letter, role) in RouteAccess.roles {
                    let expected = try #require(RouteAccess.expected(name, letter), "\(name) is missing from the table")
                    let (status, _) = try await client.status(route.method.rawValue, Self.path(of: route.pattern), as: letter)
                    switch expected {
                    case .answer: #expect(status != 401 && status != 403 && status < 500, "\(name) as \(role): \(status)")
                    case .signIn: #expect(status == 401, "\(name) as \(role): \(status)")
                    case .refused: #expect(status == 403, "\(name) as \(role): \(status)")
                    }
                }
            }
            let all = Set(server.routes.all.map { "\($0.method) \($0.pattern)" })
            #expect(all == Set(RouteAccess.table.keys).union(RouteAccess.media), "the table has no route that the server lacks")
        }
    }

    /// The status codes that the description of the API names, by method and path.
    private struct Description: Decodable {
        var paths: [String: [String: Operation]]

        struct Operation: Decodable {
            var responses: [String: Answer]
        }

        struct Answer: Decodable {}
    }

    @Test("A refusal of the API is one that its description names, and an answer as a problem")
    func described() async throws {
        try await TestServer.run { server, _, client in
            let document = try await client.status("GET", "/openapi.json", as: "n").1
            let description = try JSONDecoder().decode(Description.self, from: Data(document.utf8))
            var refused: Set<Int> = []
            for route in server.routes.all where route.pattern.hasPrefix("/api/") {
                let operation = try #require(description.paths[route.pattern]?[route.method.rawValue.lowercased()], "\(route.pattern)")
                for (letter, role) in RouteAccess.roles {
                    let (status, body) = try await client.status(route.method.rawValue, Self.path(of: route.pattern), as: letter)
                    #expect(operation.responses[String(status)] != nil, "\(route.method) \(route.pattern) as \(role): \(status)")
                    guard status == 401 || status == 403 else { continue }
                    refused.insert(status)
                    #expect(body.contains("\"status\":\(status)"), "\(route.pattern) as \(role): \(body)")
                }
            }
            #expect(refused == [401, 403])
        }
    }

    @Test("A media address answers the bearer of the file's capability, until the viewer's sign-in ends")
    func media() async throws {
        try await TestServer.run { server, cinema, client in
            let (file, other) = (try #require(FileID("abcdefgh")), try #require(FileID("bbbbbbbb")))
            for (letter, role) in RouteAccess.roles where role != .nobody {
                let viewer = TestServer.viewer(letter)
                for route in RouteAccess.media {
                    let path = Self.path(of: route.replacing("GET ", with: ""))
                    let right = path + "?c=" + cinema.links.capability(file, viewer)
                    let wrong = path + "?c=" + cinema.links.capability(other, viewer)
                    #expect(
                        try await client.status("GET", right, as: "n").0 == 404, "\(route) \(role): admitted, and there is no such file")
                    #expect(try await client.status("GET", wrong, as: letter).0 == 403, "\(route) \(role): of another file")
                }
            }
            let address = Self.path(of: "/media/{file}/original") + "?c=" + cinema.links.capability(file, TestServer.viewer("a"))
            await server.end(TestServer.viewer("a").id)
            #expect(try await client.status("GET", address, as: "a").0 == 403)
            #expect(try await client.status("GET", "/api/v1/movies", as: "a").0 == 401)
            #expect(try await client.status("GET", "/api/v1/movies", as: "c").0 == 200, "others stay")
        }
    }

    @Test("For a guest no other title exists: not its page, its facts, its artwork, nor a mention of it")
    func guest() async throws {
        try await TestServer.run { _, _, client in
            for pattern in ["/movies/{}", "/api/v1/movies/{}", "/artwork/drawn/{}.svg", "/artwork/drawn/{}/backdrop.svg"] {
                for (title, status) in [(RouteAccess.title, 200), (RouteAccess.other, 404)] {
                    let path = pattern.replacing("{}", with: title.rawValue)
                    let (found, body) = try await client.status("GET", path, as: "g")
                    #expect(found == status, "\(path)")
                    #expect(!body.contains("Hidden") && !body.contains(RouteAccess.other.rawValue), "\(path)")
                }
            }
            #expect(try await client.status("GET", "/movies/\(RouteAccess.other)", as: "c").0 == 200)
        }
    }

    @Test("A guest is shown no control that the server would refuse")
    func controls() async throws {
        try await TestServer.run { _, _, client in
            for (letter, isShown) in [("g", false), ("c", true)] as [(Character, Bool)] {
                let page = try await client.status("GET", "/movies/\(RouteAccess.title)", as: letter).1
                for control in ["data-i=\"setOnWatchlist\"", "data-i=\"rate\"", "More options for"] {
                    #expect(page.contains(control) == isShown, "\(control) as \(letter)")
                }
            }
        }
    }

    @Test("Only those who may look for new files are shown the button")
    func scanButton() async throws {
        try await TestServer.run { _, _, client in
            for (letter, isShown) in [("o", true), ("a", false), ("c", false)] as [(Character, Bool)] {
                for path in ["/movies", "/videos", "/series"] {
                    let page = try await client.status("GET", path, as: letter).1
                    #expect(page.contains("data-i=\"refresh\"") == isShown, "\(path) as \(letter)")
                }
            }
        }
    }

    /// The addresses on this server to which a page leads: of its links, and of its forms.
    private static func addresses(in page: String) -> Set<String> {
        Set(page.matches(of: #/(?:href|action)="(/[^"]*)"/#).map { String($0.output.1).replacing("&amp;", with: "&") })
    }

    @Test("Nobody is shown a link that the server would refuse them, also not on the pages of errors")
    func links() async throws {
        try await TestServer.run { server, _, client in
            let forms = Set(server.routes.all.filter { $0.method == .post }.map(\.pattern))
            let pages = server.routes.all.filter { $0.method == .get && forms.contains($0.pattern) }.map { Self.path(of: $0.pattern) }
            let more = ["/movies/\(RouteAccess.other)", "/movies/plex-1", "/nowhere", "/search?q=allowed", "/discover/movies?genre=Drama"]
            for letter in ["a", "c", TestServer.limited, "g", "n"] as [Character] {
                var links: Set<String> = []
                for path in pages + more {
                    let page = try await client.status("GET", path, as: letter, accept: "text/html").1
                    #expect(page.contains("<main"), "\(path) as \(letter)")
                    links.formUnion(Self.addresses(in: page))
                }
                #expect(links.contains("/search") == !["g", "n"].contains(letter), "\(letter)")
                for link in links {
                    let status = try await client.status("GET", link, as: letter, accept: "text/html").0
                    #expect(status < 400, "\(link) as \(letter): \(status)")
                }
            }
        }
    }

    @Test("For a child with an age limit no other title exists: not in lists, counts, shelves and search, nor under its own address")
    func ageLimit() async throws {
        try await TestServer.run { _, cinema, client in
            let (child, other) = (TestServer.viewer(TestServer.limited), RouteAccess.other)
            for (file, title) in [("abcdefgh", RouteAccess.title), ("bbbbbbbb", other)] {
                let end = PlaybackProgress(
                    file: try #require(FileID(file)), reference: .movie(title), part: 0, position: 60, duration: 60, updatedAt: Date())
                try await cinema.viewing.markWatched(end, viewer: child.id)
                try await cinema.viewing.setOnWatchlist(true, title, at: Date(), viewer: child.id)
            }
            let year = Calendar(identifier: .gregorian).component(.year, from: Date())
            let discover = "genre=Drama&from=1954&to=1954"
            let lists = [
                "/", "/movies", "/watchlist", "/history", "/history/\(year)", "/api/v1/history", "/search?q=hidden", "/search?q=allowed",
                "/api/v1/movies", "/api/v1/movies?sort=rating",
                "/api/v1/movies?genre=Hidden", "/discover/movies?\(discover)", "/api/v1/discover/movies?\(discover)",
                "/api/v1/search?q=hidden", "/movies/\(RouteAccess.title)", "/movies?genre=Drama",
            ]
            for path in lists {
                let (status, body) = try await client.status("GET", path, as: TestServer.limited)
                #expect(status == 200, "\(path)")
                // The page of a search repeats the words that were typed, and filters offer every year.
                let shown =
                    body.contains(other.rawValue) || (!path.hasPrefix("/search") && body.contains("Hidden"))
                    || (!path.hasPrefix("/discover") && body.contains("1976"))
                #expect(!shown, "\(path)")
            }
            #expect(try await client.status("GET", "/movies", as: TestServer.limited).1.contains("Allowed"))
            #expect(try await client.status("GET", "/api/v1/movies?after_id=\(other)", as: TestServer.limited).0 == 400)
            let hidden = [
                "GET /movies/\(other)", "GET /movies/\(other)/cast", "GET /api/v1/movies/\(other)", "GET /artwork/drawn/\(other).svg",
                "GET /artwork/drawn/\(other)/backdrop.svg", "PUT /api/v1/ratings/\(other)", "DELETE /api/v1/ratings/\(other)",
                "PUT /api/v1/watchlist/\(other)", "DELETE /api/v1/watchlist/\(other)",
                "GET /api/v1/progress/bbbbbbbb", "GET /watch/bbbbbbbb",
            ]
            for request in hidden {
                let parts = request.split(separator: " ").map(String.init)
                let (status, body) = try await client.status(parts[0], parts[1], as: TestServer.limited)
                #expect(status == 404 && !body.contains("Hidden"), "\(request): \(status)")
            }
            #expect(try await client.status("GET", "/movies/\(other)", as: "c").0 == 200, "another child")
            #expect(try await client.status("GET", "/api/v1/discover/movies?\(discover)", as: "c").1.contains(other.rawValue))
        }
    }

    @Test("The list of routes for anyone is short")
    func anyone() async throws {
        let directory = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: directory) }
        let open = Set(
            CinemaServer(cinema: try await TestServer.cinema(in: directory)).routes.all.filter { $0.access == .anyone }.map(\.pattern))
        #expect(open == ["/healthz", "/metrics", "/openapi.json", "/assets/{file}"])
    }
}
