import Foundation
import Logging
import NetworkLayer
import Synchronization

@testable import TMDbAdapter

/// A recorded answer of `Answers`.
func recorded(_ name: String) throws -> String {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Answers") else {
        throw CocoaError(.fileNoSuchFile)
    }
    return try String(contentsOf: url, encoding: .utf8)
}

/// A clock whose sleeps end at once: time passes by waiting.
final class PassingClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let passed = Mutex(Duration.zero)

    var now: Instant { Instant(offset: passed.withLock { $0 }) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        passed.withLock { $0 = max($0, deadline.offset) }
    }
}

extension TMDb {
    static let moment = Date(timeIntervalSince1970: 1_800_000_000)

    /// Asks `client`, without real waits.
    static func over(_ client: NetworkClient, _ settings: TMDbSettings, clock: PassingClock = PassingClock()) -> TMDb {
        TMDb(
            settings: settings, client: client, userAgent: "Popcorn/1.0", logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            clock: NetworkClock(clock) { 1_800_000_000 }, now: { moment })
    }

    /// Gets this answer to every request.
    static func answering(_ body: String, languages: [String] = ["en-US"], region: String? = nil) throws -> TMDb {
        let settings = try TMDbSettings(token: "abc", languages: languages, region: region)
        let client = NetworkClient(base: settings.base) { _ in NetworkAnswer(status: 200, body: Array(body.utf8)) }
        return .over(client, settings)
    }
}

/// Keeps the requests of a `TMDb`, each of which gets the answer that a function makes.
final class Asked: Sendable {
    private let kept = Mutex<[NetworkRequest]>([])

    var targets: [String] { kept.withLock { $0.map(\.target) } }
    var requests: [NetworkRequest] { kept.withLock { $0 } }

    func tmdb(
        languages: [String] = ["en-US"], clock: PassingClock = PassingClock(),
        _ answer: @escaping @Sendable () async -> String = { #"{"results": [], "genres": []}"# }
    ) throws -> TMDb {
        let settings = try TMDbSettings(token: "abc", languages: languages)
        let client = NetworkClient(base: settings.base) { [self] request async throws(NetworkError) in
            kept.withLock { $0.append(request) }
            return NetworkAnswer(status: 200, body: Array(await answer().utf8))
        }
        return .over(client, settings, clock: clock)
    }
}
