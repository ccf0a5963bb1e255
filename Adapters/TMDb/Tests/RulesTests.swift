import Foundation
import Logging
import NetworkLayer
import Synchronization
import Testing

@testable import TMDbAdapter

@Suite("How often TMDb is asked")
struct RulesTests {
    @Test("At most forty requests start in a second")
    func rate() async throws {
        let clock = PassingClock(), asked = Asked()
        let tmdb = try asked.tmdb(clock: clock) { #"{"results": []}"# }
        for page in 1...40 { _ = try await tmdb.popularMovies(page: page) }
        #expect(clock.now.offset < .seconds(1))
        _ = try await tmdb.popularMovies(page: 41)
        #expect(clock.now.offset >= .seconds(1) && asked.targets.count == 41)
        let recent = ResponseCache.recent(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, clock: .system)
        #expect(try TMDbSettings(token: "a").rules(userAgent: "P", recent: recent).atOnce == 20)
    }

    @Test("After failures in a row it is left alone for half a minute, and every call says so at once")
    func circuit() async throws {
        let settings = try TMDbSettings(token: "abc"), clock = PassingClock()
        let count = Count()
        let client = NetworkClient(base: settings.base) { _ in
            count.raise()
            return NetworkAnswer(status: 500, body: [])
        }
        let tmdb = TMDb.over(client, settings, clock: clock)
        for page in 1...5 {
            await #expect(throws: TMDbError.unavailable(.status(500, message: nil))) { try await tmdb.popularMovies(page: page) }
        }
        let error = await #expect(throws: TMDbError.self) { try await tmdb.popularMovies(page: 6) }
        guard case .unavailable(.unavailable(let rest))? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(rest != nil && count.value == 5)
        try await clock.sleep(for: .seconds(31))
        await #expect(throws: TMDbError.unavailable(.status(500, message: nil))) { try await tmdb.popularMovies(page: 7) }
        #expect(count.value == 6)
    }

    @Test("A server that does not answer is asked once, for ten seconds")
    func silence() async throws {
        let settings = try TMDbSettings(token: "abc")
        let limits = Mutex<[Duration]>([])
        let client = NetworkClient(base: settings.base) { request throws(NetworkError) in
            limits.withLock { $0.append(request.timeout) }
            throw .timeout
        }
        await #expect(throws: TMDbError.unavailable(.timeout)) { try await TMDb.over(client, settings).popularMovies() }
        let all = limits.withLock(\.self)
        #expect(all == [.seconds(10)])
    }

    @Test("A time without requests that TMDb asks for holds for every page")
    func rest() async throws {
        let settings = try TMDbSettings(token: "abc"), count = Count()
        let client = NetworkClient(base: settings.base) { _ in
            count.raise()
            return NetworkAnswer(status: 429, headers: ["Retry-After": "3600"])
        }
        let tmdb = TMDb.over(client, settings)
        await #expect(throws: TMDbError.unavailable(.unavailable(retryAfter: .seconds(3_600)))) { try await tmdb.popularMovies() }
        await #expect(throws: TMDbError.unavailable(.unavailable(retryAfter: .seconds(900)))) { try await tmdb.popularSeries() }
        #expect(count.value == 1)
    }
}

private final class Count: Sendable {
    private let state = Mutex(0)
    var value: Int { state.withLock { $0 } }
    func raise() { state.withLock { $0 += 1 } }
}
