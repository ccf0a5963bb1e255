import Foundation
import Glibc

/// A client that sends exactly the bytes that a test wants. Its calls block: run them in `offPool`.
final class RawClient: Sendable {
    struct Closed: Error {}

    let descriptor: CInt

    init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size)) }
        // A sockaddr_in byte by byte: which C module its fields belong to depends on the other imports of a batch (gotchas).
        let address = [UInt8(AF_INET), 0, UInt8(port >> 8), UInt8(port & 255), 127, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
        let connected = address.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
        }
        guard connected == 0 else { throw Closed() }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Closed() }
            sent += count
        }
    }

    /// Says that nothing more will be sent, and keeps reading.
    func finishSending() { shutdown(descriptor, CInt(SHUT_WR)) }

    func read(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let more = try readSome(upTo: count - bytes.count)
            guard !more.isEmpty else { throw Closed() }
            bytes += more
        }
        return bytes
    }

    /// Empty at the end of the connection.
    func readSome(upTo limit: Int = 65_536) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = recv(descriptor, &buffer, limit, 0)
        if count < 0, errno == ECONNRESET { return [] }
        guard count >= 0 else { throw Closed() }
        return Array(buffer[..<count])
    }

    /// All that comes until the server closes.
    func readToEnd() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let more = try readSome()
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    func response(toHead: Bool = false) throws -> RawResponse {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try read(1) }
        var response = RawResponse(head: String(decoding: head, as: UTF8.self))
        let bodiless = toHead || response.status == 304 || response.status == 204 || response.status < 200
        if !bodiless, let length = response["content-length"].flatMap({ Int($0) }) {
            response.body = try read(length)
        } else if !bodiless, response["transfer-encoding"] == "chunked" {
            response.body = try chunks()
        }
        return response
    }

    private func chunks() throws -> [UInt8] {
        var body: [UInt8] = []
        while true {
            var line: [UInt8] = []
            while !line.suffix(2).elementsEqual("\r\n".utf8) { line += try read(1) }
            let size = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
            body += try read(size)
            _ = try read(2)
            if size == 0 { return body }
        }
    }
}

struct RawResponse: Sendable {
    let status: Int
    let headers: [String: String]
    var body: [UInt8] = []

    init(head: String) {
        let lines = head.components(separatedBy: "\r\n")
        status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            let sides = line.split(separator: ":", maxSplits: 1)
            if sides.count == 2 { headers[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespaces) }
        }
    }

    subscript(name: String) -> String? { headers[name] }
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// Runs blocking work outside the pool that the server's tasks need.
func offPool<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
}
