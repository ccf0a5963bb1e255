import ViewingInfrastructure

extension ViewingTables {
    /// The steps of version 0.1 as they were released, by name.
    static let firstVersion = [
        (
            "viewing.1 progress, plays, watchlist",
            """
            CREATE TABLE viewing_progress(
                viewer TEXT NOT NULL,
                file TEXT NOT NULL,
                reference TEXT NOT NULL,
                title TEXT NOT NULL,
                position REAL NOT NULL,
                duration REAL NOT NULL,
                updated INTEGER NOT NULL,
                -- Worth offering to go on with.
                begun INTEGER NOT NULL,
                -- Whether this viewing has been counted as a play.
                counted INTEGER NOT NULL,
                PRIMARY KEY(viewer, file)
            ) WITHOUT ROWID;
            CREATE INDEX viewing_progress_begun ON viewing_progress(viewer, updated) WHERE begun = 1;
            CREATE INDEX viewing_progress_title ON viewing_progress(viewer, title, updated);
            -- Hides what was begun of a title up to a moment.
            CREATE TABLE viewing_dismissal(
                viewer TEXT NOT NULL,
                title TEXT NOT NULL,
                until INTEGER NOT NULL,
                PRIMARY KEY(viewer, title)
            ) WITHOUT ROWID;
            CREATE TABLE viewing_plays(
                reference TEXT PRIMARY KEY,
                plays INTEGER NOT NULL,
                latest INTEGER NOT NULL
            ) WITHOUT ROWID;
            CREATE INDEX viewing_plays_most ON viewing_plays(plays, latest);
            CREATE TABLE viewing_watchlist(
                viewer TEXT NOT NULL,
                title TEXT NOT NULL,
                added INTEGER NOT NULL,
                PRIMARY KEY(viewer, title)
            ) WITHOUT ROWID;
            CREATE INDEX viewing_watchlist_newest ON viewing_watchlist(viewer, added);
            """
        ),
        (
            "viewing.2 by title",
            """
            -- What everybody did with a title, for when it gets another id.
            CREATE INDEX viewing_progress_of_title ON viewing_progress(title);
            CREATE INDEX viewing_dismissal_of_title ON viewing_dismissal(title);
            CREATE INDEX viewing_watchlist_of_title ON viewing_watchlist(title);
            """
        ),
    ]
}
