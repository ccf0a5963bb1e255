import CoreDomain
import Flow
import Foundation
import HTML
import Live
import Testing

@testable import LiveServer

private struct Counter: LiveFeature {
    struct State: Equatable, Sendable { var count = 0; var place = Location() }
    enum Intent: BrowserIntent {
        case add(amount: Int)
        var access: Permission { .watch }
    }
    enum Action: Sendable { case opened(Location), intent(Intent) }

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let place): state.place = place
        case .intent(.add(let amount)): state.count += amount
        }
        return .none
    }

    func opening(_ location: Location) -> Action { .opened(location) }
    func action(for intent: WireIntent, screen: String, in state: State) -> Action? { Intent(intent).map(Action.intent) }
    func location(of state: State) -> Location { state.place }
    func head(of state: State) -> DocumentHead { DocumentHead(title: "Counter") }
    func status(of state: State) -> Int { state.place.path.first == "gone" ? 404 : 200 }
    func view(_ state: State) -> some HTML { main(.region("main")) { "count \(state.count)" } }
}

@Suite struct LivePagesTests {
    private func withPages(_ test: @escaping @Sendable (TestServer) async throws -> Void) async throws {
        let host = LiveHost<Counter>()
        let pages = LivePages(host: host, epochs: Epochs()) { LiveVisit(client: $0.client, feature: Counter(), state: .init()) }
        try await withServer(pages.routes(["/", "/{page}"], access: .may(.watch)), connect: pages.connect, test)
        await host.stop()
    }

    @Test("A page is painted with its status, and a form without a script leads back to it")
    func withoutScript() async throws {
        try await withPages { server in
            let first = try await server.request("GET /")
            #expect(first.status == 200 && first.text.contains("count 0") && first["content-type"] == "text/html; charset=utf-8")
            #expect(first["set-cookie"] == nil)
            #expect(try await server.request("GET /gone").status == 404)
            let form = ["Content-Type": "application/x-www-form-urlencoded"]
            let posted = try await server.request("POST /here", form, body: "-=add&amount=3")
            #expect(posted.status == 303 && posted["location"] == "/here")
            let cookie = try #require(posted["set-cookie"])
            #expect(cookie.contains("; HttpOnly; SameSite=Strict"))
            let page = String(cookie.prefix { $0 != ";" })
            let next = try await server.request("GET /here", ["Cookie": page])
            #expect(next.text.contains("count 3") && next["set-cookie"]?.hasPrefix("popcorn-page=") == true)
            #expect(try await server.request("GET /here", ["Cookie": page]).text.contains("count 0"))
            #expect(try await server.request("POST /", form, body: "-=unknown").status == 400)
            #expect(try await server.request("POST /", form, body: "amount=3").status == 400)
        }
    }

    @Test("A socket joins, its intents come back as patches")
    func socket() async throws {
        try await withPages { server in
            let frames = try await offPool {
                let socket = try SocketClient(port: server.port)
                try socket.send(#"{"t":"join","k":"","b":"tab","r":0,"u":"/","a":""}"#)
                let first = try socket.read().text
                try socket.send(#"{"t":"i","n":"add","f":[["amount","5"]],"s":1}"#)
                return [first, try socket.read().text]
            }
            #expect(frames[0].contains("count 0"))
            #expect(frames[1].contains("count 5"))
        }
    }

    @Test("Ending a viewer closes every socket of theirs with 4401, and they cannot come back")
    func ending() async throws {
        let (host, epochs) = (LiveHost<Counter>(), Epochs())
        let pages = LivePages(host: host, epochs: epochs) { LiveVisit(client: $0.client, feature: Counter(), state: .init()) }
        try await withServer(
            pages.routes(["/"], access: .may(.watch)), capabilities: Capabilities(epochs: epochs), connect: pages.connect
        ) { server in
            let join = #"{"t":"join","k":"","b":"tab","r":0,"u":"/","a":""}"#
            let sockets = try await offPool {
                try (0..<2).map { _ in
                    let socket = try SocketClient(port: server.port)
                    try socket.send(join)
                    _ = try socket.read()
                    return socket
                }
            }
            #expect(try await server.request("GET /").status == 200)
            epochs.raise(someone.id)
            await host.end(LiveVisitor.client(someone.id))
            for socket in sockets {
                let code = try await offPool {
                    while true {
                        let frame = try socket.read()
                        if frame.opcode == 8 { return frame.closeCode }
                    }
                }
                #expect(code == 4401)
            }
            #expect(await host.population == (waiting: 0, attached: 0, absent: 0))
            #expect(try await server.request("GET /").status == 401)
            let again = try await offPool {
                let socket = try SocketClient(port: server.port)
                return try socket.read().closeCode
            }
            #expect(again == 4401)
        }
        await host.stop()
    }

    @Test(
        "A socket that does not join first, or talks nonsense, is closed",
        arguments: [
            [#"{"t":"i","n":"add","f":[],"s":1}"#], ["hello"],
            [#"{"t":"join","k":"","b":"tab","r":0,"u":"/","a":""}"#] + Array(repeating: "nonsense", count: 8),
        ])
    func nonsense(messages: [String]) async throws {
        try await withPages { server in
            let code = try await offPool {
                let socket = try SocketClient(port: server.port)
                for message in messages { try socket.send(message) }
                while true {
                    let frame = try socket.read()
                    if frame.opcode == 8 { return frame.closeCode }
                }
            }
            #expect(code == 1008)
        }
    }
}
