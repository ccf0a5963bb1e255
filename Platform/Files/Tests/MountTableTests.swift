import Files
import Glibc
import Testing

@Suite("Types of mounted file systems")
struct MountTableTests {
    @Test("A type belongs to the device of a file", arguments: ["tmpfs", "ramfs", "ext4", "nfs4"])
    func types(_ type: String) throws {
        let root = try RootedPath.folder("/")
        var status = stat()
        #expect(fstat(root.raw, &status) == 0)
        let device = MountTable.device(UInt64(status.st_dev))
        let table = MountTable(mountInfo: "36 35 \(device) / / rw,noatime master:1 - \(type) none rw\n37 35 0:1 / /x rw - ext4 y rw\n")
        #expect(table.type(of: root.raw) == type && table.type(of: -1) == nil)
        #expect(table.isMemory("/") == ["tmpfs", "ramfs"].contains(type))
        #expect(!table.isMemory("/nowhere/at/all"))
    }

    @Test("Lines that make no sense are skipped", arguments: ["", "-", "a - b", "1 2 3:4 / / - ", "1 2 3:4 / / rw -", "\n\n"])
    func nonsense(_ text: String) throws {
        #expect(MountTable(mountInfo: text).type(of: try RootedPath.folder("/").raw) == nil)
    }

    @Test("The table of this process knows its root, or says nothing")
    func current() throws {
        let type = MountTable.current().type(of: try RootedPath.folder("/").raw)
        #expect(type?.isEmpty != true)
    }

    @Test("Files of the system are read to their end, or as far as allowed")
    func systemFiles() throws {
        let all = try #require(SystemFile.bytes("/proc/self/status"))
        #expect(all.starts(with: Array("Name:".utf8)) && all.last == UInt8(ascii: "\n"))
        #expect(SystemFile.bytes("/proc/self/status", most: 3) == Array("Nam".utf8))
        #expect(SystemFile.bytes("/nowhere") == nil && SystemFile.bytes("/proc") == nil)
    }
}
