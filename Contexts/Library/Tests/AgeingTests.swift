import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Synchronization
import Testing

/// What a later scan must leave as it is, and what it must take back.
@Suite("Missing files and solved problems")
struct AgeingTests {
    private let home: Home
    init() throws { home = try Home() }

    private func missingSince() async throws -> [Date?] {
        try await home.library().files(in: "Home").filter { $0.path.contains("Gone") }.map(\.missingSince)
    }

    @Test(
        "A file is missing since the first scan that did not find it, whatever later scans see",
        arguments: ["Folder/Gone (2001).mp4", "Gone (2001)/Gone (2001).mp4"])
    func missingSince(_ path: String) async throws {
        try home.put(path)
        try home.put("Folder/Stays (2001).mp4")
        _ = try await home.scan()
        home.later(days: 1)
        let day = home.clock.withLock { $0 }
        try home.remove(path.hasPrefix("Gone") ? "Gone (2001)" : path)
        #expect(try await home.scan().missing == 1)
        #expect(try await missingSince() == [day])
        // The folder changes again and again: each scan looks at the missing file anew.
        for number in 1...2 {
            home.later(days: 1)
            try home.put("Folder/New \(number) (2001).mp4")
            #expect(try await home.scan().missing == 0)
            #expect(try await missingSince() == [day])
        }
        #expect(home.catalogue.state.withLock { Array($0.missing.values) } == [day])
    }

    @Test(
        "What someone hides leaves the library with the next scan, and comes back; what is deleted stays for its time",
        arguments: [
            ("Hidden/.ignore", "", ["Deleted (2001)"]), (".ignore", "Hidden/", ["Deleted (2001)"]),
            (".ignore", "B.mp4", ["A", "Deleted (2001)"]),
            ("Hidden/Deep/.nomedia", "", ["A", "Deleted (2001)"]),
        ])
    func hidden(mark: String, text: String, left: [String]) async throws {
        try home.put("Hidden/A.mp4")
        try home.put("Hidden/Deep/B.mp4")
        try home.put("Deleted (2001).mp4")
        try home.put("Stays (2001)/Stays (2001).mp4")
        try await home.scan()
        let all = home.catalogue.titles
        #expect(all == ["A", "B", "Deleted (2001)", "Stays (2001)"])
        home.later(days: 1)
        try home.put(mark, text: text)
        try home.remove("Deleted (2001).mp4")
        try await home.scan()
        #expect(home.catalogue.titles == left + ["Stays (2001)"])
        #expect(try await home.library().files(in: "Home").count(where: { $0.missingSince != nil }) == 1)
        #expect(try await home.scan().rowsWritten == 0)
        try home.remove(mark)
        try await home.scan()
        #expect(home.catalogue.titles == all)
    }

    @Test("A scan counts all problems of its folder; the history, those that it found")
    func problemCounts() async throws {
        try home.put("Broken (2002)/Broken (2002).mp4", Array("no movie".utf8))
        #expect(try await home.scan().problems == 1)
        try home.put("New (2001).mp4")
        home.later(days: 1)
        let report = try await home.scan()
        #expect(report.problems == 1 && report.newProblems == 0)
        #expect(try await home.library().repository.scans().map(\.problems) == [0, 1])
        #expect(try await home.scan().problems == 1)
    }

    @Test("Marking what is missing already changes nothing")
    func twice() async throws {
        try home.put("Gone (2001).mp4")
        _ = try await home.scan()
        let store = LibraryStore(precious: home.precious, catalogue: home.database)
        let day = Date(timeIntervalSince1970: 1_000)
        var batch = ScanBatch(folder: "Home")
        batch.missing = [RelativePath(Array("Gone (2001).mp4".utf8))]
        batch.missingSince = day
        #expect(try await store.save(batch) > 0)
        batch.missingSince = day.addingTimeInterval(86_400)
        #expect(try await store.save(batch) == 0)
        #expect(try await store.setMissing([.root], of: "Home", since: day.addingTimeInterval(86_400)) <= 1)
        #expect(try await missingSince() == [day])
    }

    @Test("The last problem leaves the list when it is solved: a file that is gone, one that is whole, a link that is gone")
    func lastProblem() async throws {
        try home.put("Good (2001).mp4")
        try home.put("Broken (2002)/Broken (2002).mp4", Array("no movie".utf8))
        _ = try await home.scan()
        #expect(try await home.problems().count == 1)
        try home.remove("Broken (2002)/Broken (2002).mp4")
        _ = try await home.scan()
        #expect(try await home.problems() == [:])

        try home.put("Broken (2002)/Broken (2002).mp4", Array("no movie".utf8))
        _ = try await home.scan()
        #expect(try await home.problems().count == 1)
        try home.put("Broken (2002)/Broken (2002).mp4")
        _ = try await home.scan()
        #expect(try await home.problems() == [:])

        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/elsewhere", withDestinationPath: "/")
        _ = try await home.scan()
        #expect(try await home.problems().count == 1)
        try home.remove("elsewhere")
        _ = try await home.scan()
        #expect(try await home.problems() == [:])

        try home.put("Broken (2002)/Broken (2002).mp4", Array("no movie".utf8))
        _ = try await home.scan()
        #expect(try await home.problems().count == 1)
        try home.remove("Broken (2002)")
        _ = try await home.scan()
        #expect(try await home.problems() == [:])
    }
}
