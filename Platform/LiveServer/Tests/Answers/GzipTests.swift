import Foundation
import Hummingbird
import NIOCore
import Testing

@testable import LiveServer

@Suite struct GzipTests {
    @Test(
        "Which requests take gzip",
        arguments: [
            ("gzip", true), ("gzip, deflate, br", true), ("br;q=1, GZIP;q=0.5", true), ("*", true), ("gzip;q=0.001", true),
            ("x-gzip", true),
            ("gzip;q=1.0, identity;q=0.5", true), ("gzip; q=0.5 , identity; q=0.5", true),
            (nil, false), ("", false), ("br", false), ("gzip;q=0", false), ("gzip;q=0.000", false), ("gzip;q=0, *", false),
            ("*;q=0", false),
            ("identity;q=1, gzip;q=0.5", false), ("gzip;q=2", false), ("gzip;q=nan", false), ("gzipped", false),
            (String(repeating: "a,", count: 600) + "gzip", false),
        ] as [(String?, Bool)])
    func accepted(header: String?, expected: Bool) { #expect(ContentCoding.takesGzip(header) == expected) }

    @Test("A compressor that is used again begins anew, at both levels")
    func again() throws {
        for gzip in [Gzip.fast, Gzip.small] {
            for text in ["first " + String(repeating: "ab", count: 3000), "second " + String(repeating: "xyz", count: 1000)] {
                let small = try #require(gzip.compressed(ByteBuffer(string: text)))
                #expect(try unzipped(Array(small.readableBytesView)) == text)
            }
            let noise = (0..<1000).map { _ in UInt8.random(in: 0...255) }
            #expect(gzip.compressed(ByteBuffer(bytes: noise)) == nil)
            #expect(gzip.compressed(ByteBuffer()) == nil)
        }
    }

    private static let long = String(repeating: "<p>A movie &amp; a series</p>\n", count: 200)

    private var routes: Routes {
        var routes = Routes()
        routes.get("/page", access: .anyone) { _, _ in .html(Array(Self.long.utf8)) }
        routes.get("/short", access: .anyone) { _, _ in .text("short") }
        routes.get("/json", access: .anyone) { _, _ in .json([Self.long]) }
        routes.get("/picture", access: .anyone) { _, _ in .bytes(Array(Self.long.utf8), type: "image/png") }
        routes.get("/kept", access: .anyone) { _, _ in .bytes(Array(Self.long.utf8), type: "text/vtt", headers: [.eTag: "\"1\""]) }
        routes.get("/drawing", access: .anyone) { request, _ in
            .validated(Array(Self.long.utf8), type: "image/svg+xml", for: request, headers: [.cacheControl: "private, max-age=60"])
        }
        routes.get("/photo", access: .anyone) { request, _ in
            .validated(Array(Self.long.utf8), type: "image/jpeg", for: request, headers: [.cacheControl: "private, max-age=60"])
        }
        routes.get("/pieces", access: .anyone) { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain"],
                body: ResponseBody(contentLength: Self.long.utf8.count) { writer in
                    for piece in Array(Self.long.utf8).chunked(4000) { try await writer.write(ByteBuffer(bytes: piece)) }
                    try await writer.finish(nil)
                })
        }
        return routes
    }

    @Test(
        "Which answers are compressed",
        arguments: [
            ("GET /page", [:], true), ("GET /json", [:], true), ("GET /pieces", [:], true),
            ("GET /page", ["Sec-Fetch-Site": "none"], true), ("GET /page", ["Sec-Fetch-Site": "same-origin"], true),
            ("GET /page", ["Sec-Fetch-Site": "cross-site"], false), ("GET /page", ["Sec-Fetch-Site": "same-site"], false),
            ("GET /page", ["Accept-Encoding": "identity"], false), ("HEAD /page", [:], false), ("GET /short", [:], false),
            ("GET /picture", [:], false), ("GET /kept", [:], false), ("GET /drawing", [:], true), ("GET /photo", [:], false),
        ] as [(String, [String: String], Bool)])
    func answers(line: String, headers: [String: String], expected: Bool) async throws {
        try await withServer(routes) { server in
            let response = try await server.request(line, ["Accept-Encoding": "gzip"].merging(headers) { $1 })
            #expect((response["content-encoding"] == "gzip") == expected)
            #expect((response["vary"] == "Accept-Encoding") == !["GET /picture", "GET /photo"].contains(line))
            guard !line.hasPrefix("HEAD") else { return }
            #expect(response["content-length"] == "\(response.body.count)")
            let text = expected ? try unzipped(response.body) : response.text
            #expect(text.contains("A movie") || line == "GET /short")
            if expected { #expect(response.body.count < 500) }
        }
    }

    @Test("Who has the same bytes is told so, in the compressed and in the plain form", arguments: ["/drawing", "/photo"])
    func validated(path: String) async throws {
        try await withServer(routes) { server in
            let first = try await server.request("GET \(path)", ["Accept-Encoding": "gzip"])
            let tag = try #require(first["etag"])
            #expect(tag.hasPrefix("W/") == (path == "/drawing"))
            for coding in ["gzip", "identity"] {
                let again = try await server.request("GET \(path)", ["Accept-Encoding": coding, "If-None-Match": "\"x\", \(tag)"])
                #expect(again.status == 304 && again.body.isEmpty && again["etag"] == tag && again["vary"] == first["vary"])
                #expect(again["cache-control"] == "private, max-age=60")
                let other = try await server.request("GET \(path)", ["Accept-Encoding": coding, "If-None-Match": "\"x\""])
                #expect(other.status == 200 && other["etag"] == tag)
            }
            #expect(try await server.request("GET \(path)", ["If-Match": "\"x\""]).status == 412)
            #expect(try await server.request("GET \(path)", ["If-Unmodified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"]).status == 200)
        }
    }

    @Test("An error's page is compressed too")
    func problem() async throws {
        try await withServer(routes, errorPage: { _, _, _ in Array(Self.long.utf8) }) { server in
            let response = try await server.request("GET /nothing", ["Accept": "text/html", "Accept-Encoding": "gzip"])
            #expect(try response.status == 404 && unzipped(response.body) == Self.long)
        }
    }

    /// By the machine's own gzip, so that ours is not its own judge.
    private func unzipped(_ bytes: [UInt8]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/gzip")
        process.arguments = ["-dc"]
        let input = Pipe(), output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: bytes)
        try input.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: text, as: UTF8.self)
    }
}

extension Array {
    fileprivate func chunked(_ size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
