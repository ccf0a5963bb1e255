import Files
import Foundation
import Glibc
import Testing

@Suite("Paths below a root")
struct RootedPathTests {
    /// Root with `movies/film.mp4`; beside it a secret.
    private final class Tree {
        let top = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"
        var root: String { top + "/root" }

        init() throws {
            try FileManager.default.createDirectory(atPath: root + "/movies", withIntermediateDirectories: true)
            try Data("movie".utf8).write(to: URL(filePath: root + "/movies/a.mp4"))
            try Data("secret".utf8).write(to: URL(filePath: top + "/secret"))
        }

        deinit { try? FileManager.default.removeItem(atPath: top) }

        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
        }

        func read(_ relative: String) throws -> String {
            let file = try RootedPath(root: root, relative: relative).open()
            var bytes = [UInt8](repeating: 0, count: 100)
            let count = bytes.withUnsafeMutableBytes { pread(file.raw, $0.baseAddress, 100, 0) }
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }

    @Test("A file below the root is read; the root itself may be a link")
    func plain() throws {
        let tree = try Tree()
        #expect(try tree.read("movies/a.mp4") == "movie")
        try FileManager.default.createSymbolicLink(atPath: tree.top + "/alias", withDestinationPath: tree.root)
        _ = try RootedPath(root: tree.top + "/alias", relative: "movies/a.mp4").open()
        _ = try RootedPath.folder(tree.root, [Array("movies".utf8)])
    }

    @Test(
        "What is no path below a root is refused as such",
        arguments: [
            "", "/", "/etc/passwd", "..", "../secret", "movies/../../secret", "movies/./a.mp4", "movies//a.mp4", "movies/", "a\u{0}b",
        ])
    func malformed(_ relative: String) throws {
        let tree = try Tree()
        #expect(throws: RootedPath.Failure.malformed) { try tree.read(relative) }
    }

    @Test(
        "No link is followed, wherever it leads: out of the root, inside it, in a circle, to nothing",
        arguments: ["../secret", "/etc/passwd", "movies/a.mp4", "link", "nothing", "movies", "."])
    func links(_ target: String) throws {
        let tree = try Tree()
        try tree.link("link", to: target)
        #expect(throws: RootedPath.Failure.isLink) { try tree.read("link") }
        #expect(throws: RootedPath.Failure.isLink) { try tree.read("link/a.mp4") }
        #expect(throws: RootedPath.Failure.isLink) { _ = try RootedPath.folder(tree.root, [Array("link".utf8)]) }
    }

    @Test("A folder, a pipe and nothing at all are no files, and nobody waits for a pipe")
    func kinds() throws {
        let tree = try Tree()
        mkfifo(tree.root + "/pipe", 0o600)
        #expect(throws: RootedPath.Failure.notAFile) { try tree.read("movies") }
        #expect(throws: RootedPath.Failure.notAFile) { try tree.read("pipe") }
        #expect(throws: RootedPath.Failure.notFound) { try tree.read("movies/b.mp4") }
        #expect(throws: RootedPath.Failure.failed(ENOTDIR)) { try tree.read("movies/a.mp4/b") }
        #expect(throws: RootedPath.Failure.notFound) { _ = try RootedPath.folder(tree.root + "/nothing") }
        let top = try RootedPath.folder(tree.root)
        #expect(throws: RootedPath.Failure.notAFile) { _ = try RootedPath.file(named: Array("movies".utf8), in: top) }
        #expect(throws: RootedPath.Failure.notFound) { _ = try RootedPath.file(named: Array("nothing".utf8), in: top) }
    }

    @Test("Names in an open folder are names and no ways out of it", arguments: ["", ".", "..", "a/b", "a\u{0}"])
    func names(_ name: String) throws {
        let tree = try Tree()
        let top = try RootedPath.folder(tree.root)
        #expect(throws: RootedPath.Failure.malformed) { _ = try RootedPath.folder(named: Array(name.utf8), in: top) }
        #expect(throws: RootedPath.Failure.malformed) { _ = try RootedPath.file(named: Array(name.utf8), in: top) }
    }

    @Test("The file name is the last part", arguments: [("a.mp4", "a.mp4"), ("movies/x/b c.mkv", "b c.mkv")])
    func fileName(_ relative: String, _ name: String) throws {
        #expect(try RootedPath(root: "/root", relative: relative).fileName == name)
        #expect(try RootedPath(root: "/root", relative: Array("x/".utf8) + [0x61, 0xFF]).fileName == "a\u{FFFD}")
    }

    @Test("A root is an absolute path without a NUL", arguments: ["", "root", "/a\u{0}b"])
    func roots(_ root: String) {
        #expect(throws: RootedPath.Failure.malformed) { try RootedPath(root: root, relative: "a") }
    }
}
