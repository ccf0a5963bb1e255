import CoreDomain
import Flow
import Foundation
import Persistence
import Synchronization
import Testing
import ViewingDomain
import ViewingInfrastructure

@testable import AppDependencies

@Suite("What a change reloads")
struct OpenPagesTests {
    private static let count = 200

    /// Pages of titles, each with its own stream, whose computations are counted by title.
    private final class Pages: Sendable {
        let runs = Mutex<[TitleID: Int]>([:])
        let viewing: any ViewingRepository
        private let tasks = Mutex<[Task<Void, Never>]>([])

        init(_ viewing: any ViewingRepository) { self.viewing = viewing }

        var total: Int { runs.withLock { $0.values.reduce(0, +) } }

        func open(_ id: TitleID) {
            let task = Task { [viewing, self] in
                let updates = updating(on: { viewing.changes(.details(of: id, .owner)) }) { self.count(id) }
                for await _ in updates {}
            }
            tasks.withLock { $0.append(task) }
        }

        private func count(_ id: TitleID) -> Int {
            runs.withLock { runs in
                runs[id, default: 0] += 1
                return runs[id] ?? 0
            }
        }

        func until(_ id: TitleID, _ number: Int) async {
            while runs.withLock({ $0[id] ?? 0 }) < number { try? await Task.sleep(for: .milliseconds(1)) }
        }

        func close() { tasks.withLock { for task in $0 { task.cancel() } } }
    }

    private static func title(_ number: Int) throws -> TitleID { try #require(TitleID("local-t\(number)")) }

    private static func progress(_ title: TitleID) throws -> PlaybackProgress {
        PlaybackProgress(
            file: try #require(FileID("file00001")), reference: .movie(title), position: 100, duration: 1000,
            updatedAt: Date(timeIntervalSince1970: 1_000_000))
    }

    @Test("A saved position and a click on the watchlist reload the page that shows them, and none of two hundred others")
    func others() async throws {
        let pages = Pages(SQLiteViewingRepository(try .inMemory(CinemaData.preciousSchema)))
        let titles = try (1...Self.count).map(Self.title)
        for title in titles { pages.open(title) }
        for title in titles { await pages.until(title, 1) }
        // Of a title that no page shows, for each kind of change; then of one that a page shows, as a sign that all was heard.
        let unseen = try Self.title(0)
        try await pages.viewing.save(try Self.progress(unseen), viewer: .owner)
        try await pages.viewing.setOnWatchlist(true, unseen, at: .now, viewer: .owner)
        try await pages.viewing.save(try Self.progress(titles[7]), viewer: ViewerID(rawValue: "somebody else"))
        try await pages.viewing.save(try Self.progress(titles[7]), viewer: .owner)
        await pages.until(titles[7], 2)
        #expect(pages.total == Self.count + 1)
        try await pages.viewing.setOnWatchlist(true, titles[3], at: .now, viewer: .owner)
        await pages.until(titles[3], 2)
        #expect(pages.total == Self.count + 2)
        pages.close()
    }
}
