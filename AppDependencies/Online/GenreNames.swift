import Foundation
import TMDbAdapter

/// The names of TMDb's genres, read once a day: its lists give only numbers.
actor GenreNames {
    private let tmdb: TMDb
    private var known: [TMDbKind: [Int: String]] = [:]
    private var readAt: Date?

    init(_ tmdb: TMDb) { self.tmdb = tmdb }

    /// Those that were read last, where they cannot be read now. A movie's name of a genre wins.
    func all(at now: Date = .now) async -> [Int: String] {
        if let readAt, abs(now.timeIntervalSince(readAt)) < 86_400 { return joined }
        var names: [TMDbKind: [Int: String]] = [:]
        for kind in TMDbKind.allCases {
            guard let genres = try? await tmdb.genres(kind) else { return joined }
            names[kind] = Dictionary(genres.map { ($0.id, $0.name) }, uniquingKeysWith: { one, _ in one })
        }
        (known, readAt) = (names, now)
        return joined
    }

    /// From A to Z, as they were read last; nothing is asked for them.
    func names(of kind: TMDbKind) -> [String] { Set((known[kind] ?? [:]).values).sorted() }

    private var joined: [Int: String] { (known[.movie] ?? [:]).merging(known[.series] ?? [:]) { movie, _ in movie } }
}
