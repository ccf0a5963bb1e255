import Foundation
import TMDbAdapter

/// The names of TMDb's genres, read once a day: its lists give only numbers.
actor GenreNames {
    private let tmdb: TMDb
    private var known: [Int: String] = [:]
    private var readAt: Date?

    init(_ tmdb: TMDb) { self.tmdb = tmdb }

    /// Those that were read last, where they cannot be read now.
    func all(at now: Date = .now) async -> [Int: String] {
        if let readAt, abs(now.timeIntervalSince(readAt)) < 86_400 { return known }
        var names: [Int: String] = [:]
        for kind in TMDbKind.allCases {
            // A movie's name of a genre wins.
            guard let genres = try? await tmdb.genres(kind) else { return known }
            for genre in genres where names[genre.id] == nil { names[genre.id] = genre.name }
        }
        (known, readAt) = (names, now)
        return names
    }
}
