import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
import Testing

@Suite("The numbers that a scan reports")
struct ScanCountTests {
    private let home: Home
    init() throws { home = try Home() }

    @Test("The files of a deleted folder are missing, those that moved out of it are not")
    func deletedFolder() async throws {
        for name in ["a", "b", "c"] {
            for number in 1...3 { try home.put("\(name)/Movie \(name)\(number) (2001).mp4") }
        }
        #expect(try await home.scan().added == 9)
        home.later(days: 1)
        try home.remove("a")
        #expect(try await home.scan().missing == 3)
        #expect(try await home.library().repository.scans().first?.missing == 3)
        home.later(days: 1)
        try home.move("b/Movie b1 (2001).mp4", to: "d/Movie b1 (2001).mp4")
        try home.remove("b")
        let report = try await home.scan()
        #expect(report.missing == 2 && report.moved == 1)
        home.later(days: 1)
        try home.move("c/Movie c1 (2001).mp4", to: "d/Movie c1 (2001).mp4")
        try home.remove("c/Movie c2 (2001).mp4")
        #expect(try await home.scan().missing == 1)
        #expect(try await home.scan().missing == 0)
    }

    @Test("A problem is new once: discs, folders nested too deeply, and damaged files")
    func newProblems() async throws {
        try home.put("Disc/VIDEO_TS/VTS_01_1.VOB", [1])
        try home.put("Damaged (2001).mp4", text: "no movie")
        try home.put((1...40).map { "\($0)" }.joined(separator: "/") + "/Deep (2001).mp4")
        #expect(try await home.scan().newProblems == 3)
        home.later(days: 1)
        try home.put("Movie (2001).mp4")
        let report = try await home.scan()
        #expect(report.added == 1 && report.newProblems == 0 && report.problems == 3)
        #expect(try await home.library().repository.scans().first?.problems == 0)
        home.later(days: 1)
        try home.put("Other/BDMV/index.bdmv", [1])
        #expect(try await home.scan().newProblems == 1)
    }
}
