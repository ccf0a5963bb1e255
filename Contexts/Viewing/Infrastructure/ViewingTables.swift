import CoreDomain
public import Persistence

/// The tables of what people have watched. They are precious: steps are never undone.
public enum ViewingTables {
    public static let schema = Schema("viewing.1 progress, plays, watchlist", sql: firstSQL)
        .then("viewing.2 by title", sql: byTitleSQL)
        .then("viewing.3 strict tables", sql: strictSQL)
        .then("viewing.4 positions of titles", sql: ofTitlesSQL)
        .then("viewing.5 marks of files", sql: marksSQL)
        .then("viewing.6 ids of series", sql: seriesIDs)
        .then("viewing.7 history and ratings", sql: historySQL)

    /// Until this step the id of a movie and of a series could be the same (`TitleID.ofSeries`). A reference says which of them it means; an entry
    /// of a watchlist may mean both, so its id is noted until somebody who knows the titles has decided.
    static let seriesIDs =
        ["tmdb", "tvdb"].map { source in
            let (old, new) = ("episode/\(source)-", "episode/\(source)-\(TitleID.seriesPrefix)")
            let reference = "reference = replace(reference, '\(old)', '\(new)')"
            let title = "title = replace(title, '\(source)-', '\(source)-\(TitleID.seriesPrefix)')"
            let isSeries = "reference GLOB '\(old)[0-9]*'"
            let now = "replace(viewing_dismissal.title, '\(source)-', '\(source)-\(TitleID.seriesPrefix)')"
            return """
                UPDATE viewing_progress SET \(reference), \(title) WHERE \(isSeries);
                UPDATE viewing_content SET \(reference), \(title) WHERE \(isSeries);
                UPDATE viewing_plays SET \(reference) WHERE \(isSeries);
                UPDATE viewing_dismissal SET \(title) WHERE title GLOB '\(source)-[0-9]*'
                    AND EXISTS (SELECT 1 FROM viewing_progress AS seen WHERE seen.viewer = viewing_dismissal.viewer AND seen.title = \(now))
                    AND NOT EXISTS (
                        SELECT 1 FROM viewing_progress AS seen
                        WHERE seen.viewer = viewing_dismissal.viewer AND seen.title = viewing_dismissal.title);

                """
        }.joined() + """
            CREATE TABLE viewing_old_id(title TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
            INSERT OR IGNORE INTO viewing_old_id SELECT title FROM viewing_watchlist
            WHERE title GLOB 'tmdb-[0-9]*' OR title GLOB 'tvdb-[0-9]*';
            """

    private static let firstSQL = """
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

    private static let byTitleSQL = """
        -- What everybody did with a title, for when it gets another id.
        CREATE INDEX viewing_progress_of_title ON viewing_progress(title);
        CREATE INDEX viewing_dismissal_of_title ON viewing_dismissal(title);
        CREATE INDEX viewing_watchlist_of_title ON viewing_watchlist(title);
        """

    /// The same tables with checked types. Rows that an older version could not read are left out.
    private static let strictSQL = """
        CREATE TABLE viewing_progress_strict(
            viewer TEXT NOT NULL, file TEXT NOT NULL, reference TEXT NOT NULL, title TEXT NOT NULL, position REAL NOT NULL,
            duration REAL NOT NULL, updated INTEGER NOT NULL, begun INTEGER NOT NULL, counted INTEGER NOT NULL, PRIMARY KEY(viewer, file)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO viewing_progress_strict
        SELECT viewer, file, reference, title, position, duration, updated, begun, counted FROM viewing_progress
        WHERE typeof(position) IN ('real', 'integer') AND typeof(duration) IN ('real', 'integer') AND typeof(updated) = 'integer'
            AND typeof(begun) = 'integer' AND typeof(counted) = 'integer' AND typeof(viewer) = 'text' AND typeof(file) = 'text'
            AND typeof(reference) = 'text' AND typeof(title) = 'text';
        CREATE TABLE viewing_dismissal_strict(
            viewer TEXT NOT NULL, title TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY(viewer, title)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO viewing_dismissal_strict SELECT viewer, title, until FROM viewing_dismissal
        WHERE typeof(viewer) = 'text' AND typeof(title) = 'text' AND typeof(until) = 'integer';
        CREATE TABLE viewing_plays_strict(
            reference TEXT PRIMARY KEY, plays INTEGER NOT NULL, latest INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        INSERT INTO viewing_plays_strict SELECT reference, plays, latest FROM viewing_plays
        WHERE typeof(reference) = 'text' AND typeof(plays) = 'integer' AND typeof(latest) = 'integer';
        CREATE TABLE viewing_watchlist_strict(
            viewer TEXT NOT NULL, title TEXT NOT NULL, added INTEGER NOT NULL, PRIMARY KEY(viewer, title)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO viewing_watchlist_strict SELECT viewer, title, added FROM viewing_watchlist
        WHERE typeof(viewer) = 'text' AND typeof(title) = 'text' AND typeof(added) = 'integer';

        DROP TABLE viewing_progress;
        DROP TABLE viewing_dismissal;
        DROP TABLE viewing_plays;
        DROP TABLE viewing_watchlist;
        ALTER TABLE viewing_progress_strict RENAME TO viewing_progress;
        ALTER TABLE viewing_dismissal_strict RENAME TO viewing_dismissal;
        ALTER TABLE viewing_plays_strict RENAME TO viewing_plays;
        ALTER TABLE viewing_watchlist_strict RENAME TO viewing_watchlist;

        CREATE INDEX viewing_progress_begun ON viewing_progress(viewer, updated) WHERE begun = 1;
        CREATE INDEX viewing_progress_title ON viewing_progress(viewer, title, updated);
        CREATE INDEX viewing_progress_of_title ON viewing_progress(title);
        CREATE INDEX viewing_dismissal_of_title ON viewing_dismissal(title);
        CREATE INDEX viewing_plays_most ON viewing_plays(plays, latest);
        CREATE INDEX viewing_watchlist_newest ON viewing_watchlist(viewer, added);
        CREATE INDEX viewing_watchlist_of_title ON viewing_watchlist(title);
        """

    /// `part` is NULL for an extra, and in rows that an older version wrote.
    private static let ofTitlesSQL = """
        ALTER TABLE viewing_progress ADD COLUMN part INTEGER;
        CREATE INDEX viewing_progress_part ON viewing_progress(viewer, reference, part) WHERE part IS NOT NULL;
        CREATE INDEX viewing_progress_file ON viewing_progress(file);
        -- Some files of the titles on watchlists: such a title is found again by their content.
        CREATE TABLE viewing_content(file TEXT PRIMARY KEY NOT NULL, reference TEXT NOT NULL, title TEXT NOT NULL) STRICT, WITHOUT ROWID;
        CREATE INDEX viewing_content_title ON viewing_content(title);
        """

    /// An entry of a watchlist consists of the marks that people made: two, if two titles have become one.
    private static let marksSQL = """
        CREATE TABLE viewing_mark(
            number INTEGER PRIMARY KEY, viewer TEXT NOT NULL, title TEXT NOT NULL, marked TEXT NOT NULL, added INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX viewing_mark_title ON viewing_mark(title, viewer);
        -- Some files of the marked title, each with its title now: a mark goes with its files, there and back.
        CREATE TABLE viewing_mark_file(
            file TEXT NOT NULL, mark INTEGER NOT NULL, title TEXT NOT NULL, PRIMARY KEY(file, mark)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX viewing_mark_file_mark ON viewing_mark_file(mark);
        CREATE INDEX viewing_mark_file_title ON viewing_mark_file(title);
        INSERT INTO viewing_mark(viewer, title, marked, added) SELECT viewer, title, title, added FROM viewing_watchlist;
        INSERT INTO viewing_mark_file SELECT file, number, viewing_mark.title FROM viewing_mark JOIN viewing_content USING (title);
        """
}
