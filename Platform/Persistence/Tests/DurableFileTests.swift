import Foundation
import Testing

@testable import Persistence

@Suite("Steps on files")
struct DurableFileTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func write(_ text: String, _ name: String) throws -> String {
        let path = "\(scratch.path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func read(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }

    @Test("A finished file takes the place of another; a missing one does not")
    func replace() throws {
        let old = try write("old", "a"), new = try write("new", "b")
        try DurableFiles.replace(old, with: new)
        #expect(read(old) == "new")
        #expect(scratch.names == ["a"])
        #expect(throws: PersistenceError.self) { try DurableFiles.replace(old, with: new) }
        #expect(throws: PersistenceError.self) { try DurableFiles.replace("\(scratch.path)/missing/a", with: old) }
        #expect(read(old) == "new")
    }

    @Test("A second name takes the place of a file of that name, and needs a first one")
    func keep() throws {
        let first = try write("first", "a"), second = try write("second", "b")
        try DurableFiles.keep(first, as: second)
        #expect(read(second) == "first")
        #expect(throws: PersistenceError.self) { try DurableFiles.keep("\(scratch.path)/missing", as: second) }
        DurableFiles.remove(first, second)
        #expect(scratch.names.isEmpty)
    }

    @Test("Only what is there can be brought to the disk")
    func sync() throws {
        try DurableFiles.sync(scratch.path)
        #expect(throws: PersistenceError.self) { try DurableFiles.sync("\(scratch.path)/missing") }
        #expect(throws: PersistenceError.self) { try DurableFiles.sync("\(try write("", "file"))/below") }
    }

    @Test("A directory is made with its parents, for its owner alone; below a file it cannot be, which is said")
    func directory() throws {
        let path = "\(scratch.path)/x/y"
        try DurableFiles.makeDirectory(path)
        #expect(Scratch.mode(path) == 0o700)
        try DurableFiles.makeDirectory(path)
        let file = try write("", "file")
        for below in ["\(file)/sub", "\(file)/sub/deeper/still"] {
            #expect(throws: PersistenceError.cannotOpen(path: below, reason: "\(file) is a file, not a folder")) {
                try DurableFiles.makeDirectory(below)
            }
        }
        #expect(throws: PersistenceError.cannotOpen(path: file, reason: "it is a file, not a folder")) {
            try DurableFiles.makeDirectory(file)
        }
        #expect(throws: PersistenceError.cannotOpen(path: "", reason: "No such file or directory")) { try DurableFiles.makeDirectory("") }
    }
}
