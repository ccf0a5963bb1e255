import CoreDomain
import Foundation
import LibraryComposition
import LibraryInfrastructure
import Persistence
import Testing

@testable import LibraryApplication
@testable import LibraryDomain

@Suite("Ids of files")
struct FileIdentitiesTests {
    private typealias Spec = LibrarySpecification
    private static let home = Folder(name: "Home", path: "/home", kind: .movies)
    private static let other = Folder(name: "Other", path: "/other", kind: .movies)

    private let store: LibraryStore
    init() throws {
        store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious), catalogue: try Database.inMemory(Library.schemas.catalogue))
    }

    private static func stamp(_ number: Int) -> FileStamp { FileStamp(size: Int64(number), modified: 1, inode: UInt64(number)) }
    private static func path(_ text: String) -> RelativePath { RelativePath(text) }

    private func save(_ number: Int, at path: String, in folder: String = "Home", isMissing: Bool = false) async throws {
        var batch = ScanBatch(folder: folder)
        batch.files = [
            StoredFile(
                id: Spec.id(number), folder: folder, path: RelativePath(path), stamp: Self.stamp(number), addedAt: Spec.day(1),
                reference: .movie(Spec.title(number)), facts: MediaFacts(container: "mp4", duration: Double(number)))
        ]
        _ = try await store.save(batch)
        if isMissing {
            batch.files = []
            (batch.missing, batch.missingSince) = ([RelativePath(path)], Spec.day(2))
            _ = try await store.save(batch)
        }
    }

    /// - Parameter disk: the stamps of the files that are there, by `folder/path`.
    private func identities(_ disk: [String: Int] = [:], folders: [Folder] = [home, other]) async throws -> FileIdentities {
        let known = try await store.knownFiles(of: "Home", in: [.root])
        let scan = ScanDisk(
            survey: { _, _, _, _ in throw CancellationError() }, list: { _, _, _ in throw CancellationError() },
            stamp: { folder, path in disk["\(folder.name)/\(path.text)"].map(Self.stamp) }, content: { _, _ in nil },
            text: { _, _, _, _ in throw CancellationError() },
            media: { _, _ in throw CancellationError() }, picture: { _, _ in throw CancellationError() },
            subtitles: { _, _, _ in throw CancellationError() },
            idOfCopy: { id, _, path in FileID("copy\(id.rawValue)\(path.text.first!)")! })
        return FileIdentities(
            folder: Self.home, folders: Dictionary(folders.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }), disk: scan,
            store: store, known: Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }), lookedFor: [:])
    }

    private func listed(_ path: String, _ number: Int) -> ListedFile { ListedFile(path: RelativePath(path), stamp: Self.stamp(number)) }

    private func reading(_ fresh: [String: Int]) -> GroupReading {
        var reading = GroupReading()
        for (path, number) in fresh {
            reading.media[RelativePath(path)] = ReadMedia(id: Spec.id(number), facts: MediaFacts(container: "mp4"))
            reading.fresh.insert(RelativePath(path))
        }
        return reading
    }

    @Test("A file that is as it was keeps its id and need not be read; one that changed is read again")
    func unchanged() async throws {
        for number in 1...2 { try await save(number, at: "\(number).mp4") }
        var ids = try await identities(["Home/1.mp4": 1, "Home/2.mp4": 5])
        let kept = try await ids.keep([listed("1.mp4", 1), listed("2.mp4", 5)])
        #expect(kept.mapValues(\.facts.duration) == [Self.path("1.mp4"): 1])
        #expect(ids.ids == [Self.path("1.mp4"): Spec.id(1)] && ids.moved == 0)
        try await ids.assign([reading(["2.mp4": 7])])
        #expect(ids.ids[Self.path("2.mp4")] == Spec.id(2))
        // The content says another id, so this one is remembered for the path.
        #expect(ids.toKeep == [Self.path("2.mp4"): Spec.id(2)])
    }

    @Test("A file that is no longer at its old place moved here; one that is still there did not")
    func moved() async throws {
        try await save(1, at: "old.mp4")
        var ids = try await identities()
        #expect(try await ids.keep([listed("new.mp4", 1)]).count == 1)
        #expect(ids.ids == [Self.path("new.mp4"): Spec.id(1)] && ids.moved == 1 && ids.before[Self.path("new.mp4")]?.path.text == "old.mp4")
        for stamp in [1, 9] {
            var ids = try await identities(["Home/old.mp4": stamp])
            let isStill = stamp == 1
            #expect(try await ids.keep([listed("new.mp4", 1)]).isEmpty == isStill)
            #expect(ids.moved == (isStill ? 0 : 1))
        }
        var replaced = try await identities(["Home/old.mp4": 9])
        #expect(try await replaced.keep([listed("a.mp4", 1), listed("b.mp4", 1)]).count == 1, "One file moves to one place")
    }

    @Test("On a disk that ignores case a renamed file is found under its old name too, and moved all the same")
    func ignoredCase() async throws {
        try await save(1, at: "heat (1995)/heat.MKV")
        var ids = try await identities(["Home/heat (1995)/heat.MKV": 1])
        #expect(try await ids.keep([listed("Heat (1995)/Heat.mkv", 1)]).count == 1)
        #expect(ids.ids == [Self.path("Heat (1995)/Heat.mkv"): Spec.id(1)] && ids.moved == 1)
        // Two links of one file.
        try await save(2, at: "a.mp4")
        var both = try await identities(["Home/a.mp4": 2])
        #expect(try await both.keep([listed("A.mp4", 2), listed("a.mp4", 2)]).keys.map(\.text) == ["a.mp4"])
    }

    @Test("A file may move between libraries, also from one that is not available")
    func libraries() async throws {
        try await save(1, at: "a.mp4", in: "Other")
        try await save(2, at: "b.mp4", in: "Other", isMissing: true)
        try await save(3, at: "c.mp4", isMissing: true)
        var ids = try await identities()
        let kept = try await ids.keep([listed("x.mp4", 1), listed("y.mp4", 2), listed("z.mp4", 3)])
        #expect(kept.keys.sorted() == [Self.path("x.mp4"), Self.path("y.mp4"), Self.path("z.mp4")] && ids.moved == 3)
        #expect(ids.toKeep.isEmpty)
        // The other library was removed.
        var alone = try await identities(["Other/a.mp4": 1], folders: [Self.home])
        #expect(try await alone.keep([listed("x.mp4", 1)]).count == 1)
        // The file came back to its own place.
        var back = try await identities()
        #expect(try await back.keep([listed("c.mp4", 3)]).count == 1 && back.moved == 0)
    }

    @Test("What was read gets the id of its path, an assigned id, or that of its content; a copy gets one of its own")
    func fresh() async throws {
        try await save(5, at: "five.mp4")
        try await save(6, at: "six.mp4")
        var kept = ScanBatch(folder: "Home")
        kept.keptIDs = [Self.path("kept.mp4"): Spec.id(9), Self.path("late.mp4"): Spec.id(4)]
        _ = try await store.save(kept)
        var ids = try await identities(["Home/five.mp4": 5])
        try await ids.assign([
            reading(["a.mp4": 1, "b.mp4": 1, "kept.mp4": 2, "five.mp4": 7, "copy.mp4": 5, "gone.mp4": 6]),
            reading(["d.mp4": 4, "late.mp4": 3]),
        ])
        let found = Dictionary(uniqueKeysWithValues: ids.ids.map { ($0.key.text, $0.value.rawValue) })
        #expect(
            found == [
                "a.mp4": "file0001", "b.mp4": "copyfile0001b", "kept.mp4": "file0009", "five.mp4": "file0005", "copy.mp4": "copyfile0005c",
                "gone.mp4": "file0006", "d.mp4": "file0004", "late.mp4": "file0003",
            ])
        #expect(ids.moved == 1)
        #expect(
            Dictionary(uniqueKeysWithValues: ids.toKeep.map { ($0.key.text, $0.value.rawValue) })
                == ["b.mp4": "copyfile0001b", "five.mp4": "file0005", "copy.mp4": "copyfile0005c"])
        var nothing = try await identities()
        try await nothing.assign([])
        #expect(nothing.ids.isEmpty)
    }
}
