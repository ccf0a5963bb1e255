import CoreDomain
import Files
import Foundation
import Hummingbird
import Synchronization
import Testing

@testable import LiveServer

/// A folder with one file of 300,000 known bytes, gone after the test.
final class MediaFolder: Sendable {
    let path: String
    let content: [UInt8]

    init(size: Int = 300_000) throws {
        path = NSTemporaryDirectory() + "/media-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let block = (0..<65_537).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        var bytes: [UInt8] = []
        while bytes.count < size { bytes += block }
        content = Array(bytes.prefix(size))
        try Data(content).write(to: URL(fileURLWithPath: path + "/movie.mp4"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var routes: Routes {
        var routes = Routes()
        routes.get("/media/{file}", access: .anyone) { [path] request, context in
            do {
                let rooted = try RootedPath(root: path, relative: try context.parameter("file"))
                let file = try await ServedFile.open(rooted)
                let download = request.uri.query == "download" ? "Amélie \"1\".mp4" : nil
                return .media(file, for: request, context, type: ContentType.of(fileName: rooted.fileName), downloadName: download)
            } catch let failure as RootedPath.Failure { throw Problem(failure) }
        }
        routes.get("/made/{file}", access: .anyone) { [path, content] request, context in
            let file = try await ServedFile.open(try RootedPath(root: path, relative: try context.parameter("file")))
            let version = String(file.entityTag.dropFirst().dropLast())
            return .download(
                "made.mp4", size: content.count, version: version, modified: file.modified, type: "video/mp4", for: request, context
            ) { offset in
                let place = Mutex(offset)
                return {
                    place.withLock { place in
                        let piece = Array(content[place..<min(place + 70_000, content.count)])
                        place += piece.count
                        return piece.isEmpty ? nil : piece
                    }
                }
            }
        }
        return routes
    }

    var entityTag: String { get async throws { try await ServedFile.open(RootedPath(root: path, relative: "movie.mp4")).entityTag } }
    var modified: String {
        get async throws { HTTPDate.text(try await ServedFile.open(RootedPath(root: path, relative: "movie.mp4")).modified) }
    }
}

@Suite struct MediaTests {
    @Test("Ranges over a socket give exactly the bytes they name", arguments: ["media", "made"])
    func ranges(kind: String) async throws {
        let folder = try MediaFolder()
        let size = folder.content.count
        let tag = try await folder.entityTag, date = try await folder.modified
        let old = "Sun, 06 Nov 1994 08:49:37 GMT"
        let table: [([String: String], Int, Range<Int>?)] = [
            ([:], 200, 0..<size),
            (["Range": "bytes=0-1"], 206, 0..<2),
            (["Range": "bytes=0-0"], 206, 0..<1),
            (["Range": "bytes=100-65635"], 206, 100..<65_636),
            (["Range": "bytes=299999-"], 206, 299_999..<size),
            (["Range": "bytes=-10"], 206, size - 10..<size),
            (["Range": "bytes=0-"], 206, 0..<size),
            (["Range": "bytes=300000-"], 416, nil),
            (["Range": "bytes=-0"], 416, nil),
            (["Range": "bytes=9-1"], 200, 0..<size),
            (["Range": "seconds=1-2"], 200, 0..<size),
            (["Range": "bytes=0-9,10-19"], 206, 0..<20),
            (["Range": "bytes=0-9,1000-1009"], 200, 0..<size),
            (["Range": "bytes=1-2", "If-Range": tag], 206, 1..<3),
            (["Range": "bytes=1-2", "If-Range": "W/" + tag], 200, 0..<size),
            (["Range": "bytes=1-2", "If-Range": "\"other\""], 200, 0..<size),
            (["Range": "bytes=1-2", "If-Range": date], 206, 1..<3),
            (["Range": "bytes=1-2", "If-Range": old], 200, 0..<size),
            (["If-None-Match": tag], 304, nil),
            (["If-None-Match": "\"a\", W/" + tag], 304, nil),
            (["If-None-Match": "*"], 304, nil),
            (["If-None-Match": "\"other\""], 200, 0..<size),
            (["If-None-Match": "\"other\"", "If-Modified-Since": date], 200, 0..<size),
            (["If-Modified-Since": date], 304, nil),
            (["If-Modified-Since": old], 200, 0..<size),
            (["If-Modified-Since": "yesterday"], 200, 0..<size),
            (["If-Match": tag, "Range": "bytes=5-6"], 206, 5..<7),
            (["If-Match": "\"other\""], 412, nil),
            (["If-Match": "W/" + tag], 412, nil),
            (["If-Unmodified-Since": old], 412, nil),
        ]
        try await withServer(folder.routes) { server in
            for (headers, status, range) in table {
                let response = try await server.request("GET /\(kind)/movie.mp4", headers)
                #expect(response.status == status, "\(headers)")
                if let range { #expect(response.body == Array(folder.content[range]), "\(headers)") }
                if status == 206, let range {
                    #expect(response["content-range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
                }
                if status == 416 { #expect(response["content-range"] == "bytes */\(size)") }
                #expect(response["accept-ranges"] == "bytes" && response["etag"] == tag && response["last-modified"] == date)
                if status < 300 { #expect(response["content-type"] == "video/mp4") }
            }
        }
    }

    @Test("HEAD has GET's headers, no body, and leaves the connection usable")
    func head() async throws {
        let folder = try MediaFolder()
        try await withServer(folder.routes) { server in
            let (first, second) = try await offPool {
                let client = try RawClient(port: server.port)
                try client.send("HEAD /media/movie.mp4 HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-5\r\n\r\n")
                let first = try client.response(toHead: true)
                try client.send("GET /media/movie.mp4 HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-5\r\n\r\n")
                return (first, try client.response())
            }
            #expect(first.status == 200 && first["content-length"] == "300000")
            #expect(second.status == 206 && second.body == Array(folder.content[0..<6]))
        }
    }

    @Test("A file of several slices arrives whole, and again on the same connection")
    func large() async throws {
        let folder = try MediaFolder(size: 5_000_001)
        try await withServer(folder.routes) { server in
            let bodies = try await offPool {
                let client = try RawClient(port: server.port)
                return try (0..<2).map { _ in
                    try client.send("GET /media/movie.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    return try client.response().body
                }
            }
            #expect(bodies == [folder.content, folder.content])
        }
    }

    @Test("One open file goes to many clients at once")
    func shared() async throws {
        let folder = try MediaFolder(size: 5_000_001)
        let file = try await ServedFile.open(RootedPath(root: folder.path, relative: "movie.mp4"))
        var routes = Routes()
        routes.get("/movie", access: .anyone) { request, context in .media(file, for: request, context, type: "video/mp4") }
        try await withServer(routes) { server in
            let whole = try await withThrowingTaskGroup(of: Int.self) { clients in
                for _ in 1...8 {
                    clients.addTask {
                        try await offPool {
                            let client = try RawClient(port: server.port)
                            return try (0..<10).count { _ in
                                try client.send("GET /movie HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                return try client.response().body == folder.content
                            }
                        }
                    }
                }
                return try await clients.reduce(0, +)
            }
            #expect(whole == 80)
        }
    }

    @Test("A download carries its name in both spellings")
    func download() async throws {
        let folder = try MediaFolder(size: 10)
        try await withServer(folder.routes) { server in
            let response = try await server.request("GET /media/movie.mp4?download")
            #expect(
                response["content-disposition"] == "attachment; filename=\"Am_lie _1_.mp4\"; filename*=UTF-8''Am%C3%A9lie%20%221%22.mp4")
        }
    }

    @Test("An empty file is an empty answer")
    func empty() async throws {
        let folder = try MediaFolder(size: 0)
        try await withServer(folder.routes) { server in
            let response = try await server.request("GET /media/movie.mp4")
            #expect(response.status == 200 && response["content-length"] == "0")
            #expect(try await server.request("GET /media/movie.mp4", ["Range": "bytes=0-"]).status == 416)
        }
    }
}
