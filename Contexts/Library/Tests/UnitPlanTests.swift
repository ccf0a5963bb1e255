import CoreDomain
import Foundation
import LibraryComposition
import LibraryInfrastructure
import Persistence
import Testing

@testable import LibraryApplication
@testable import LibraryDomain

@Suite("The work in one folder")
struct UnitPlanTests {
    private static let unit = RelativePath("Show")

    private func path(_ name: String) -> RelativePath { Self.unit.appending(Array(name.utf8)) }

    /// Files as they were filed, with the inputs of their titles.
    private func known(_ shelf: Shelf) -> [KnownFile] {
        (shelf.titles + shelf.shows.flatMap(\.episodes)).flatMap { group in
            group.members.enumerated().map { index, member in
                KnownFile(
                    id: FileID("file0001")!, folder: "Home", path: member.file.path, stamp: member.file.stamp, addedAt: .distantPast,
                    isMissing: false, reference: .movie(TitleID("local-t1")!), published: group.inputs)
            }
        }
    }

    private func plan(_ shelf: Shelf, _ known: [KnownFile], problems: [RelativePath: KnownProblem] = [:], shows: Int64? = nil) -> UnitPlan {
        UnitPlan(Self.unit, shelf, listed: [], known: known, problems: problems, shows: shows)
    }

    @Test("A movie whose files, stamps and inputs are those that were filed needs no work")
    func movies() {
        let shelf = MovieShelf.arrange(Self.unit, ShelfTests.listed("Show", ["a.mkv", "b-cd1.mkv", "b-cd2.mkv"]))
        let all = known(shelf)
        #expect(plan(shelf, all).works.isEmpty && plan(shelf, all).unchanged == 3 && plan(shelf, all).missing.isEmpty)
        #expect(plan(shelf, []).works.count == 2 && plan(shelf, []).unchanged == 0)
        let changes: [(inout KnownFile) -> Void] = [
            { $0.isMissing = true }, { $0.stamp.size += 1 }, { $0.published = nil }, { $0.published = ($0.published ?? 0) + 1 },
            { $0.path = RelativePath("Show/else.mkv") },
        ]
        for change in changes {
            var some = all
            change(&some[1])
            let plan = plan(shelf, some)
            #expect(plan.works.map(\.files) == [2] && plan.unchanged == 1)
        }
    }

    @Test("A file that could not be read is left alone until it changes")
    func problems() {
        let listed = ShelfTests.listed("Show", ["a.mkv", "b.mkv"])
        let shelf = MovieShelf.arrange(Self.unit, listed)
        let all = known(shelf)
        let stamp = listed[0].files[0].stamp
        let same = KnownProblem(reason: "Bad.", stamp: stamp)
        #expect(plan(shelf, Array(all.dropFirst()), problems: [path("a.mkv"): same]).works.isEmpty)
        for other in [
            KnownProblem(reason: "Bad.", stamp: nil), KnownProblem(reason: "Bad.", stamp: FileStamp(size: 9, modified: 9, inode: 9)),
        ] {
            #expect(plan(shelf, Array(all.dropFirst()), problems: [path("a.mkv"): other]).works.count == 1)
        }
        let plan = plan(shelf, all, problems: [path("a.mkv"): same, path("gone.mkv"): same])
        #expect(plan.solved == [path("gone.mkv")])
    }

    @Test("A file that is no longer part of any title is missing, unless that is known")
    func missing() {
        let shelf = MovieShelf.arrange(Self.unit, ShelfTests.listed("Show", ["a.mkv"]))
        var all = known(MovieShelf.arrange(Self.unit, ShelfTests.listed("Show", ["a.mkv", "b.mkv", "c.mkv"])))
        all[2].isMissing = true
        #expect(plan(shelf, all).missing.map(\.path) == [path("b.mkv")])
    }

    @Test("A name that gives no episode is told once, and again when the reason changes")
    func unnamed() {
        let shelf = ShowShelf.arrange(Self.unit, ShelfTests.listed("Show", ["Pilot.mkv"]))
        let reason = shelf.problems[0].reason
        #expect(plan(shelf, []).found == [path("Pilot.mkv"): KnownProblem(.name, reason: reason, stamp: nil)])
        let told = plan(shelf, [], problems: [path("Pilot.mkv"): KnownProblem(.name, reason: reason, stamp: nil)])
        #expect(told.found.isEmpty && told.solved.isEmpty)
        #expect(plan(shelf, [], problems: [path("Pilot.mkv"): KnownProblem(.name, reason: "Old.", stamp: nil)]).found.count == 1)
        // As an older version stored it.
        #expect(plan(shelf, [], problems: [path("Pilot.mkv"): KnownProblem(.unreadable, reason: reason, stamp: nil)]).found.count == 1)
    }

    @Test("A series is filed when its own inputs change, its episodes when theirs do, forty-eight at a time")
    func shows() {
        let names = (1...100).map { "S01E\($0 < 10 ? "0" : "")\($0).mkv" }
        let shelf = ShowShelf.arrange(Self.unit, ShelfTests.listed("Show", names))
        let all = known(shelf)
        let inputs = shelf.shows[0].inputs
        func isShow(_ plan: UnitPlan) -> [Bool] {
            plan.works.map { if case .show(_, let isShow) = $0.subject { isShow } else { false } }
        }
        let done = plan(shelf, all, shows: inputs)
        #expect(done.works.isEmpty && done.unchanged == 100)
        let new = plan(shelf, [], shows: nil)
        #expect(new.works.map(\.files) == [48, 48, 4] && isShow(new) == [true, false, false] && new.unchanged == 0)
        let episodes = plan(shelf, Array(all.dropFirst(2)), shows: inputs)
        #expect(episodes.works.map(\.files) == [2] && isShow(episodes) == [false] && episodes.unchanged == 98)
        let series = plan(shelf, all, shows: inputs + 1)
        #expect(series.works.map(\.files) == [0] && isShow(series) == [true] && series.unchanged == 100)
        // Loose episodes in the library have no series of their own.
        let loose = ShowShelf.arrange(.root, ShelfTests.listed("", ["Show S01E01.mkv"]))
        let known = known(loose)
        #expect(UnitPlan(.root, loose, listed: [], known: known, problems: [:], shows: nil).works.isEmpty)
        #expect(UnitPlan(.root, loose, listed: [], known: [], problems: [:], shows: nil).works.count == 1)
    }

    @Test("A unit of two series knows nothing of either; its folders are kept with their stamps")
    func directories() {
        let listed = ShelfTests.listed("", ["A S01E01.mkv", "B S01E01.mkv"])
        let shelf = ShowShelf.arrange(.root, listed)
        let plan = UnitPlan(.root, shelf, listed: listed, known: known(shelf), problems: [:], shows: shelf.shows[0].inputs)
        #expect(plan.works.isEmpty && plan.directories == [.root: listed[0].stamp])
    }

    private func filing() throws -> Filing {
        let store = LibraryStore(
            precious: try Database.inMemory(Library.schemas.precious), catalogue: try Database.inMemory(Library.schemas.catalogue))
        let disk = ScanDisk(
            survey: { _, _, _, _ in throw CancellationError() }, list: { _, _, _ in throw CancellationError() }, stamp: { _, _ in nil },
            content: { _, _ in nil },
            text: { _, _, _, _ in throw CancellationError() }, media: { _, _ in throw CancellationError() },
            picture: { _, _ in throw CancellationError() }, subtitles: { _, _, _ in throw CancellationError() },
            idOfCopy: { id, _, _ in id })
        let scan = ScanFolder(disk: disk, store: store, sink: Catalogue().sink, palette: { _ in throw CancellationError() })
        let folder = Folder(name: "Home", path: "/home", kind: .movies)
        return Filing(folder: folder, scan: scan, date: .distantPast, isFirst: true, folders: ["Home": folder])
    }

    @Test("A scan goes on collecting until 48 files, 100 folders with other changes, or 500 folders wait")
    func full() throws {
        var files = try filing()
        #expect(files.isEmpty && !files.isFull)
        for number in 1...48 {
            let unit = RelativePath("\(number)")
            let shelf = MovieShelf.arrange(unit, ShelfTests.listed("\(number)", ["a.mkv"]))
            files.add(UnitPlan(unit, shelf, listed: [], known: [], problems: [:], shows: nil), stamps: [:])
            #expect(!files.isEmpty && files.isFull == (number == 48))
        }
        for kind in 0..<3 {
            var loose = try filing()
            for number in 1...100 {
                var plan = plan(Shelf(), [])
                switch kind {
                case 0: plan.solved = [path("\(number)")]
                case 1: plan.found = [path("\(number)"): KnownProblem(reason: "Bad.", stamp: nil)]
                default: plan.missing = known(MovieShelf.arrange(Self.unit, ShelfTests.listed("Show", ["a.mkv"])))
                }
                loose.add(plan, stamps: [:])
                #expect(!loose.isEmpty && loose.isFull == (number == 100))
            }
        }
        var folders = try filing()
        folders.add(plan(Shelf(), []), stamps: [:])
        #expect(folders.isEmpty)
        for number in 1...500 {
            let unit = RelativePath("\(number)")
            let listed = ShelfTests.listed("\(number)", [])
            folders.add(UnitPlan(unit, Shelf(), listed: listed, known: [], problems: [:], shows: nil), stamps: [unit: listed[0].stamp])
            #expect(folders.isFull == (number == 500))
        }
    }
}
