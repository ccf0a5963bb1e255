import CoreDomain
import Foundation
import Testing

@testable import LibraryDomain
@testable import LibraryInfrastructure

@Suite("Values of a scan")
struct ScanValuesTests {
    @Test(
        "A path is inside a folder that is the same, or above it",
        arguments: [
            ("", "", true), ("A", "", true), ("A", "A", true), ("A/B", "A", true), ("A/B/C", "A/B", true), ("AB", "A", false),
            ("A", "A/B", false),
            ("", "A", false), ("B/A", "A", false), ("A B", "A", false),
        ])
    func inside(_ path: String, _ other: String, _ isInside: Bool) {
        #expect(RelativePath(path).isInside(RelativePath(other)) == isInside)
    }

    @Test("The parts of a path")
    func parts() {
        let path = RelativePath("A/B/c.mkv")
        #expect(path.name == Array("c.mkv".utf8) && path.parent == RelativePath("A/B") && path.names.count == 3 && !path.isRoot)
        #expect(RelativePath("a").parent == .root && RelativePath("a").name == Array("a".utf8) && RelativePath.root.isRoot)
        #expect(
            RelativePath.root.appending(Array("a".utf8)) == RelativePath("a")
                && RelativePath("a").appending(Array("b".utf8)) == RelativePath("a/b"))
        #expect([RelativePath("b"), RelativePath("a/b"), RelativePath("a")].sorted().map(\.text) == ["a", "a/b", "b"])
    }

    @Test("A step with any change is not empty; the other names of unchanged titles alone are none")
    func empty() {
        let path = RelativePath("a")
        let picture = FoundPicture(picture: Picture(id: "picture1"), library: "Home", path: path, place: .file)
        let changes: [(inout ScanBatch) -> Void] = [
            { $0.files = [LibrarySpecification.file(1, of: 1)] }, { $0.pictures = [picture] },
            { $0.artwork = [Artwork(subject: .series(LibrarySpecification.title(1)), poster: nil, backdrop: nil)] },
            { $0.missing = [path] },
            { $0.problems = [path: KnownProblem(reason: "Bad.", stamp: nil)] }, { $0.solved = [path] },
        ]
        for change in changes {
            var batch = ScanBatch(folder: "Home")
            #expect(batch.isEmpty)
            change(&batch)
            #expect(!batch.isEmpty)
        }
        let stamp = FolderStamp(modified: 0, inode: 0, count: 0, digest: 0, media: 0, isMount: false)
        let publications: [(inout Publication) -> Void] = [
            { $0.files = [LibrarySpecification.id(1): 1] }, { $0.shows = [path: 1] }, { $0.directories = [path: stamp] },
        ]
        for change in publications {
            var publication = Publication(folder: "Home")
            #expect(publication.isEmpty)
            change(&publication)
            #expect(!publication.isEmpty)
        }
    }

    private static let entry = ReadingJournal.Entry(
        library: "Büro", path: RelativePath([0xFF, 0x2F, 0x41]), stamp: FileStamp(size: -2, modified: .min, inode: .max))

    @Test("A place of the journal comes back as it was written, and nothing else does")
    func places() throws {
        for work in [ReadingJournal.Work.reading, .filing] {
            let bytes = JournalPlace.encode(Self.entry, work)
            let found = try #require(JournalPlace.decode(bytes[...]))
            #expect(found.entry == Self.entry && found.work == work)
            // With the rest of an older, longer place behind it, and in the middle of other bytes.
            #expect(JournalPlace.decode((bytes + [1, 2, 3])[...])?.entry == Self.entry)
            #expect(JournalPlace.decode(([9, 9] + bytes)[2...])?.entry == Self.entry)
            for cut in bytes.indices { #expect(JournalPlace.decode(bytes[..<cut]) == nil) }
        }
        #expect(JournalPlace.decode([0, 0, 0, 0]) == nil && JournalPlace.decode([]) == nil)
        var bytes = JournalPlace.encode(Self.entry, .reading)
        bytes[4] = 3
        #expect(JournalPlace.decode(bytes[...]) == nil, "An unknown kind of work")
        bytes[4] = 1
        // The library's name is longer than the place.
        bytes[29] = UInt8(bytes.count - 31 + 1)
        #expect(JournalPlace.decode(bytes[...]) == nil)
        bytes[29] = UInt8(bytes.count - 31)
        #expect(JournalPlace.decode(bytes[...])?.entry.path == .root)
    }

    @Test("The longest path fits, a longer one leaves its place empty")
    func longPlaces() {
        func entry(_ length: Int) -> ReadingJournal.Entry {
            ReadingJournal.Entry(library: "", path: RelativePath([UInt8](repeating: 0x61, count: length)), stamp: Self.entry.stamp)
        }
        let most = 4_608 - 4 - 27
        #expect(JournalPlace.encode(entry(most), .reading).count == 4_608)
        #expect(JournalPlace.decode(JournalPlace.encode(entry(most), .reading)[...])?.entry == entry(most))
        #expect(JournalPlace.encode(entry(most + 1), .reading) == [0, 0, 0, 0])
    }

    @Test("The journal of a running program is left alone; that of a crashed one names what it read, or else what it filed")
    func journals() throws {
        let directory = FileManager.default.temporaryDirectory.path + "/journal-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        func entry(_ name: String, size: Int64 = 1) -> ReadingJournal.Entry {
            ReadingJournal.Entry(library: "Home", path: RelativePath(name), stamp: FileStamp(size: size, modified: 1, inode: 1))
        }
        let running = try #require(JournalFile(directory: directory))
        let marks = running.journal.begin([entry("a"), entry("b")], .reading)
        #expect(marks == [0, 1])
        running.journal.end([0])
        #expect(running.journal.begin([entry("c")], .filing) == [0], "A free place is used again")
        #expect(try #require(JournalFile(directory: directory)).suspects.isEmpty)
        // A program that is gone: its file with nobody's lock.
        func crash(_ places: [(ReadingJournal.Entry, ReadingJournal.Work)]) throws {
            var bytes: [UInt8] = []
            for (entry, work) in places {
                let place = JournalPlace.encode(entry, work)
                bytes += place + [UInt8](repeating: 0, count: JournalPlace.size - place.count)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: "\(directory)/1-\(UInt32.random(in: 0 ... .max)).reading"))
        }
        func crashes() throws -> [String: Int] {
            let journal = try #require(JournalFile(directory: directory))
            return Dictionary(uniqueKeysWithValues: journal.suspects.map { ($0.entry.path.text, $0.crashes) })
        }
        try crash([(entry("read"), .reading), (entry("filed"), .filing)])
        #expect(try crashes() == ["read": 1])
        try crash([(entry("filed"), .filing)])
        #expect(try crashes() == ["filed": 1, "read": 1])
        try crash([(entry("read"), .reading)])
        #expect(try crashes() == ["filed": 1, "read": 2])
        try crash([(entry("read", size: 2), .reading)])
        #expect(try crashes() == ["filed": 1, "read": 1], "It changed, so it starts anew")
        try crash([(entry("read", size: 2), .reading), (entry("filed"), .reading)])
        #expect(try crashes() == ["filed": 2, "read": 2])
        try crash([(entry("read", size: 2), .reading)])
        let last = try #require(JournalFile(directory: directory))
        #expect(last.journal.crashes(entry("read", size: 2)) == 3 && last.journal.crashes(entry("filed")) == 2)
        #expect(last.journal.crashes(entry("read")) == 0 && last.journal.crashes(entry("other")) == 0)
        // Read to the end: two crashes are forgotten, three are kept until the file changes.
        last.journal.clear([entry("read", size: 2), entry("filed"), entry("other")])
        #expect(try crashes() == ["read": 3])
        last.journal.clear([entry("read", size: 3)])
        #expect(try crashes().isEmpty)
    }

    @Test("The list of suspects is bounded, and damage in it is an empty list")
    func suspects() throws {
        let directory = FileManager.default.temporaryDirectory.path + "/suspects-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        #expect(SuspectList.read(directory).isEmpty)
        let all = (0..<1_001).map { number in
            var entry = Self.entry
            entry.library = "\(number)"
            return ReadingJournal.Suspect(entry: entry, crashes: number)
        }
        SuspectList.write(all, directory)
        #expect(SuspectList.read(directory) == Array(all.prefix(1_000)))
        for (written, read) in [(-1, 0), (1_000, 1_000), (1_001, 1_000)] {
            SuspectList.write([ReadingJournal.Suspect(entry: Self.entry, crashes: written)], directory)
            #expect(SuspectList.read(directory) == [ReadingJournal.Suspect(entry: Self.entry, crashes: read)])
        }
        try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(directory)/suspects.json"))
        #expect(SuspectList.read(directory).isEmpty)
    }

    @Test(
        "JSON of facts: every form of a value, and nothing but it",
        arguments: [
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[]}"#, true),
            (#" { "container" : "a" , "video" : [ ] , "audio":[],"subtitles":[],"chapters":[] } "#, true),
            (#"{"container":"\"\\\/\b\f\n\r\t\u0041","video":[],"audio":[],"subtitles":[],"chapters":[]}"#, true),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[],"x":[true,false,null,-1.5E+3,"",{}]}"#, true),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[]}x"#, false),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[],}"#, false),
            (#"{"container":"a","video":[,],"audio":[],"subtitles":[],"chapters":[]}"#, false),
            (#"{"container":"\x","video":[],"audio":[],"subtitles":[],"chapters":[]}"#, false),
            (#"{"container":"\u004","video":[],"audio":[],"subtitles":[],"chapters":[]}"#, false),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[],"x":nul}"#, false),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[],"x":tru}"#, false),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[],"x":-}"#, false),
            (#"{"container":"a","video":[],"audio":[],"subtitles":[]}"#, false),
            (#"{"video":[],"audio":[],"subtitles":[],"chapters":[]}"#, false),
            (#"{"container":1,"video":[],"audio":[],"subtitles":[],"chapters":[]}"#, false), ("", false), ("{", false), ("[]", false),
        ])
    func json(_ text: String, _ isRead: Bool) {
        #expect(((try? MediaFacts(json: text)) != nil) == isRead)
    }

    @Test(
        "A bit rate is 1 to 10¹² a second",
        arguments: [(0, nil), (1, 1), (1_000_000_000_000, 1_000_000_000_000), (1_000_000_000_001, nil)] as [(Int, Int?)])
    func bitRates(_ given: Int, _ kept: Int?) { #expect(MediaFacts(container: "mp4", bitRate: given).bitRate == kept) }

    @Test("Unknown values are skipped to a depth of sixteen; numbers have at most 64 digits")
    func depth() {
        func facts(_ value: String) -> MediaFacts? {
            try? MediaFacts(json: #"{"container":"a","video":[],"audio":[],"subtitles":[],"chapters":[],"x":\#(value)}"#)
        }
        #expect(facts(String(repeating: "[", count: 16) + String(repeating: "]", count: 16)) != nil)
        #expect(facts(String(repeating: "[", count: 17) + String(repeating: "]", count: 17)) == nil)
        #expect(facts(String(repeating: #"{"a":"#, count: 15) + "1" + String(repeating: "}", count: 15)) != nil)
        #expect(facts(String(repeating: #"{"a":"#, count: 16) + "1" + String(repeating: "}", count: 16)) == nil)
        #expect(facts(String(repeating: "1", count: 64)) != nil && facts(String(repeating: "1", count: 65)) == nil)
    }
}
