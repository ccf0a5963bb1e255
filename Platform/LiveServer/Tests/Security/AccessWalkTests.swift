import CoreDomain
import Foundation
import Hummingbird
import Testing

@testable import LiveServer

@Suite struct AccessWalkTests {
    private enum Caller: CaseIterable { case stranger, guest, adult, revoked, stolenCapability, expiredCapability, capability }

    private static let capabilities = Capabilities()
    private static let adult = Viewer(id: ViewerID(rawValue: "adult"), role: .adult)
    private static let viewers: [String: Viewer] = [
        "guest": Viewer(id: ViewerID(rawValue: "guest"), role: .guest(TitleID("tmdb-1")!)), "adult": adult,
        "revoked": Viewer(id: ViewerID(rawValue: "revoked"), role: .owner, epoch: 3),
    ]

    private static func token(of caller: Caller) -> String? {
        let movie = CapabilityResource(kind: "file", id: "1")
        return switch caller {
        case .capability: capabilities.issue(movie, to: adult, lifetime: 60)
        case .expiredCapability: capabilities.issue(movie, to: adult, lifetime: 60, now: Date(timeIntervalSinceNow: -90_000))
        case .stolenCapability: capabilities.issue(.init(kind: "file", id: "2"), to: adult, lifetime: 60)
        case .stranger, .guest, .adult, .revoked: nil
        }
    }

    private static func expected(_ access: Access, _ caller: Caller) -> Int {
        switch (access, caller) {
        case (.anyone, _), (.may, .adult), (.capability, .capability): 200
        case (.may, .guest): 403
        case (.may, _): 401
        case (.capability, _): 403
        }
    }

    @Test("Each kind of caller gets into each kind of route, or does not, as declared")
    func walk() async throws {
        var routes = Routes()
        routes.get("/open", access: .anyone) { _, _ in .text("in") }
        routes.get("/list", access: .may(.keep)) { _, _ in .text("in") }
        routes.post("/list", access: .may(.keep)) { _, _ in .text("in") }
        routes.get("/media/{file}", access: .capability(parameter: "file")) { _, _ in .text("in") }
        let known = Authenticator { $0.headers[.authorization].flatMap { Self.viewers[$0] } ?? .nobody }
        let declared = routes
        try await withServer(routes, authenticator: known, capabilities: Self.capabilities, connect: { _ in }) { server in
            for route in declared.all {
                for caller in Caller.allCases {
                    let path = route.pattern.replacing("{file}", with: "1") + (Self.token(of: caller).map { "?c=" + $0 } ?? "")
                    let response = try await server.request("\(route.method) \(path)", ["Authorization": "\(caller)"])
                    let expected = Self.expected(route.access, caller)
                    #expect(response.status == expected, "\(route.method) \(route.pattern) by \(caller)")
                    if expected != 200 {
                        #expect(response["content-type"] == "application/problem+json")
                        #expect(!response.text.contains("in\"") || !response.text.hasPrefix("in"))
                    }
                }
            }
        }
    }

    @Test("HEAD asks the same question as GET")
    func head() async throws {
        var routes = Routes()
        routes.get("/list", access: .may(.keep)) { _, _ in .text("in") }
        try await withServer(routes, authenticator: .closed) { server in
            let response = try await server.request("HEAD /list")
            #expect(response.status == 401)
        }
    }

    @Test("The server's list holds every route, the socket's among them")
    func list() {
        var routes = Routes()
        routes.get("/a", access: .anyone) { _, _ in .text("") }
        let server = WebServer(configuration: .init(), routes: routes, authenticator: .closed, connect: { _ in })
        #expect(server.routes.all.map(\.pattern) == ["/a", "/live"])
    }

    @Test("A capability given twice counts as none")
    func twice() {
        #expect(Gatekeeper.token(in: "c=a") == "a")
        #expect(Gatekeeper.token(in: "x=1&c=a") == "a")
        #expect(Gatekeeper.token(in: "c=a&c=b") == nil)
        #expect(Gatekeeper.token(in: "cc=a") == nil)
    }
}
