import CoreDomain
import Files
import Foundation
import Glibc
import Hummingbird
import Synchronization
import Testing

@testable import LiveServer

/// Changes while a file is sent: the client reads a little, something happens, the client reads on.
@Suite struct ChangedFileTests {
    private static let size = 16_000_000

    /// The bytes that arrive in all when `change` is made after the first of them.
    private func arrivals(_ change: @escaping @Sendable (String) throws -> Void) async throws -> Int {
        let folder = try MediaFolder(size: Self.size)
        let count = Mutex(0)
        try await withServer(folder.routes) { server in
            let read = try await offPool {
                let client = try Self.begin(server, "/media/movie.mp4")
                try change(folder.path + "/movie.mp4")
                return try 1000 + Self.drain(client, Self.size - 1000)
            }
            count.withLock { $0 = read }
        }
        return count.withLock { $0 }
    }

    /// A slow client that has read 1,000 bytes of the answer.
    private static func begin(_ server: TestServer, _ path: String) throws -> RawClient {
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        try client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try client.read(1) }
        _ = try client.read(1000)
        return client
    }

    /// The bytes that still come, at most so many: after a whole answer the connection stays open.
    private static func drain(_ client: RawClient, _ most: Int) throws -> Int {
        var read = 0
        while read < most {
            let more = try client.readSome(upTo: min(1 << 20, most - read))
            if more.isEmpty { break }
            read += more.count
        }
        return read
    }

    @Test(
        "A file that is cut off ends its connection instead of keeping it and a processor busy",
        arguments: [0, 1, 2_000_001, 4 << 20, (4 << 20) + 1, 12_000_000, size - 1])
    func truncated(to length: Int) async throws {
        let read = try await arrivals { #expect(truncate($0, off_t(length)) == 0) }
        #expect(read < Self.size)
    }

    @Test("A file that is replaced or deleted arrives whole, as it was")
    func replaced() async throws {
        let deleted = try await arrivals { try FileManager.default.removeItem(atPath: $0) }
        let replaced = try await arrivals { try Data("other".utf8).write(to: URL(fileURLWithPath: $0), options: .atomic) }
        #expect(deleted == Self.size && replaced == Self.size)
    }

    @Test("A disk that fails ends the connection, and the server goes on")
    func failingDisk() async throws {
        var routes = Routes()
        routes.get("/broken", access: .anyone) { request, context in
            // A regular file whose first page no one can read: EIO.
            let descriptor = Glibc.open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
            var status = try FileStatus(of: descriptor)
            status.size = Self.size
            return .media(ServedFile(descriptor: descriptor, status), for: request, context, type: "video/mp4")
        }
        routes.get("/fine", access: .anyone) { _, _ in .json(["a": 1]) }
        try await withServer(routes) { server in
            let answer = try await server.exchange("GET /broken HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(answer.hasSuffix("\r\n\r\n"))
            #expect(try await server.request("GET /fine").status == 200)
        }
    }

    @Test("A client that leaves in the middle leaves no open file behind")
    func left() async throws {
        let folder = try MediaFolder(size: Self.size)
        let sent = Mutex(Weak())
        var routes = Routes()
        routes.get("/movie", access: .anyone) { request, context in
            let file = try await ServedFile.open(RootedPath(root: folder.path, relative: "movie.mp4"))
            sent.withLock { $0.file = file }
            return .media(file, for: request, context, type: "video/mp4")
        }
        try await withServer(routes) { server in
            try await offPool { _ = try Self.begin(server, "/movie") }
            for _ in 1...2000 where sent.withLock({ $0.file }) != nil { try await Task.sleep(for: .milliseconds(10)) }
            #expect(sent.withLock { $0.file } == nil)
        }
    }

    private struct Weak {
        weak var file: ServedFile?
    }

    @Test("The end of a viewer ends their downloads, and nobody else's")
    func ended() async throws {
        let folder = try MediaFolder(size: Self.size)
        let epochs = Epochs()
        let capabilities = Capabilities(epochs: epochs)
        var routes = Routes()
        routes.get("/media/{file}", access: .capability(parameter: "file")) { request, context in
            .media(
                try await ServedFile.open(RootedPath(root: folder.path, relative: "movie.mp4")), for: request, context, type: "video/mp4")
        }
        let other = Viewer(id: ViewerID(rawValue: "other"), role: .adult)
        let addresses = [someone, other].map {
            "/media/movie?c=" + capabilities.issue(CapabilityResource(kind: "file", id: "movie"), to: $0, lifetime: 600)
        }
        try await withServer(routes, capabilities: capabilities) { server in
            let read = try await offPool {
                let clients = try addresses.map { try Self.begin(server, $0) }
                epochs.raise(someone.id)
                return try clients.map { try 1000 + Self.drain($0, Self.size - 1000) }
            }
            #expect(read[0] < Self.size)
            #expect(read[1] == Self.size)
        }
    }
}
