import DesignSystem

/// A film that does not exist, to show how films that do would look.
struct SampleFilm: Sendable {
    let title: String
    let year: Int
    let director: String
    let genres: [String]
    let minutes: Int

    init(_ title: String, _ year: Int, _ director: String, _ genres: [String], _ minutes: Int = 104) {
        self.title = title
        self.year = year
        self.director = director
        self.genres = genres
        self.minutes = minutes
    }

    var poster: DrawnPoster { DrawnPoster(title: title, year: year, director: director, genres: genres) }
    var artwork: Artwork { .inline(poster) }
    var note: String { String(year) }

    static let wall: [SampleFilm] = [
        SampleFilm("The Lamplighter’s Daughter", 1947, "Ida Brandt", ["Drama", "Romance"]),
        SampleFilm("Orbit of Glass", 1971, "Tomas Vey", ["Science Fiction"]),
        SampleFilm("Dust Country", 1956, "Walt Harlan", ["Western"]),
        SampleFilm("Midnight on Garnet Street", 1949, "R. K. Lowell", ["Film-Noir", "Crime"]),
        SampleFilm("Two Umbrellas", 1963, "Claire Aubert", ["Romance", "Comedy"]),
        SampleFilm("The Cellar", 1981, "Dario Monti", ["Horror"]),
        SampleFilm("Say It with Trumpets!", 1952, "Gene Dolan", ["Musical"]), SampleFilm("Salt", 2011, "Aino Lehto", ["Documentary"]),
        SampleFilm("My Uncle the Elevator", 1967, "Pavel Hora", ["Comedy"]),
        SampleFilm("The Ninth Witness", 1976, "Sheila Krane", ["Thriller"]),
        SampleFilm("A Key for Madame Orlova", 1958, "Henri Sault", ["Mystery"]), SampleFilm("Overdrive", 1994, "Max Stroud", ["Action"]),
        SampleFilm("Beyond the White Pass", 1939, "Edith Marlow", ["Adventure"]),
        SampleFilm("The Moon-Eater", 1986, "Ilse Wagner", ["Fantasy"]),
        SampleFilm("Button & Thread", 2004, "Yuki Arai", ["Animation", "Family"]),
        SampleFilm("Seven Balloons over Lisbon", 1969, "João Pires", ["Family"]),
        SampleFilm("Searchlight", 1944, "Col. J. Finch", ["War"]), SampleFilm("The Bishop of Ely", 1966, "Rosalind Hart", ["History"]),
        SampleFilm("B-Side", 1999, "Lou Castellano", ["Music", "Drama"]), SampleFilm("Fingerprints", 1962, "Jean Mercier", ["Crime"]),
        SampleFilm("Die Stille der langen Winter", 1973, "Hanne Roth", ["Drama"]),
        SampleFilm("Kaleidoscope", 1929, "Lev Antonov", ["Silent"]),
        SampleFilm("東京の雨は静かに降る", 1960, "小林 春子", ["Drama", "Romance"]), SampleFilm("لیلةٌ طويلة في بيروت", 1978, "نادين خوري", ["Drama"]),
        SampleFilm("המכתב האחרון", 1985, "יעל כהן", ["Mystery"]), SampleFilm("Северный ветер", 1968, "Анна Белова", ["Adventure"]),
        SampleFilm(
            "How I Learned to Stop Arriving Late and Began, in the Spring of My Fortieth Year, to Enjoy the Waiting Room", 1974,
            "Percival Attenborough-Whitcombe", ["Comedy"]),
        SampleFilm("Donaudampfschifffahrtsgesellschaft", 1936, "Karl Unger", ["Documentary"]), SampleFilm("M", 1932, "F. L.", ["Thriller"]),
        SampleFilm("🎈 Party of One 🎈", 2019, "Sam Ito", ["Comedy", "Family"]),
        SampleFilm("<Script> & \"Quote\"", 2001, "O'Hara", ["Science Fiction"]),
        SampleFilm("Ashes in the Orchard", 1990, "Marta Silveira", ["Drama", "History"]),
        SampleFilm("The Cartographers", 2008, "Ben Okoye", ["Adventure"]),
        SampleFilm("Paper Tigers", 1983, "Mei Lin", ["Action", "Crime"]),
        SampleFilm("Signal Lost", 2015, "Dana Kovač", ["Science Fiction", "Thriller"]),
        SampleFilm("Cuckoo Waltz", 1955, "Otto Lind", ["Comedy", "Romance"]), SampleFilm("Gallows Hill", 1970, "Vincent Grey", ["Horror"]),
        SampleFilm("Rider from Nowhere", 1961, "Sergio Bassi", ["Western"]),
        SampleFilm("The Velvet Alibi", 1951, "Nora Penn", ["Film-Noir", "Thriller"]),
        SampleFilm("Harvest of Stars", 1984, "Peter Quill", ["Science Fiction", "Drama"]),
    ]
}
