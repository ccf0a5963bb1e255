import CoreDomain
import Flow
import Foundation
import HTML
import LibraryDomain
import Live
import Testing

@testable import LibraryFeature

@Suite("Space and scans on the Library screen")
struct OverviewTests {
    private static func use(_ library: String, _ definition: SpaceUse.Definition, _ codec: String?, _ size: Int64) -> SpaceUse {
        SpaceUse(library: library, definition: definition, codec: codec, files: 1, size: size)
    }

    @Test("Bars add up what they share; resolutions go from the largest down, the others by their space")
    func bars() {
        let space = [
            Self.use("A", .sd, "h264", 10), Self.use("B", .ultraHD, "hevc", 20), Self.use("A", .ultraHD, "h264", 30),
            Self.use("A", .sd, nil, 40),
        ]
        let folders = SpaceBar.bars(space) { $0.library }
        #expect(folders == [SpaceBar(name: "A", size: 80, files: 3, percent: 80), SpaceBar(name: "B", size: 20, files: 1, percent: 20)])
        let definitions = SpaceBar.bars(space, order: { -$0.definition.rawValue }) { "\($0.definition)" }
        #expect(definitions.map(\.name) == ["ultraHD", "sd"] && definitions.map(\.size) == [50, 50])
    }

    @Test("Many bars end in one of the rest, and nothing is left out")
    func rest() {
        let space = (1...20).map { Self.use("Folder \($0)", .hd, "h264", Int64($0)) }
        let bars = SpaceBar.bars(space) { $0.library }
        #expect(bars.count == SpaceBar.most && bars.last?.name == "Other")
        #expect(bars.reduce(0) { $0 + $1.size } == 210 && bars.reduce(0) { $0 + $1.files } == 20)
        #expect(SpaceBar.bars([Self.use("A", .none, nil, 0)]) { $0.library }.map(\.percent) == [0])
        #expect(SpaceBar.bars([]) { $0.library }.isEmpty)
    }

    @Test(
        "How long ago something was",
        arguments: [
            (-5, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"), (3_600, "1 hour ago"),
            (172_799, "47 hours ago"), (172_800, "2 days ago"), (86_400 * 13, "13 days ago"), (86_400 * 14, "on 17 December 2025"),
        ])
    func ago(seconds: Double, words: String) {
        let now = Date(timeIntervalSince1970: 1_767_182_400)
        #expect(TimeWords.ago(now.addingTimeInterval(-seconds), now: now) == words)
    }

    @Test(
        "How long a scan took",
        arguments: [
            (-1, "0 ms"), (999, "999 ms"), (1_000, "1.0 s"), (9_999, "9.9 s"), (10_000, "10 s"), (119_999, "119 s"), (120_000, "2 min"),
        ])
    func took(milliseconds: Int, words: String) {
        #expect(TimeWords.took(milliseconds: milliseconds) == words)
    }

    @Test("A folder says when it was checked, and what changed if anything did")
    func status() {
        let now = Date(timeIntervalSince1970: 1_000_000)
        func words(_ checked: Date?, _ scans: ScanRecord?..., files: Int = 1, kind: FolderKind = .movies) -> String {
            let folder = Folder(name: "Movies", path: "/srv", kind: kind)
            let status = FolderStatus(
                folder: folder, isAvailable: true, isScanning: false, files: files, titles: 0, problems: 0, lastScannedAt: checked)
            return ScanWords.status(
                status, in: LibraryContent(folders: [status], problems: [], scans: scans.compactMap(\.self), now: now))
        }
        let earlier = now.addingTimeInterval(-300)
        let scan = ScanRecord(library: "Movies", startedAt: earlier, took: 1, files: 1, added: 1_200, moved: 1, problems: 1)
        #expect(words(nil, nil) == "Not scanned yet")
        #expect(words(earlier, scan) == "Scanned 5 minutes ago: 1,200 added, 1 moved, 1 problem")
        #expect(words(now, scan) == "Scanned 5 minutes ago: 1,200 added, 1 moved, 1 problem. Checked just now")
        #expect(
            words(earlier.addingTimeInterval(20), scan) == "Scanned 5 minutes ago: 1,200 added, 1 moved, 1 problem. Checked 4 minutes ago")
        #expect(words(earlier.addingTimeInterval(-20), scan) == "Scanned 5 minutes ago: 1,200 added, 1 moved, 1 problem")
        #expect(words(now, nil) == "Checked just now, no changes")
        let stopped = ScanRecord(library: "Movies", startedAt: earlier, took: 1, files: 9, added: 3, isStopped: true)
        for checked in [nil, earlier.addingTimeInterval(-100)] {
            #expect(words(checked, stopped, scan) == "The scan stopped 5 minutes ago before it finished. Scan again to find the rest")
        }
        #expect(ScanWords.changes(stopped) == "stopped after 3 added")
        #expect(ScanWords.changes(ScanRecord(library: "Movies", startedAt: now, took: 1, files: 1, isStopped: true)) == "stopped")
        let details = ScanRecord(library: "Movies", startedAt: now, took: 1, files: 1)
        #expect(words(now, details) == "Scanned just now: details updated")
        #expect(words(now, details, scan) == "Scanned 5 minutes ago: 1,200 added, 1 moved, 1 problem. Checked just now")
        let gone = ScanRecord(library: "Movies", startedAt: now, took: 1, files: 0, missing: 2)
        #expect(words(now, gone, files: 0) == "Scanned just now: 2 missing")
        #expect(words(now, details, files: 0) == "Checked just now, no movies found")
        #expect(words(now, nil, files: 0, kind: .series) == "Checked just now, no episodes found")
    }

    @Test("Copies under several titles are shown with the title and the place of each")
    func shared() throws {
        let titles = try ["local-a", "local-b"].map { try #require(TitleID($0)) }
        let files = try titles.enumerated().map { index, title in
            MediaFile(
                id: try #require(FileID("file000\(index)")), library: "Movies", path: "D/\(index).mkv", size: 2_000_000_000,
                modifiedAt: .distantPast, addedAt: .distantPast, reference: .movie(title), media: MediaFacts(container: "matroska"))
        }
        var state = VersionsFeature.State()
        state.content = .ready(
            VersionsPage(
                titles: [], hasMore: false, shared: [SharedContent(files: files, freed: 2_000_000_000)], sharedCount: 3,
                names: [titles[0]: TitleName(title: "Heat"), titles[1]: TitleName(title: "Alien")]))
        let page = htmlString(VersionsView(state))
        for words in ["Copies under different titles", "Heat", "Alien", "/movies/local-a", "2 files have the same content", "and 2 more"] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(!page.contains("Nothing to compare"))
        let cards = htmlString(Attention(doubts: 0, versions: 0, copies: 2))
        #expect(cards.contains("2 files under several titles") && cards.contains("/library/versions"))
    }

    @Test("Pages of names and versions go on from their addresses")
    func addresses() throws {
        let series = TitleReference.episode(series: try #require(TitleID("tmdb-1")), season: 1, episode: 2)
        let doubt = DoubtfulName.Cursor(doubt: .episode, reference: series)
        let names = try #require(LibraryAddress.names(after: doubt).flatMap { Location(parsing: $0) })
        #expect(LibraryAddress.doubt(in: names) == doubt)
        let cursor = TitleVersions.Cursor(size: 5, reference: series)
        let versions = try #require(LibraryAddress.versions(after: cursor).flatMap { Location(parsing: $0) })
        #expect(LibraryAddress.version(in: versions) == cursor)
        let plain = try #require(Location(parsing: "/library/versions?size=x&after=y&doubt=z"))
        #expect(LibraryAddress.version(in: plain) == nil && LibraryAddress.doubt(in: plain) == nil)
    }
}
