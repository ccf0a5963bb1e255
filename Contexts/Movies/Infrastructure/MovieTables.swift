import MoviesDomain
public import Persistence

/// The tables of movies and videos. They are rebuildable, and part of the catalogue.
public enum MovieTables {
    static let shelves = Shelves("movie")
    static let genres = NameNumbers(table: "movie_genre")
    /// A movie that only its files describe has none: its row is the document.
    static let documents = DocumentTable<MovieFacts>(of: "movie")

    public static let schema = Schema(
        "movies.1 films and videos",
        sql: """
            CREATE TABLE movie(
                id INTEGER PRIMARY KEY,
                ref TEXT NOT NULL,
                kind TEXT NOT NULL,
                owned INTEGER NOT NULL,
                missing INTEGER,
                added INTEGER NOT NULL,
                title TEXT NOT NULL,
                title_key TEXT NOT NULL,
                year INTEGER,
                rating REAL,
                runtime INTEGER,
                genres TEXT,
                director TEXT,
                poster TEXT,
                backdrop TEXT,
                original_title TEXT,
                sort_title TEXT NOT NULL,
                tagline TEXT,
                certification TEXT,
                premiered TEXT,
                directors TEXT,
                writers TEXT,
                studios TEXT,
                aliases TEXT,
                credits TEXT,
                overview TEXT
            );
            -- Every id that a movie answers under, its own among them.
            CREATE TABLE movie_identity(
                identity TEXT PRIMARY KEY,
                movie INTEGER NOT NULL REFERENCES movie(id) ON DELETE CASCADE
            ) WITHOUT ROWID;
            CREATE INDEX movie_identity_movie ON movie_identity(movie);
            \(genres.sql)
            \(shelves.sql)
            """
    ).then("movies.2 one year by day and by rating", sql: shelves.yearSQL)
        .addingAges("movies.3 ages", of: "movie")
        .makingStrict("movies.4 strict tables", ["movie", "movie_identity", "movie_genre"] + shelves.tables)
        .then(
            "movies.5 missing movies are not owned",
            sql: shelves.moving(to: "shelf & ~1", where: "shelf & 1 = 1 AND row.missing IS NOT NULL")
        )
        .then(
            "movies.6 collections",
            sql: "ALTER TABLE movie ADD COLUMN collection TEXT; ALTER TABLE movie ADD COLUMN collection_overview TEXT"
        )
        .then(
            "movies.7 facts by source",
            // Until now a movie without files was on the same shelves as one whose files are missing.
            sql: documents.sql + shelves.moving(to: "shelf | 1 << 48", where: "row.owned = 0"))
}
