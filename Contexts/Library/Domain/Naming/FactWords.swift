/// Genres and countries, which people write next to the year: `(Western 1950)`, `[1963 - UK]`.
enum FactWords {
    static func isFact(_ word: String) -> Bool { isGenre(word) || countries.contains(word) }

    /// As on IMDb: `(2009 TV Series)`.
    static func isKind(_ word: String) -> Bool { kinds.contains(word) }

    private static let kinds: Set<String> = ["tv", "series", "mini", "miniseries", "movie", "film", "serial", "show"]

    /// `TV Series`, `TV Mini Series`, `Miniseries` as the last words: how many they are.
    static func seriesEnding(_ words: ArraySlice<String>) -> Int {
        let run = words.suffix(3).drop { !kinds.contains($0) }
        let endings = [
            ["tv", "mini", "series"], ["tv", "series"], ["tv", "serial"], ["tv", "show"], ["mini", "series"], ["miniseries"],
        ]
        return endings.first { run.suffix($0.count).elementsEqual($0) }?.count ?? 0
    }

    static func isGenre(_ word: String) -> Bool { genres.contains(word) }

    private static func table(_ lines: String) -> Set<String> {
        Set(lines.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }

    /// In English, German, French, Spanish, Italian and Portuguese, Polish and Czech, and Russian.
    private static let genres = table(
        """
        action adventure animation animated anime biography biopic comedy crime docu documentary drama family fantasy history horror
        musical mystery noir romance romantic sci-fi scifi thriller war western
        abenteuer dokumentarfilm dokumentation historienfilm komödie krimi kriegsfilm liebesfilm
        aventure comédie comedie documentaire drame fantastique guerre horreur policier
        acción accion aventuras bélico belico comedia documental fantasía policíaco romántica suspense terror
        avventura azione commedia documentario dramma drammatico fantascienza fantastico giallo guerra orrore poliziesco
        aventura comédia ficção romance
        dramat dokumentalny familijny horror komedia kryminał obyczajowy przygodowy
        dobrodružný komedie pohádka rodinný válečný
        биография боевик вестерн детектив документальный драма история комедия мелодрама мультфильм приключения триллер ужасы фантастика фэнтези
        """)

    private static let countries = table(
        """
        albania algeria argentina armenia australia austria bangladesh belgium bolivia bosnia brazil bulgaria cambodia canada chile china
        colombia croatia cuba cyprus czech czechoslovakia denmark ecuador egypt england estonia ethiopia finland france gdr georgia germany
        ghana greece hk hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya korea kosovo
        latvia lebanon lithuania luxembourg macedonia malaysia mali mexico mongolia montenegro morocco nepal netherlands nigeria norway
        pakistan palestine paraguay peru philippines poland portugal romania russia scotland senegal serbia singapore slovakia slovenia
        spain sudan sweden switzerland syria taiwan thailand tunisia turkey uk ukraine uruguay us usa ussr venezuela vietnam wales
        yugoslavia zealand
        brd ddr deutschland frankreich großbritannien italien österreich schweiz spanien
        allemagne angleterre belgique espagne italie
        alemania españa francia italia méxico reino
        francja niemcy polska włochy
        ссср россия сша франция италия германия великобритания польша япония украина
        """)
}
