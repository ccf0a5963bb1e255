import Containers
import CoreDomain
import Foundation
import LibraryComposition
import Testing

@testable import LibraryApplication
@testable import LibraryDomain
@testable import LibraryInfrastructure

@Suite("The disk as a scan sees it")
struct DiskTests {
    private let home: Home
    private let folder: Folder
    init() throws {
        home = try Home()
        folder = Folder(name: "Home", path: home.path, kind: .movies)
    }

    private func path(_ text: String) -> RelativePath { RelativePath(text) }

    @Test("A file is read in pieces, within its bounds, and as far as it goes")
    func pieces() throws {
        try home.put("a", Array(0..<10))
        let file = try OpenFile(folder, path("a"))
        for (offset, count, bytes) in [(0, 10, 0..<10), (0, 99, 0..<10), (9, 1, 9..<10), (9, 2, 9..<10), (3, 4, 3..<7)]
            as [(Int64, Int, Range<Int>)]
        {
            #expect(try file.read(at: offset, count: count) == bytes.map(UInt8.init))
        }
        for (offset, count) in [(-1, 5), (10, 5), (0, 0), (0, -1)] as [(Int64, Int)] {
            #expect(try file.read(at: offset, count: count).isEmpty)
        }
        #expect(file.size == 10 && file.stamp.size == 10 && file.stamp.inode > 0)
        // Cut while it is open.
        truncate("\(home.path)/a", 3)
        #expect(try file.read(at: 0, count: 10) == [0, 1, 2])
        #expect(throws: Unreadable.self) { try OpenFile(folder, .root) }
        #expect(throws: Unreadable.self) { try OpenFile(folder, path("none")) }
    }

    @Test("A content's id comes from its length, its first and its last 16 KiB")
    func fingerprints() throws {
        func id(_ bytes: [UInt8]) throws -> String {
            try home.put("a", bytes)
            return try OpenFile(folder, path("a")).fingerprint()
        }
        #expect(Fingerprint.of(Array("popcorn".utf8)).count == 26)
        #expect(Fingerprint.of([]) == "4oymiquy7qobjgx36tejs35zeq")
        for size in [1, 16_384, 16_385, 20_000, 32_768, 32_769, 50_000] {
            let plain = [UInt8](repeating: 7, count: size)
            let before = try id(plain)
            for place in Set([0, min(size, 16_384) - 1, size - min(size, 16_384), size - 1, size / 2]) {
                var changed = plain
                changed[place] = 8
                let isSeen = place < 16_384 || place >= size - 16_384
                #expect((try id(changed) != before) == isSeen, "\(place) of \(size)")
            }
            #expect(try id(plain + [7]) != before)
            // A part of a file has the id that it would have alone.
            try home.put("b", [1, 2, 3] + plain + [4])
            #expect(try OpenFile(folder, path("b")).fingerprint(at: 3, count: Int64(size)) == before)
        }
    }

    private func survey(_ known: [RelativePath: FolderStamp] = [:], below: [String] = [""]) throws -> Survey {
        try FolderSurvey.run(folder, known: known, below: below.map(path)) { _ in }
    }

    @Test("A walk finds new, changed and vanished folders, and nothing where nothing changed")
    func walk() throws {
        for name in ["a.mp4", "A/b.mp4", "A/B/c.mp4", "A/B/d.txt", "C/e.MKV"] { try home.put(name, [1]) }
        let first = try survey()
        #expect(first.changed.keys.map(\.text).sorted() == ["", "A", "A/B", "C"] && first.media == 4 && !first.isAway)
        #expect(first.changed.mapValues(\.media) == [.root: 1, path("A"): 1, path("A/B"): 1, path("C"): 1])
        #expect(first.changed.mapValues(\.count) == [.root: 3, path("A"): 2, path("A/B"): 2, path("C"): 1])
        let known = first.changed
        #expect(try survey(known).changed.isEmpty && survey(known).vanished.isEmpty)
        try home.put("A/B/c.mp4", [1, 2])
        try home.remove("C")
        let second = try survey(known)
        #expect(Set(second.changed.keys) == [.root, path("A/B")] && second.vanished == [path("C")])
        #expect(second.changed[path("A/B")]?.digest != known[path("A/B")]?.digest)
        // Only below some folders, each walked once.
        let part = try survey(known, below: ["A/B", "A", "C"])
        #expect(Array(part.changed.keys) == [path("A/B")] && part.media == 2 && part.vanished == [path("C")])
        #expect(try survey(known, below: ["A"]).vanished.isEmpty)
        #expect(try survey(known, below: ["none"]).changed.isEmpty)
    }

    @Test("Folders inside others are looked at once with them, whatever stands between their names")
    func insideOthers() {
        // A space comes before the slash.
        let folders: Set = Set(["A", "A b", "A/b", "A/b/c", "B/c", "B/cd"].map(path))
        #expect(folders.outermost.map(\.text).sorted() == ["A", "A b", "B/c", "B/cd"])
        #expect(Set([RelativePath.root, path("A")]).outermost == [.root])
        #expect(folders.covers(path("A/x/y")) && folders.covers(path("B/c")) && !folders.covers(path("B")) && !folders.covers(path("Ab")))
        #expect(Set([RelativePath.root]).covers(path("A")) && !Set<RelativePath>().covers(.root))
    }

    @Test("Thousands of changed folders are compared with each other once, not each with each")
    func manyChanged() throws {
        try home.put("a.mp4", [1])
        let many = (0..<20_000).map { path("Movies/Movie \($0)") }
        let stamp = FolderStamp(modified: 0, inode: 0, count: 1, digest: 0, media: 0, isMount: false)
        let known = Dictionary(many.map { ($0, stamp) }, uniquingKeysWith: { first, _ in first })
        #expect(try FolderSurvey.run(folder, known: known, below: many) { _ in }.vanished.count == many.count)
    }

    @Test("A folder that hides all does so too when only folders inside it are looked at", arguments: [".nomedia", ".ignore", "link"])
    func hiddenAbove(_ mark: String) throws {
        try home.put("A/B/c.mp4", [1])
        if mark == "link" {
            // Its text cannot be read, so it counts as empty.
            try FileManager.default.createSymbolicLink(atPath: "\(home.path)/A/.ignore", withDestinationPath: "B/c.mp4")
        } else {
            try home.put("A/\(mark)", [])
        }
        #expect(try survey().changed.keys.map(\.text).sorted() == ["", "A"])
        #expect(try survey(below: ["A/B"]).changed.isEmpty)
        #expect(try FolderListing.list(folder, path("A/B")) { _ in true }.isEmpty)
    }

    @Test("Missing files are hidden by rules and marks in their folder or above it; a folder that is gone hides none")
    func hiddenFiles() throws {
        try home.put(".ignore", text: "/Above/\n/Gone below/\n*.part.mp4")
        try home.put("Own/.ignore", text: "b*")
        for name in ["Marked/.nomedia", "Empty/.ignore"] { try home.put(name, []) }
        try home.put("Plain/Deep/x.txt", [1])
        let files = [
            "Above/a.mp4", "Above/b/c.mp4", "Empty/a.mp4", "Gone below/a.mp4", "Gone/a.mp4", "Gone/a.part.mp4", "Marked/a.mp4",
            "Marked/b/c.mp4", "Own/a.mp4", "Own/b.mp4", "Own/b2.mp4", "Own/c.mp4", "Plain/Deep/a.mp4", "Plain/Deep/b.part.mp4", "a.mp4",
            "a.part.mp4",
        ].map(path)
        let hidden = HiddenNames.hidden(of: files, in: folder)
        #expect(
            files.filter { !hidden.contains($0) }.map(\.text) == [
                "Gone/a.mp4", "Gone/a.part.mp4", "Own/a.mp4", "Own/c.mp4", "Plain/Deep/a.mp4", "a.mp4",
            ])
        #expect(hidden.isSubset(of: files) && HiddenNames.hidden(of: [], in: folder).isEmpty)
    }

    @Test("A digest sees names, sizes, dates and files, in any order; hidden files do not count")
    func digests() throws {
        for name in ["a.mp4", "b.mp4", "D/x"] { try home.put(name, [1]) }
        func digest() throws -> UInt64? { try survey().changed[.root]?.digest }
        let before = try digest()
        try home.put(".hidden", [1])
        #expect(try digest() == before)
        try home.move("a.mp4", to: "c.mp4")
        #expect(try digest() != before)
        try home.move("c.mp4", to: "a.mp4")
        #expect(try digest() == before)
        try home.move("D", to: "E")
        #expect(try digest() != before)
        try home.move("E", to: "D")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: "\(home.path)/a.mp4")
        let dated = try digest()
        #expect(dated != before)
        try home.put("a.mp4", [1, 2])
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: "\(home.path)/a.mp4")
        #expect(try digest() != dated)
    }

    @Test("A library that is not there, or empty where it held files, is away")
    func away() throws {
        func stamp(_ media: Int, count: Int = 1) -> FolderStamp {
            FolderStamp(modified: 0, inode: 0, count: count, digest: 0, media: media, isMount: false)
        }
        #expect(try !survey().isAway)
        #expect(try !survey([.root: stamp(0)]).isAway)
        let away = try survey([.root: stamp(0), path("B"): stamp(1), path("A"): stamp(0)])
        #expect(away.isAway && away.vanished == [.root, path("A"), path("B")] && away.changed.isEmpty)
        #expect(try survey([.root: stamp(0, count: FolderStamp.away)]).isAway)
        try home.put("a.txt", [1])
        #expect(try !survey([.root: stamp(1)]).isAway)
        let gone = Folder(name: "Gone", path: home.path + "/none", kind: .movies)
        #expect(try FolderSurvey.run(gone, known: [:], below: [.root]) { _ in }.isAway)
    }

    @Test("A mount point stays one when a walk begins at it; where its disk is gone, it is left as it was")
    func mounts() throws {
        try home.put("Disk/a.mp4", [1])
        var known = try survey().changed
        #expect(known.values.allSatisfy { !$0.isMount })
        known[path("Disk")]?.isMount = true
        try home.put("Disk/b.mp4", [1])
        #expect(try survey(known, below: ["Disk"]).changed[path("Disk")]?.isMount == true)
        // The same folder without a disk of its own, but with files in it: no mount any more.
        #expect(try survey(known).changed[path("Disk")]?.isMount == false)
        known[path("Disk")]?.inode += 1
        let other = try survey(known)
        #expect(other.changed[path("Disk")] == nil && other.vanished == [path("Disk")])
        known[path("Disk")]?.inode -= 1
        for name in ["Disk/a.mp4", "Disk/b.mp4"] { try home.remove(name) }
        #expect(try survey(known).vanished == [path("Disk")])
    }

    @Test("Discs, links that lead out, marked and system folders, and folders without end")
    func oddities() throws {
        for name in [
            "Movie/VIDEO_TS/a.vob", "Marked/.nomedia", "Marked/a.mp4", "@eaDir/a.mp4", "#recycle/a.mp4", "lost+found/a.mp4", "Plain/a.mp4",
        ] {
            try home.put(name, [1])
        }
        for (name, target) in [("out", "/"), ("in", "Plain"), ("self", "."), ("broken", "none")] {
            try FileManager.default.createSymbolicLink(atPath: "\(home.path)/\(name)", withDestinationPath: target)
        }
        let found = try survey()
        #expect(Set(found.changed.keys.map(\.text)) == ["", "Movie", "Marked", "Plain"] && found.media == 1)
        #expect(found.changed[path("Marked")].map { [$0.count, $0.media] } == [1, 0])
        #expect(found.problems.map(\.path.text).sorted() == ["Movie/VIDEO_TS", "out"])
        let deep = (0...FolderSurvey.maximumDepth).map { _ in "d" }.joined(separator: "/")
        try home.put("\(deep)/e/a.mp4", [1])
        try home.put("\(deep)/a.mp4", [1])
        let nested = try survey()
        #expect(nested.problems.contains { $0.reason.contains("more than 32 levels deep") })
        #expect(nested.changed.keys.map { $0.names.count }.max() == 32)
    }

    @Test("A listing has the files of the folders that are entered, by name, and their stamps")
    func listing() throws {
        for name in ["b.mp4", "a.mp4", "In/c.mp4", "In/Deep/d.mp4", "Out/e.mp4"] { try home.put(name, [1]) }
        let listed = try FolderListing.list(folder, .root) { $0.text.hasPrefix("In") }
        #expect(listed.map(\.path.text) == ["", "In", "In/Deep"])
        #expect(listed.map { $0.files.map(\.name) } == [["a.mp4", "b.mp4"], ["c.mp4"], ["d.mp4"]])
        #expect(listed[0].folders.map { NameText.decode($0) } == ["In", "Out"])
        #expect(listed[0].files[0].stamp == (try OpenFile(folder, path("a.mp4")).stamp))
        let stamps = try survey().changed
        #expect(listed.allSatisfy { $0.stamp == stamps[$0.path] })
        #expect(try FolderListing.list(folder, path("none")) { _ in true }.isEmpty)
    }

    @Test("A path that a person entered is examined without links")
    func examination() throws {
        try home.put("Full/a.mp4", [1])
        try home.put("Hidden/.x", [1])
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/link", withDestinationPath: "Full")
        let resolved = try #require(FolderRules.Examination.of(home.path).resolved)
        func examine(_ name: String) -> FolderRules.Examination { .of("\(home.path)/\(name)") }
        var full = examine("Full")
        #expect(full.inode > 0 && full.inode != examine("Hidden").inode && full.device == examine("Hidden").device)
        (full.device, full.inode) = (0, 0)
        #expect(full == .init(resolved: "\(resolved)/Full", isFolder: true, canBeRead: true, isEmpty: false))
        #expect(examine("link") == examine("Full"))
        #expect(examine("Hidden").isEmpty && examine("Hidden").canBeRead)
        #expect(examine("Full/a.mp4") == .init(resolved: "\(resolved)/Full/a.mp4", isFolder: false, canBeRead: false, isEmpty: true))
        #expect(examine("none").resolved == nil && FolderRules.Examination.of("Full").resolved == nil)
    }

    @Test("A picture's bytes come from its file or from inside it, within bounds")
    func pictures() async throws {
        try home.put("a.jpg", [1, 2, 3, 4])
        let disk = LibraryDisk(tools: home.tools)
        let location = FileLocation(root: home.path, path: Array("a.jpg".utf8))
        #expect(try await disk.bytes(of: .file(location)) == [1, 2, 3, 4])
        #expect(try await disk.bytes(of: .embedded(location, offset: 1, size: 2)) == [2, 3])
        for size in [0, -1, (32 << 20) + 1] {
            await #expect(throws: Unreadable.self) { try await disk.bytes(of: .embedded(location, offset: 1, size: size)) }
        }
        await #expect(throws: Unreadable.self) { try await disk.bytes(of: .frame(location, moments: [1], rotation: 0)) }
        truncate("\(home.path)/a.jpg", (32 << 20) + 1)
        await #expect(throws: Unreadable.self) { try await disk.bytes(of: .file(location)) }
        await #expect(throws: Unreadable.self) { try await disk.scan.picture(folder, path("a.jpg")) }
        truncate("\(home.path)/a.jpg", 0)
        await #expect(throws: Unreadable("The picture is empty.")) { try await disk.scan.picture(folder, path("a.jpg")) }
        try home.put("b.txt", [UInt8](repeating: 1, count: 1_025))
        #expect(try await disk.scan.text(folder, path("b.txt"), 1_025, nil).bytes.count == 1_025)
        await #expect(throws: Unreadable.self) { try await disk.scan.text(folder, path("b.txt"), 1_024, nil) }
    }

    @Test("Only pictures with a possible id, in the sizes of pages, are made")
    func sizes() async throws {
        let library = home.library()
        let service = PictureService(
            repository: library.repository, tools: home.tools, bytes: { _ in [0x89, 0x50, 0x4E, 0x47] },
            cached: { _, make in try await make() })
        for (id, width) in [
            ("picture1", 341), ("picture1", 343), ("pictur1", 342), (String(repeating: "a", count: 41), 342), ("Picture1", 342),
            ("picture-", 342), ("picture:", 342), ("picture/", 342), ("picture{", 342), ("picture`", 342), ("picture1", 342),
        ] {
            await #expect(throws: LibraryError.fileNotFound) { try await service.data(id, width: width) }
        }
    }

    @Test("Listeners hear of their library, or of all; those of one library until its scan is over")
    func hub() async throws {
        let hub = ScanHub()
        hub.publish(ScanProgress(library: "A", phase: .listing))
        let (one, all) = (hub.listen(to: "A"), hub.listen(to: nil))
        hub.publish(ScanProgress(library: "B", phase: .reading))
        #expect(hub.running.map(\.library) == ["A", "B"])
        for phase in [ScanProgress.Phase.finished, .listing] { hub.publish(ScanProgress(library: "A", phase: phase)) }
        for phase in [ScanProgress.Phase.cancelled] { hub.publish(ScanProgress(library: "B", phase: phase)) }
        var heard: [ScanProgress.Phase] = []
        for await progress in one { heard.append(progress.phase) }
        #expect(heard == [.finished])
        var others: [String] = []
        for await progress in all {
            others.append("\(progress.library) \(progress.phase)")
            if others.count == 5 { break }
        }
        #expect(others == ["A listing", "B reading", "A finished", "A listing", "B cancelled"])
        #expect(hub.running.map(\.library) == ["A"])
        hub.publish(ScanProgress(library: "A", phase: .failed))
        #expect(hub.running.isEmpty)
    }
}
