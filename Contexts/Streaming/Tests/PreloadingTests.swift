import CoreDomain
import StreamingDomain
import Synchronization
import Testing

@testable import StreamingInfrastructure

@Suite("Movies are opened before they are played", .timeLimit(.minutes(1)))
struct PreloadingTests {
    private struct Away: Error {}

    /// Movies that open when they are told to.
    private final class Movies: Sendable {
        struct State {
            var begun: [String] = []
            var gates: [String: CheckedContinuation<Void, Never>] = [:]
            var ended: [(id: String, error: String?)] = []
        }

        let state = Mutex(State())

        func open(_ id: FileID) async throws {
            await withTaskCancellationHandler {
                await withCheckedContinuation { gate in
                    let isCancelled = state.withLock { state in
                        state.begun.append(id.rawValue)
                        if Task.isCancelled { return true }
                        state.gates[id.rawValue] = gate
                        return false
                    }
                    if isCancelled { gate.resume() }
                }
            } onCancel: {
                let gate = state.withLock { $0.gates.removeValue(forKey: id.rawValue) }
                gate?.resume()
            }
            try Task.checkCancellation()
            if id.rawValue.hasPrefix("away") { throw Away() }
        }

        func note(_ id: FileID, _ error: (any Error)?) {
            state.withLock { $0.ended.append((id.rawValue, error.map { "\(type(of: $0))" })) }
        }

        var begun: [String] { state.withLock(\.begun) }
        var ended: [String] { state.withLock { $0.ended.map { $0.id + ($0.error.map { " \($0)" } ?? "") } } }

        func finish(_ id: String) async {
            while true {
                if let gate = state.withLock({ $0.gates.removeValue(forKey: id) }) { return gate.resume() }
                await Task.yield()
            }
        }
    }

    private func preload(_ name: String, _ priority: PreloadPriority, _ movies: Movies, _ preloading: Preloading) async throws {
        await preloading.preload(try #require(FileID(name)), priority: priority) { movies.note($0, $1) }
    }

    private func until(_ isTrue: () -> Bool) async { while !isTrue() { await Task.yield() } }

    @Test("Two at once, the most urgent first, and a movie that is away keeps nobody")
    func turns() async throws {
        let movies = Movies(), preloading = Preloading { try await movies.open($0) }
        for (name, priority) in [("awaymovie1", .low), ("movie00002", .low), ("movie00003", .low), ("movie00004", .high)]
            as [(String, PreloadPriority)]
        {
            try await preload(name, priority, movies, preloading)
        }
        await until { movies.begun.count == 2 }
        #expect(Set(movies.begun) == ["awaymovie1", "movie00002"])
        await movies.finish("awaymovie1")
        await movies.finish("movie00004")
        await movies.finish("movie00003")
        await until { movies.ended.count == 3 }
        await movies.finish("movie00002")
        await until { movies.ended.count == 4 }
        #expect(movies.begun.suffix(2) == ["movie00004", "movie00003"])
        #expect(movies.ended.prefix(3) == ["awaymovie1 Away", "movie00004", "movie00003"])
    }

    @Test("A new wish for a movie replaces the one before, and an urgent one waits until the movie is open")
    func replaced() async throws {
        let movies = Movies(), preloading = Preloading { try await movies.open($0) }
        try await preload("movie00001", .low, movies, preloading)
        await until { movies.begun.count == 1 }
        let urgent = Task { try await preload("movie00001", .immediate, movies, preloading) }
        await until { movies.ended == ["movie00001 CancellationError"] }
        await movies.finish("movie00001")
        try await urgent.value
        #expect(movies.ended == ["movie00001 CancellationError", "movie00001"])
    }

    @Test("Stopping ends what runs and what waits, and refuses the rest")
    func stops() async throws {
        let movies = Movies(), preloading = Preloading { try await movies.open($0) }
        for number in 1...4 { try await preload("movie0000\(number)", .medium, movies, preloading) }
        let urgent = Task { try await preload("movie00005", .immediate, movies, preloading) }
        await until { movies.begun.count == 2 }
        while await preloading.count < 5 { await Task.yield() }
        await preloading.stop()
        try await urgent.value
        #expect(movies.ended.count == 5 && movies.ended.allSatisfy { $0.hasSuffix("CancellationError") })
        try await preload("movie00006", .immediate, movies, preloading)
        #expect(movies.begun.count == 2 && movies.ended.count == 5)
    }
}
