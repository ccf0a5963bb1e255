import Foundation
import Glibc
import Testing

@testable import LiveServer

@Suite struct RootedPathTests {
    /// root/{movie.mp4, folder/inner.mp4, links…, pipe}, outside/secret
    private final class Folders {
        let base: String
        var root: String { base + "/root" }

        init() throws {
            base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/rooted-\(UUID().uuidString)"
            let files = FileManager.default
            try files.createDirectory(atPath: base + "/root/folder", withIntermediateDirectories: true)
            try files.createDirectory(atPath: base + "/outside", withIntermediateDirectories: true)
            for name in ["root/movie.mp4", "root/folder/inner.mp4", "outside/secret", "root/Ünï cödé.mkv"] {
                try Data(name.utf8).write(to: URL(fileURLWithPath: base + "/" + name))
            }
            for (name, target) in [
                "out": "../outside", "outfile": "../outside/secret", "absolute": "/etc/passwd", "in": "folder",
                "infile": "folder/inner.mp4",
                "around": "folder/../movie.mp4", "circle": "circle", "dangling": "nothing", "deep": "folder/../../outside/secret",
            ] { try files.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target) }
            try files.createSymbolicLink(atPath: root + "/absolutein", withDestinationPath: root + "/folder/inner.mp4")
            try files.createSymbolicLink(atPath: root + "/lookalike", withDestinationPath: root + "side/x")
            mkfifo(root + "/pipe", 0o600)
        }

        deinit { try? FileManager.default.removeItem(atPath: base) }
    }

    private func content(_ root: String, _ relative: String) async -> Result<String, RootedPath.Failure> {
        do {
            let file = try await MediaFile.open(RootedPath(root: root, relative: relative))
            var bytes = [UInt8](repeating: 0, count: file.size)
            #expect(pread(file.descriptor, &bytes, bytes.count, 0) == file.size)
            return .success(String(decoding: bytes, as: UTF8.self))
        } catch let failure as RootedPath.Failure { return .failure(failure) } catch { return .failure(.failed(-1)) }
    }

    @Test(
        "What lies below the root opens; what does not, does not",
        arguments: [
            ("movie.mp4", .success("root/movie.mp4")),
            ("folder/inner.mp4", .success("root/folder/inner.mp4")),
            ("Ünï cödé.mkv", .success("root/Ünï cödé.mkv")),
            ("in/inner.mp4", .success("root/folder/inner.mp4")),
            ("infile", .success("root/folder/inner.mp4")),
            ("around", .success("root/movie.mp4")),
            ("absolutein", .success("root/folder/inner.mp4")),
            ("../outside/secret", .failure(.malformed)),
            ("folder/../movie.mp4", .failure(.malformed)),
            ("..", .failure(.malformed)),
            (".", .failure(.malformed)),
            ("", .failure(.malformed)),
            ("/etc/passwd", .failure(.malformed)),
            ("folder//inner.mp4", .failure(.malformed)),
            ("movie.mp4\0.jpg", .failure(.malformed)),
            ("%2e%2e/outside/secret", .failure(.notFound)),
            ("..\\outside\\secret", .failure(.notFound)),
            ("out/secret", .failure(.leavesRoot)),
            ("outfile", .failure(.leavesRoot)),
            ("deep", .failure(.leavesRoot)),
            ("absolute", .failure(.leavesRoot)),
            ("lookalike", .failure(.leavesRoot)),
            ("circle", .failure(.leavesRoot)),
            ("dangling", .failure(.notFound)),
            ("nothing", .failure(.notFound)),
            ("movie.mp4/more", .failure(.notFound)),
            ("folder", .failure(.notAFile)),
            ("pipe", .failure(.notAFile)),
        ] as [(String, Result<String, RootedPath.Failure>)])
    func table(relative: String, expected: Result<String, RootedPath.Failure>) async throws {
        let folders = try Folders()
        #expect(await content(folders.root, relative) == expected)
        withExtendedLifetime(folders) {}
    }

    @Test("A name that is no UTF-8 opens by its bytes")
    func bytes() async throws {
        let folders = try Folders()
        let name: [UInt8] = Array("caf".utf8) + [0xE9]
        let made = open((folders.root.utf8 + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
        close(made)
        #expect(try await MediaFile.open(RootedPath(root: folders.root, relative: name)).size == 0)
        #expect(try RootedPath(root: folders.root, relative: Array("a/b.mkv".utf8)).fileName == "b.mkv")
    }

    @Test(
        "Path tricks over HTTP find nothing",
        arguments: [
            "/media/..", "/media/../movie.mp4", "/media/%2e%2e", "/media/%2e%2e%2foutside%2fsecret", "/media/..%2f..%2fetc%2fpasswd",
            "/media/%2fetc%2fpasswd", "/media/movie.mp4%00.jpg", "/media/%00", "/media/..%5c..%5csecret", "/media/%c0%ae%c0%ae%2fsecret",
            "/media/%", "/media/%zz", "/media/out%2fsecret", "/media/outfile", "/media/absolute", "/media//etc/passwd", "/media/pipe",
            "/media/folder",
            "/media/....//movie.mp4", "/media/.%2e", "/media/%252e%252e%252fsecret",
        ])
    func overHTTP(target: String) async throws {
        let folders = try Folders()
        var routes = Routes()
        let root = folders.root
        routes.get("/media/{file}", access: .anyone) { request, context in
            do {
                let file = try await MediaFile.open(RootedPath(root: root, relative: try context.parameter("file")))
                return .media(file, for: request, context, type: "video/mp4")
            } catch let failure as RootedPath.Failure { throw Problem(failure) }
        }
        try await withServer(routes) { server in
            let response = try await server.request("GET " + target)
            #expect(response.status == 404 || response.status == 400)
            #expect(!response.text.contains(root) && !response.text.contains("outside/secret"))
        }
        withExtendedLifetime(folders) {}
    }
}
