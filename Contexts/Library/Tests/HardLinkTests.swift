import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Synchronization
import Testing

@testable import LibraryInfrastructure

@Suite("Many hard links of one file")
struct HardLinkTests {
    private let home: Home
    private let store: LibraryStore
    init() throws {
        home = try Home()
        store = LibraryStore(precious: home.precious, catalogue: home.database)
    }

    private func link(_ numbers: ClosedRange<Int>) throws {
        for number in numbers {
            try FileManager.default.linkItem(atPath: "\(home.path)/Movie (2001).mp4", toPath: "\(home.path)/Link \(number) (2001).mp4")
        }
    }

    /// Scans, and counts the questions whether a file is still in its place.
    private func questions() async throws -> (questions: Int, report: ScanReport) {
        if try await store.folders().isEmpty {
            try await home.library().service.add(Folder(name: "Home", path: home.path, kind: .movies))
        }
        let asked = Mutex(0)
        var disk = LibraryDisk(tools: home.tools).scan
        let stamp = disk.stamp
        let count: @Sendable () -> Void = { asked.withLock { $0 += 1 } }
        disk.stamp = { folder, path in
            count()
            return await stamp(folder, path)
        }
        let scan = ScanFolder(
            disk: disk, store: store, sink: home.catalogue.sink,
            palette: { _ in Palette(colour: "102030", theme: "a0b0c0", miniature: "Qk0=") }, cores: 2)
        let report = try await scan(try await store.folder(named: "Home"))
        return (asked.withLock { $0 }, report)
    }

    @Test("each known link is looked for once, however many new ones there are")
    func linear() async throws {
        try home.put("Movie (2001).mp4")
        try link(1...300)
        let first = try await questions()
        #expect(first.report.added == 301)
        #expect(first.questions <= 2 * 301, "\(first.questions)")
        try link(301...600)
        let second = try await questions()
        #expect(second.report.added == 300)
        #expect(second.questions <= 2 * 601, "\(second.questions)")
    }

    @Test("links that were all renamed keep their ids, and none is read again")
    func renamed() async throws {
        try home.put("Movie (2001).mp4")
        try link(1...150)
        _ = try await questions()
        let before = Set(try await store.files(in: "Home").map(\.id))
        for number in 1...150 { try home.move("Link \(number) (2001).mp4", to: "Renamed \(number) (2001).mp4") }
        let report = try await questions().report
        #expect(report.moved == 150)
        #expect(report.added == 0)
        #expect(Set(try await store.files(in: "Home").map(\.id)) == before)
    }
}
