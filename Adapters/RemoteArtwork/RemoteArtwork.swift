public import Caching
import CoreDomain
public import Logging
public import NetworkLayer

/// Pictures of one server, fetched once and kept on disk: what has been seen is there without a connection.
///
/// Only the configured server is ever asked, and only pictures are kept, whatever it sends.
public struct RemoteArtwork: Sendable {
    private let client: NetworkClient
    private let cache: DiskCache
    /// So that a page of posters does not ask for missing ones again and again.
    private let failures: RecentFailures<String, ArtworkError>

    /// - Parameters:
    ///   - client: without decorators, for the address below which sizes lie (`https://image.tmdb.org/t/p`): of a `PublicTransport`, so that the
    ///     server's name cannot lead into a private network.
    ///   - cache: may hold pictures of other servers as well.
    ///   - userAgent: name and version of the program, `Popcorn/1.2`.
    ///   - clock: for how long failures are remembered.
    public init(
        client: NetworkClient, cache: DiskCache, userAgent: String, logger: Logger, clock: some Clock<Duration> = ContinuousClock()
    ) {
        let start = clock.now
        self.client = Self.rules(userAgent: userAgent).client(client, logger: logger)
        self.cache = cache
        failures = RecentFailures(capacity: 4096) { start.duration(to: clock.now) }
    }

    /// Asks nobody: only what was fetched before is there.
    ///
    /// - Parameters:
    ///   - base: the address that the pictures were fetched from.
    ///   - cache: holds them.
    public init(keptFrom base: BaseAddress, cache: DiskCache) {
        client = NetworkClient(base: base) { _ throws(NetworkError) in throw .connectivity }
        self.cache = cache
        // Nothing is asked, so there is nothing to wait for.
        failures = RecentFailures(capacity: 1) { .zero }
    }

    /// A picture of the server, or of the disk if it has been fetched before. Concurrent requests for it share one. The caller's cancellation does
    /// not end a request: the next look at the page finds the picture.
    ///
    /// - Parameters:
    ///   - path: `/abc.jpg`
    ///   - size: `w342`
    public func picture(path: String, size: String) async throws(ArtworkError) -> RemotePicture {
        guard let name = ArtworkPath.name(in: path), ArtworkPath.isSize(size) else { throw .notFound }
        let key = "\(client.base)/\(size)/\(name)"
        let bytes = try await bytes(key, [size, name])
        do { return try RemotePicture(bytes) } catch {
            // The file was changed on disk, or is of a version with other limits.
            await cache.remove(key)
            return try RemotePicture(try await self.bytes(key, [size, name]))
        }
    }

    private func bytes(_ key: String, _ path: [String]) async throws(ArtworkError) -> [UInt8] {
        do {
            return try await cache.bytes(for: key, lifetime: Self.lifetime) { [self] in
                // The disk comes first: a picture that is there is shown, whatever happened since.
                if let error = failures.recent(key) { throw error }
                return try await fetch(path, noting: key)
            }
        } catch let error as ArtworkError {
            throw error
        } catch {
            throw .unavailable(.cancelled)
        }
    }

    private func fetch(_ path: [String], noting key: String) async throws(ArtworkError) -> [UInt8] {
        do { return try RemotePicture(try await answer(path).body).bytes } catch {
            if let pause = error.pause { failures.note(error, for: key, pause: pause) }
            throw error
        }
    }

    private func answer(_ path: [String]) async throws(ArtworkError) -> NetworkAnswer {
        var route = Route()
        route.path = path
        route.headers["Accept"] = "image/webp, image/jpeg, image/png"
        route.goodStatuses = [200...200]
        route.redirects = 2
        route.largestAnswer = RemotePicture.largestFile
        route.timeout = .seconds(15)
        do { return try await client.answer(to: route) } catch {
            guard error == .connectivity else { throw ArtworkError(error) }
        }
        // The server may just have closed a connection that was kept open.
        do { return try await client.answer(to: route) } catch { throw ArtworkError(error) }
    }

    private static func rules(userAgent: String) -> ServiceRules {
        var rules = ServiceRules(userAgent: userAgent)
        rules.atOnce = 8
        rules.startsPerSecond = 40
        // A page waits no longer than that; the failure is remembered, and a later look at the page tries again.
        rules.retry.attempts = 1
        return rules
    }
}
