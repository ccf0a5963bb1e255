public import Persistence

/// The table of what people opened from the results of a search. It is precious: steps are never undone.
public enum SearchHistoryTables {
    public static let schema = Schema(
        "search-history.1 entries",
        sql: """
            CREATE TABLE search_history(
                viewer TEXT NOT NULL,
                -- As in the search index: a movie and a person with one id are two entries.
                reference TEXT NOT NULL,
                -- The movie, video or series that it belongs to; NULL for a person.
                title TEXT,
                opened INTEGER NOT NULL,
                PRIMARY KEY(viewer, reference)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX search_history_newest ON search_history(viewer, opened);
            CREATE INDEX search_history_title ON search_history(title);
            """)
}
