import Caching
import Foundation
import TMDbAdapter

/// The names of TMDb's genres, read once a day: its lists give only numbers. They are kept on disk, so that they are known after a restart
/// while TMDb cannot be reached, too.
actor GenreNames {
    private struct Names: Codable {
        var movie: [Int: String] = [:]
        var series: [Int: String] = [:]

        /// A movie's name of a genre wins.
        var joined: [Int: String] { movie.merging(series) { movie, _ in movie } }
    }

    /// For as long as TMDb's answers may be kept (field.md §E5).
    private static let lifetime = Duration.seconds(180 * 86_400)

    private let tmdb: TMDb
    private let cache: DiskCache
    private let key: String
    private var known: Names?
    private var readAt: Date?

    /// - Parameters:
    ///   - language: BCP 47, of the names.
    ///   - cache: of names only.
    init(_ tmdb: TMDb, language: String, cache: DiskCache) {
        self.tmdb = tmdb
        self.cache = cache
        key = "genres \(language)"
    }

    /// Those that were read last, where they cannot be read now.
    func all(at now: Date = .now) async -> [Int: String] {
        if let readAt, abs(now.timeIntervalSince(readAt)) < 86_400 { return await last().joined }
        do {
            let names = Names(movie: try await read(.movie), series: try await read(.series))
            (known, readAt) = (names, now)
            await cache.remove(key)
            _ = try? await cache.bytes(for: key) { Array(try JSONEncoder().encode(names)) }
            return names.joined
        } catch {
            return await last().joined
        }
    }

    /// From A to Z, as they were read last; nothing is asked for them.
    func names(of kind: TMDbKind) async -> [String] {
        let names = await last()
        return Set((kind == .movie ? names.movie : names.series).values).sorted()
    }

    private func read(_ kind: TMDbKind) async throws(TMDbError) -> [Int: String] {
        Dictionary(try await tmdb.genres(kind).map { ($0.id, $0.name) }, uniquingKeysWith: { one, _ in one })
    }

    private func last() async -> Names {
        if let known { return known }
        let kept = await cache.cached(key, lifetime: Self.lifetime).flatMap { try? JSONDecoder().decode(Names.self, from: Data($0)) }
        // TMDb may have been faster than the disk.
        if known == nil { known = kept }
        return known ?? Names()
    }
}
