import Foundation
import Hummingbird
import Testing

@testable import LiveServer

/// What happens to a file while it is sent. The client reads a little, the file changes, the client reads on.
@Suite struct ChangedFileTests {
    private static let size = 16_000_000

    /// The bytes that arrive in all when `change` is made after the first of them.
    private func arrivals(_ change: @escaping @Sendable (String) throws -> Void) async throws -> Int {
        let folder = try MediaFolder(size: Self.size)
        let count = Count()
        try await withServer(folder.routes) { server in
            count.value = try await offPool {
                let client = try RawClient(port: server.port, receiveBuffer: 4096)
                try client.send("GET /media/movie.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                var head: [UInt8] = []
                while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try client.read(1) }
                _ = try client.read(1000)
                try change(folder.path + "/movie.mp4")
                // Not to the end of the connection: it would stay open after a whole answer.
                var read = 1000
                while read < Self.size {
                    let more = try client.readSome(upTo: min(1 << 20, Self.size - read))
                    if more.isEmpty { break }
                    read += more.count
                }
                return read
            }
        }
        return count.value
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

    private final class Count: @unchecked Sendable { var value = 0 }
}
