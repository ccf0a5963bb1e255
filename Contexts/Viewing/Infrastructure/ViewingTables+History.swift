extension ViewingTables {
    /// What was watched to its end, and ratings. Positions at the end become the first entries. Extras are none; rows of a version that did not
    /// tell them apart count from 40 minutes on, the length of a feature.
    static let historySQL = """
        CREATE TABLE viewing_history(
            viewer TEXT NOT NULL, watched INTEGER NOT NULL, reference TEXT NOT NULL, title TEXT NOT NULL,
            -- The file that was watched: the entry goes with it to other titles.
            file TEXT,
            -- Seconds; NULL if unknown.
            duration REAL,
            -- Whether it was marked by hand, not played.
            marked INTEGER NOT NULL,
            PRIMARY KEY(viewer, watched, reference)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX viewing_history_title ON viewing_history(title, reference);
        CREATE INDEX viewing_history_file ON viewing_history(file) WHERE file IS NOT NULL;
        -- The entry that this viewing has made.
        ALTER TABLE viewing_progress ADD COLUMN watched INTEGER;
        UPDATE viewing_progress SET watched = updated
        WHERE duration > 0 AND (position / duration >= 0.95 OR (duration > 60 AND duration - position < 15))
            AND (part IS NOT NULL OR reference GLOB 'episode/*' OR duration >= 2400);
        INSERT OR IGNORE INTO viewing_history
        SELECT viewer, watched, reference, title, file, nullif(duration, 1), 0 FROM viewing_progress WHERE watched IS NOT NULL;

        -- `season` and `episode` are -1 for a title as a whole.
        CREATE TABLE viewing_rating(
            viewer TEXT NOT NULL, title TEXT NOT NULL, season INTEGER NOT NULL, episode INTEGER NOT NULL, rating INTEGER NOT NULL,
            rated INTEGER NOT NULL, PRIMARY KEY(viewer, title, season, episode)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX viewing_rating_title ON viewing_rating(title, season, episode);
        """
}
