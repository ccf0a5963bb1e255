import Files
import Foundation
import Testing

@testable import LiveServer

@Suite("Facts of an open file")
struct ServedFileTests {
    @Test("A file is unchanged until something is written to it, and reaches as far as its bytes")
    func changes() async throws {
        let root = FileManager.default.temporaryDirectory.path + "/served-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        try Data([1, 2, 3]).write(to: URL(filePath: root + "/a.mp4"))
        let file = try await ServedFile.open(RootedPath(root: root, relative: "a.mp4"))
        #expect(file.size == 3)
        #expect(file.isUnchanged)
        #expect(file.reaches(3))
        #expect(!file.reaches(4))
        let handle = try FileHandle(forWritingTo: URL(filePath: root + "/a.mp4"))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([4]))
        try handle.close()
        #expect(!file.isUnchanged)
        #expect(file.reaches(4))
        let again = try await ServedFile.open(RootedPath(root: root, relative: "a.mp4"))
        #expect(again.entityTag != file.entityTag)
        #expect(again.isUnchanged)
    }

    @Test(
        "Captured parts of a path",
        arguments: [
            ("a%20b", "a b"), ("", nil), (".", nil), ("..", nil), ("...", "..."), ("a%2Fb", nil), ("a%5Cb", nil), ("%0A", nil),
            ("%zz", nil),
            (String(repeating: "x", count: 512), String(repeating: "x", count: 512)), (String(repeating: "x", count: 513), nil),
        ] as [(String, String?)])
    func parameters(_ raw: String, _ value: String?) { #expect(PathParameter.decoded(raw) == value) }
}
