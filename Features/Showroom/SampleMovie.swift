import DesignSystem

/// An invented movie for the samples.
struct SampleMovie: Sendable {
    let title: String
    let year: Int
    let director: String
    let genres: [String]

    init(_ title: String, _ year: Int, _ director: String, _ genres: [String]) {
        self.title = title
        self.year = year
        self.director = director
        self.genres = genres
    }

    var poster: DrawnPoster { DrawnPoster(title: title, year: year, director: director, genres: genres) }
    var artwork: Artwork { .inline(poster) }
    var note: String { String(year) }

    static let wall: [SampleMovie] = [
        SampleMovie("The Lamplighter’s Daughter", 1947, "Ida Brandt", ["Drama", "Romance"]),
        SampleMovie("Orbit of Glass", 1971, "Tomas Vey", ["Science Fiction"]),
        SampleMovie("Dust Country", 1956, "Walt Harlan", ["Western"]),
        SampleMovie("Midnight on Garnet Street", 1949, "R. K. Lowell", ["Film-Noir", "Crime"]),
        SampleMovie("Two Umbrellas", 1963, "Claire Aubert", ["Romance", "Comedy"]),
        SampleMovie("Say It with Trumpets!", 1952, "Gene Dolan", ["Musical"]),
        SampleMovie("Salt", 2011, "Aino Lehto", ["Documentary"]),
        SampleMovie("My Uncle the Elevator", 1967, "Pavel Hora", ["Comedy"]),
        SampleMovie("The Ninth Witness", 1976, "Sheila Krane", ["Thriller"]),
        SampleMovie("Die Stille der langen Winter", 1973, "Hanne Roth", ["Drama"]),
        SampleMovie("Kaleidoscope", 1929, "Lev Antonov", ["Silent"]),
        SampleMovie("東京の雨は静かに降る", 1960, "小林 春子", ["Drama", "Romance"]),
        SampleMovie("لیلةٌ طويلة في بيروت", 1978, "نادين خوري", ["Drama"]),
        SampleMovie("המכתב האחרון", 1985, "יעל כהן", ["Mystery"]),
        SampleMovie("Северный ветер", 1968, "Анна Белова", ["Adventure"]),
        SampleMovie(
            "How I Learned to Stop Arriving Late and Began, in the Spring of My Fortieth Year, to Enjoy the Waiting Room", 1974,
            "Percival Attenborough-Whitcombe", ["Comedy"]),
        SampleMovie("Donaudampfschifffahrtsgesellschaft", 1936, "Karl Unger", ["Documentary"]),
        SampleMovie("M", 1932, "F. L.", ["Thriller"]),
        SampleMovie("🎈 Party of One 🎈", 2019, "Sam Ito", ["Comedy", "Family"]),
        SampleMovie("<Script> & \"Quote\"", 2001, "O'Hara", ["Science Fiction"]),
        SampleMovie("Ashes in the Orchard", 1990, "Marta Silveira", ["Drama", "History"]),
        SampleMovie("Paper Tigers", 1983, "Mei Lin", ["Action", "Crime"]),
        SampleMovie("Signal Lost", 2015, "Dana Kovač", ["Science Fiction", "Thriller"]),
        SampleMovie("The Velvet Alibi", 1951, "Nora Penn", ["Film-Noir", "Thriller"]),
        SampleMovie("Harvest of Stars", 1984, "Peter Quill", ["Science Fiction", "Drama"]),
    ]
}
