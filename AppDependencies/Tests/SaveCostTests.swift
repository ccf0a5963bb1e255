import CoreDomain
import Flow
import Foundation
import MovieDetailsFeature
import MoviesDomain
import PersistenceTesting
import Synchronization
import Testing
import ViewingDomain

@testable import AppDependencies

@Suite("The cost of a saved position", .timeLimit(.minutes(5)))
struct SaveCostTests {
    /// Pages of one title that stay open.
    private final class Pages: Sendable {
        private let loads = Mutex(0)
        private let tasks = Mutex<[Task<Void, Never>]>([])

        var count: Int { loads.withLock { $0 } }

        func open(_ client: MovieDetailsClient, _ id: TitleID) {
            let task = Task { for await _ in client.movie(id) { loads.withLock { $0 += 1 } } }
            tasks.withLock { $0.append(task) }
        }

        func until(_ number: Int) async {
            while count < number { try? await Task.sleep(for: .milliseconds(1)) }
        }

        func close() { tasks.withLock { for task in $0 { task.cancel() } } }
    }

    @Test("A save runs the same statements beside sixty open pages of another title as beside none")
    func others() async throws {
        let statements = Statements()
        let sample = try await SampleCinema(tracing: { statements.add($0) })
        let client = sample.cinema.movieDetailsClient(for: sample.viewer)
        let movies = try await sample.cinema.movies.movies(MovieQuery(), page: PageRequest(), for: sample.viewer.audience).items
        let (played, other) = (try #require(movies.first).id, try #require(movies.last).id)
        let file = try await sample.file(of: .movie(played))

        // The page of the movie that is played reloads last, and shows that everyone has been told.
        var page = client.movie(played).makeAsyncIterator()
        _ = try await page.next()?.get()
        func cost(_ position: Double) async throws -> [String] {
            _ = statements.take()
            let progress = PlaybackProgress(file: file, reference: .movie(played), position: position, duration: 100, updatedAt: Date())
            try await sample.cinema.viewing.save(progress, viewer: sample.viewer.id)
            while let content = try await page.next()?.get(), content.files[0].progress?.position != position {}
            return statements.take().map { String($0.prefix(while: { !$0.isNumber })) }
        }
        _ = try await cost(20)
        let alone = try await cost(25)
        let pages = Pages()
        for _ in 1...60 { pages.open(client, other) }
        await pages.until(60)
        let crowded = try await cost(30)
        #expect(crowded == alone)
        #expect(pages.count == 60)
        // The save itself: BEGIN, one row read, one row written, COMMIT.
        #expect(alone.firstIndex(of: "COMMIT TRANSACTION") == 3, "\(alone)")
        pages.close()
    }
}
