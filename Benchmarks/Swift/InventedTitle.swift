import CoreDomain
import Foundation
import MoviesDomain
import TVSeriesDomain

/// A title made of its number alone, so that every run measures the same library: words as unevenly frequent as those of a language,
/// some facts missing, as in a household's folders.
struct InventedTitle {
    private let number: Int
    private let dice: Dice

    init(_ number: Int) {
        self.number = number
        dice = Dice(seed: UInt64(number))
    }

    /// Genres and the year for which `ListPages` narrows its lists are among these.
    static let genres = [
        "Drama", "Comedy", "Thriller", "Action", "Crime", "Romance", "Adventure", "Horror", "Mystery", "Fantasy", "Family", "Animation",
        "Documentary", "History", "War", "Music", "Western", "Biography", "Sport", "Short", "Noir", "Musical", "Travel", "Nature",
    ]

    /// The bench walks from movies of this id.
    static func id(_ number: Int) -> String { "local-t\(number)" }

    private var id: TitleID {
        guard let id = TitleID(Self.id(number)) else { preconditionFailure("the id of an invented title is valid by its form") }
        return id
    }

    private var title: String { words(1 + dice.below(5, 1), salt: 10) }
    private var year: Int? { dice.below(50, 2) == 0 ? nil : 1_920 + dice.below(112, 3) }
    private var rating: Double? { dice.below(40, 4) == 0 ? nil : Double(dice.below(101, 5)) / 10 }
    private var addedAt: Date { Date(timeIntervalSince1970: 1_600_000_000 + Double(dice.below(200_000_000, 6))) }
    private var ownGenres: [String] {
        (0..<1 + dice.below(3, 7)).map { Self.genres[dice.uneven(Self.genres.count, 20 + UInt64($0))] }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    func movie(_ kind: MovieKind) -> Movie {
        Movie(
            summary: MovieSummary(
                id: id, kind: kind, title: title, year: year, rating: rating, runtimeMinutes: 60 + dice.below(120, 8), genres: ownGenres,
                director: words(2, salt: 30), addedAt: addedAt, missingSince: dice.below(10, 9) < 7 ? nil : addedAt),
            overview: words(14, salt: 40) + ".", directors: [words(2, salt: 30)],
            cast: [CastCredit(name: words(2, salt: 60), character: words(1, salt: 64)), CastCredit(name: words(2, salt: 70))])
    }

    var series: Series {
        Series(
            summary: SeriesSummary(
                id: id, title: title, year: year, rating: rating, genres: ownGenres, seasonCount: 1, episodeCount: episodes.count,
                addedAt: addedAt),
            overview: words(14, salt: 40) + ".", seasons: [SeasonSummary(number: 1, episodeCount: episodes.count)])
    }

    var episodes: [Episode] {
        (1...6).map { Episode(series: id, season: 1, number: $0, name: words(2, salt: 100 + UInt64($0) * 4), addedAt: addedAt) }
    }

    private func words(_ count: Int, salt: UInt64) -> String {
        (0..<count).map { Self.word(dice.uneven(60_000, salt + UInt64($0))) }.joined(separator: " ")
    }

    private static let syllables = [
        "ka", "lo", "mi", "ne", "ru", "ta", "so", "vi", "la", "dor", "mel", "an", "ber", "sto", "ri", "na", "wen", "tho", "gra", "pel",
        "su", "ha", "ke", "mon", "ti", "ra", "vel", "or", "is", "du", "fa", "lin", "co", "mar", "en", "qui", "bo", "ze", "ir", "ul",
    ]

    /// One of 64,000 words.
    private static func word(_ index: Int) -> String {
        let count = syllables.count
        let third = index >= count * count ? syllables[index / count / count % count] : ""
        let word = syllables[index % count] + syllables[index / count % count] + third
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}

/// Numbers that look random and are the same in every run (splitmix64 of seed and salt).
struct Dice {
    let seed: UInt64

    func below(_ bound: Int, _ salt: UInt64) -> Int { Int(number(salt) % UInt64(bound)) }

    /// Small numbers are frequent: log-uniform below the bound.
    func uneven(_ bound: Int, _ salt: UInt64) -> Int {
        let share = Double(number(salt) >> 11) / Double(1 << 53)
        return min(bound - 1, Int(clamped: exp(share * log(Double(bound + 1)))) - 1)
    }

    private func number(_ salt: UInt64) -> UInt64 {
        var word = seed &* 0x9E37_79B9_7F4A_7C15 &+ salt &* 0xD1B5_4A32_D192_ED03
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
