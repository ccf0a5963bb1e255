public import Persistence
import TVSeriesDomain

/// The tables of series, seasons and episodes. They are rebuildable, and part of the catalogue.
public enum SeriesTables {
    static let shelves = Shelves("series")
    static let genres = NameNumbers(table: "series_genre")
    /// A series or episode that only its files describe has none: its row is the document.
    static let documents = DocumentTable<SeriesFacts>(of: "series")
    static let episodeDocuments = DocumentTable<EpisodeFacts>(of: "episode")

    public static let schema = Schema(
        "tvseries.1 series, seasons, episodes",
        sql: """
            CREATE TABLE series(
                id INTEGER PRIMARY KEY,
                ref TEXT NOT NULL,
                added INTEGER NOT NULL,
                title TEXT NOT NULL,
                title_key TEXT NOT NULL,
                year INTEGER,
                rating REAL,
                genres TEXT,
                poster TEXT,
                backdrop TEXT,
                original_title TEXT,
                sort_title TEXT NOT NULL,
                certification TEXT,
                status TEXT,
                studios TEXT,
                aliases TEXT,
                overview TEXT,
                -- Follow from the seasons and episodes.
                season_count INTEGER NOT NULL DEFAULT 0,
                episode_count INTEGER NOT NULL DEFAULT 0,
                missing INTEGER
            );
            -- Every id that a series answers under, its own among them.
            CREATE TABLE series_identity(
                identity TEXT PRIMARY KEY,
                series INTEGER NOT NULL REFERENCES series(id) ON DELETE CASCADE
            ) WITHOUT ROWID;
            CREATE INDEX series_identity_series ON series_identity(series);
            CREATE TABLE season(
                series INTEGER NOT NULL REFERENCES series(id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK(number >= 0),
                name TEXT,
                poster TEXT,
                -- As the source of the series says; what is there counts for more.
                announced INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY(series, number)
            ) WITHOUT ROWID;
            CREATE TABLE episode(
                id INTEGER PRIMARY KEY,
                series INTEGER NOT NULL REFERENCES series(id) ON DELETE CASCADE,
                season INTEGER NOT NULL CHECK(season >= 0),
                number INTEGER NOT NULL CHECK(number >= 0),
                added INTEGER NOT NULL,
                missing INTEGER,
                title TEXT NOT NULL,
                aired TEXT,
                runtime INTEGER,
                still TEXT,
                overview TEXT,
                UNIQUE(series, season, number)
            );
            \(genres.sql)
            \(shelves.sql)
            """
    ).then("tvseries.2 one year by day and by rating", sql: shelves.yearSQL)
        .addingAges("tvseries.3 ages", of: "series")
        .makingStrict(
            "tvseries.4 strict tables", ["series", "series_identity", "season", "episode", "series_genre"] + shelves.tables
        )
        .then(
            "tvseries.5 owned series",
            sql: """
                ALTER TABLE series ADD COLUMN owned INTEGER NOT NULL DEFAULT 0;
                UPDATE series SET owned = EXISTS(SELECT 1 FROM episode WHERE episode.series = series.id AND episode.missing IS NULL);
                -- Negative first: the new numbers are also numbers of old shelves.
                \(shelves.moving(to: "-1 - (shelf << 1 | row.owned)"))
                \(shelves.moving(to: "-1 - shelf"))
                """
        )
        .then(
            "tvseries.6 facts by source",
            sql: """
                ALTER TABLE series ADD COLUMN filed INTEGER NOT NULL DEFAULT 1;
                ALTER TABLE season ADD COLUMN overview TEXT;
                ALTER TABLE episode ADD COLUMN filed INTEGER NOT NULL DEFAULT 1;
                -- Until now an episode without a name was stored with one in English.
                UPDATE episode SET title = '' WHERE title = 'Episode ' || number;
                \(documents.sql)
                \(episodeDocuments.sql)
                """)
}
