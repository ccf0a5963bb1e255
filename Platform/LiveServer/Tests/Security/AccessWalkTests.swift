import Foundation
import Hummingbird
import Testing

@testable import LiveServer

@Suite struct AccessWalkTests {
    private enum Caller: CaseIterable { case stranger, owner, stolenCapability, expiredCapability, capability }

    @Test("Each kind of caller gets into each kind of route, or does not, as declared")
    func walk() async throws {
        let capabilities = Capabilities()
        var routes = Routes()
        routes.get("/open", access: .anyone) { _, _ in .text("in") }
        routes.get("/house", access: .owner) { _, _ in .text("in") }
        routes.post("/house", access: .owner) { _, _ in .text("in") }
        routes.get("/media/{file}", access: .capability(parameter: "file")) { _, _ in .text("in") }
        let known = Authenticator { $0.headers[.authorization] == "me" ? .owner("me") : .nobody }
        let declared = routes
        try await withServer(routes, authenticator: known, capabilities: capabilities, connect: { _ in }) { server in
            for route in declared.all {
                for caller in Caller.allCases {
                    let token: String? =
                        switch caller {
                        case .capability: capabilities.issue(.init(kind: "file", id: "1"), to: "me", lifetime: 60)
                        case .expiredCapability:
                            capabilities.issue(
                                .init(kind: "file", id: "1"), to: "me", lifetime: 60, now: Date(timeIntervalSinceNow: -90_000))
                        case .stolenCapability: capabilities.issue(.init(kind: "file", id: "2"), to: "me", lifetime: 60)
                        case .stranger, .owner: nil
                        }
                    let path = route.pattern.replacing("{file}", with: "1") + (token.map { "?c=" + $0 } ?? "")
                    let response = try await server.request("\(route.method) \(path)", caller == .owner ? ["Authorization": "me"] : [:])
                    let expected =
                        switch (route.access, caller) {
                        case (.anyone, _), (.owner, .owner), (.capability, .capability): 200
                        case (.owner, _): 401
                        case (.capability, _): 403
                        }
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
        routes.get("/house", access: .owner) { _, _ in .text("in") }
        try await withServer(routes, authenticator: .closed) { server in
            let response = try await server.request("HEAD /house")
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
