import CoreDomain
import DesignSystem
import Foundation
import MoviesDomain
import MoviesFeature
import Screens
import Testing

@Suite("Drawn posters next to each other")
struct PosterNeighbourTests {
    /// Four hundred movies of one genre, so that many drawings are alike; every tenth has a poster of its own.
    private static let movies = (0..<400).map { number in
        MovieSummary(
            id: TitleID("local-\(number)")!, title: "\(["The Fog", "A Rain", "Heat", "Dust"][number % 4]) \(number)",
            year: 1930 + number % 7,
            rating: Double(number * 7 % 10), genres: ["Western"],
            poster: number % 10 == 9 ? Picture(id: "abcdefgh\(number)", width: 2, height: 3) : nil,
            addedAt: Date(timeIntervalSince1970: Double(number * 31 % 400)))
    }

    private static func sorted(by sort: MovieSort) -> [MovieSummary] {
        switch sort {
        case .title: movies.sorted { $0.title < $1.title }
        case .added: movies.sorted { $0.addedAt > $1.addedAt }
        case .year: movies.sorted { ($1.year!, $0.title) < ($0.year!, $1.title) }
        case .rating: movies.sorted { ($1.rating!, $0.title) < ($0.rating!, $1.title) }
        }
    }

    /// The look of the drawing that an address names; nil for a picture.
    private static func look(of artwork: Artwork, _ movie: MovieSummary) -> DrawnLook? {
        guard case .drawn(let path) = artwork else { return nil }
        let parts = path.components(separatedBy: "?v=")
        #expect(parts[0] == "/artwork/drawn/\(movie.id).svg")
        return DrawnLook(
            DrawnPoster(title: movie.title, year: movie.year, genres: movie.genres, seed: parts.count == 2 ? UInt64(parts[1])! : 0))
    }

    @Test("Of 400 movies none looks like the one before it, in every order of the list and across its parts", arguments: MovieSort.allCases)
    func neighbours(sort: MovieSort) {
        let movies = Self.sorted(by: sort)
        var last: DrawnLook?, looks: [DrawnLook?] = []
        for start in stride(from: 0, to: movies.count, by: 60) {
            let part = Array(movies[start..<min(start + 60, movies.count)])
            let posters = Artwork.posters(part.map(MovieList.poster), after: last)
            looks += zip(posters.artworks, part).map(Self.look)
            // As it travels in the address of the next part.
            last = posters.look.flatMap { DrawnLook(code: $0.code) }
            #expect(last == posters.look)
        }
        let alike = zip(looks, looks.dropFirst()).count { $0 != nil && $0 == $1 }
        #expect(alike == 0)
        let plain = movies.map { $0.poster == nil ? DrawnLook(DrawnPoster(title: $0.title, year: $0.year, genres: $0.genres)) : nil }
        #expect(zip(plain, plain.dropFirst()).contains { $0 != nil && $0 == $1 }, "without the rule some would be alike")
        #expect(zip(plain, looks).count { $0 != $1 } < 40, "most keep the drawing that they have everywhere else")
    }

    @Test("A number from an address is a look or none", arguments: [-1, 28 * 24, .min, .max])
    func codes(code: Int) { #expect(DrawnLook(code: code) == nil) }
}
