import CoreDomain
import Foundation
import Glibc
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Synchronization
import Testing

/// Each crash here is a real one: a process that ends in the middle of a scan.
@Suite("Crashes during a scan")
struct ReadingJournalTests {
    private let home: Home
    private var journal: String { home.path + "-journal" }

    init() throws { home = try Home() }

    /// A program that dies when it looks at the header of a picture with this mark in it.
    static func scan(_ path: String, crashing: Bool) async throws -> (
        titles: [String], problems: [String: String], suspects: [ReadingJournal.Suspect]
    ) {
        let home = try Home(at: path)
        let library = home.library(
            journal: path + "-journal",
            tools: { tools in
                guard crashing else { return tools }
                return MediaTools(
                    probe: tools.probe, frame: tools.frame, scale: tools.scale, palette: tools.palette,
                    imageHeader: { head throws(Unreadable) in
                        if String(decoding: head.prefix(64), as: UTF8.self).contains("CRASH") { kill(getpid(), SIGKILL) }
                        return try tools.imageHeader(head)
                    })
            })
        let report = try await home.scan(with: library)
        #expect(report.files >= 0)
        return (home.catalogue.titles, try await home.problems(), library.suspects)
    }

    @Test("A file that kills the program three times is named at each start, then skipped, until it changes; all others are filed")
    func threeTimes() async throws {
        let path = home.path
        defer { try? FileManager.default.removeItem(atPath: journal) }
        for number in 1...6 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        try home.put("Movie 4 (2001)/poster.png", [0x89, 0x50, 0x4E, 0x47] + Array("CRASH".utf8))
        for crash in 1...3 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                _ = try await ReadingJournalTests.scan(path, crashing: true)
            }
            let suspects = try #require(JournalFile(directory: journal)).suspects
            #expect(
                suspects.contains { $0.entry.path.text == "Movie 4 (2001)/poster.png" && $0.crashes == crash && $0.entry.library == "Home" }
            )
        }
        let fourth = try await Self.scan(path, crashing: true)
        #expect(fourth.suspects.filter { $0.crashes == 3 }.map(\.entry.path.text) == ["Movie 4 (2001)/poster.png"])
        #expect(fourth.titles == (1...6).map { "Movie \($0) (2001)" })
        #expect(fourth.problems == ["Movie 4 (2001)/poster.png": "Popcorn crashed three times while reading this file. It was skipped."])

        try home.put("Movie 4 (2001)/poster.png", Clips.picture)
        let last = try await Self.scan(path, crashing: true)
        #expect(last.problems == [:])
        #expect(try #require(JournalFile(directory: journal)).suspects == [])
    }

    @Test("What was only read at the same time is cleared by the next scan")
    func cleared() async throws {
        let path = home.path
        defer { try? FileManager.default.removeItem(atPath: journal) }
        for number in 1...6 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        try home.put("Movie 4 (2001)/poster.png", [0x89, 0x50, 0x4E, 0x47] + Array("CRASH".utf8))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            _ = try await ReadingJournalTests.scan(path, crashing: true)
        }
        #expect(try #require(JournalFile(directory: journal)).suspects.isEmpty == false)
        let calm = try await Self.scan(path, crashing: false)
        #expect(calm.problems == [:])
        #expect(try #require(JournalFile(directory: journal)).suspects == [])
    }

    @Test("A place of the journal is read as it was written, and damage is nothing")
    func places() throws {
        let entry = ReadingJournal.Entry(
            library: "Fílms", path: RelativePath([0x61, 0xFF, 0x2F, 0x62]), stamp: FileStamp(size: -1, modified: .max, inode: .max))
        try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: journal) }
        let first = try #require(JournalFile(directory: journal))
        let marks = first.journal.begin([entry], .filing)
        // A program that runs is not suspected.
        #expect(try #require(JournalFile(directory: journal)).suspects == [])
        first.journal.end(marks)
        for noise in [[], [0xFF], [UInt8](repeating: 0xFF, count: 20_000), [UInt8](repeating: 7, count: 4_608), [27, 0, 0, 0, 1]]
            as [[UInt8]]
        {
            try Data(noise).write(to: URL(filePath: "\(journal)/1-1.reading"))
            try Data(noise).write(to: URL(filePath: "\(journal)/suspects.json"))
            #expect(try #require(JournalFile(directory: journal)).suspects == [])
        }
    }
}
