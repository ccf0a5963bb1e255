public import Persistence

/// The tables of the library's files.
public enum LibrarySchema {
    /// Decisions of people, and assigned ids: cannot be rebuilt.
    public static let precious = Schema(
        "library.1 folders",
        sql: """
            CREATE TABLE library_folder (name TEXT PRIMARY KEY NOT NULL, path TEXT NOT NULL UNIQUE, kind TEXT NOT NULL) STRICT;
            CREATE TABLE library_kept_id (folder TEXT NOT NULL, path BLOB NOT NULL, file TEXT NOT NULL, PRIMARY KEY (folder, path)) STRICT, WITHOUT ROWID;
            """
    ).then(
        "library.2 corrections",
        // By file; the content finds it again if the catalogue was rebuilt and the file renamed.
        sql: """
            CREATE TABLE library_correction (
                file TEXT PRIMARY KEY NOT NULL, content TEXT NOT NULL, size INTEGER NOT NULL, folder TEXT NOT NULL, path BLOB NOT NULL,
                corrected_at INTEGER NOT NULL, kind TEXT NOT NULL, title TEXT, year INTEGER, tmdb INTEGER, imdb TEXT, tvdb INTEGER,
                season INTEGER, first_episode INTEGER, last_episode INTEGER
            ) STRICT, WITHOUT ROWID;
            """)

    /// Results of scans: rebuilt by the next one, with the same ids.
    public static let catalogue = Schema(
        "library.1 files",
        sql: """
            CREATE TABLE library_file (
                id TEXT PRIMARY KEY NOT NULL, folder TEXT NOT NULL, directory BLOB NOT NULL, name BLOB NOT NULL,
                size INTEGER NOT NULL, modified INTEGER NOT NULL, inode INTEGER NOT NULL, added_at REAL NOT NULL, missing_since REAL,
                reference TEXT NOT NULL, title TEXT NOT NULL, last_episode INTEGER, version TEXT, part INTEGER, extra TEXT,
                facts TEXT NOT NULL, subtitles TEXT, cover TEXT, weight INTEGER NOT NULL, published INTEGER, pending INTEGER NOT NULL,
                UNIQUE (folder, directory, name)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX library_file_reference ON library_file (reference);
            CREATE INDEX library_file_title ON library_file (title);
            CREATE INDEX library_file_stamp ON library_file (inode, size, modified);
            CREATE INDEX library_file_count ON library_file (folder, title) WHERE extra IS NULL;
            CREATE INDEX library_file_missing ON library_file (folder, missing_since) WHERE missing_since IS NOT NULL;
            CREATE INDEX library_file_pending ON library_file (folder) WHERE pending = 1;
            CREATE TABLE library_also (
                reference TEXT NOT NULL, file TEXT NOT NULL REFERENCES library_file (id) ON DELETE CASCADE, PRIMARY KEY (reference, file)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX library_also_file ON library_also (file);
            CREATE TABLE library_keyframes (file TEXT PRIMARY KEY NOT NULL REFERENCES library_file (id) ON DELETE CASCADE, bytes BLOB NOT NULL) STRICT;
            CREATE TABLE library_subtitle (
                file TEXT NOT NULL REFERENCES library_file (id) ON DELETE CASCADE, track INTEGER NOT NULL, text BLOB NOT NULL, PRIMARY KEY (file, track)
            ) STRICT;
            CREATE TABLE library_directory (
                folder TEXT NOT NULL, path BLOB NOT NULL, modified INTEGER NOT NULL, inode INTEGER NOT NULL, entries INTEGER NOT NULL,
                digest INTEGER NOT NULL, media INTEGER NOT NULL, is_mount INTEGER NOT NULL, PRIMARY KEY (folder, path)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE library_show (folder TEXT NOT NULL, path BLOB NOT NULL, published INTEGER NOT NULL, PRIMARY KEY (folder, path)) STRICT, WITHOUT ROWID;
            CREATE TABLE library_problem (
                folder TEXT NOT NULL, path BLOB NOT NULL, survey INTEGER NOT NULL, directory BLOB NOT NULL, reason TEXT NOT NULL,
                size INTEGER, modified INTEGER, inode INTEGER, PRIMARY KEY (folder, path, survey)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX library_problem_directory ON library_problem (folder, directory);
            CREATE TABLE library_picture (
                id TEXT PRIMARY KEY NOT NULL, folder TEXT NOT NULL, path BLOB NOT NULL, start INTEGER, size INTEGER, seconds REAL,
                width INTEGER NOT NULL, height INTEGER NOT NULL, colour TEXT, theme TEXT, pending INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX library_picture_pending ON library_picture (folder) WHERE pending = 1;
            CREATE TABLE library_artwork (subject TEXT PRIMARY KEY NOT NULL, poster TEXT, backdrop TEXT) STRICT, WITHOUT ROWID;
            CREATE INDEX library_artwork_poster ON library_artwork (poster) WHERE poster IS NOT NULL;
            CREATE INDEX library_artwork_backdrop ON library_artwork (backdrop) WHERE backdrop IS NOT NULL;
            CREATE TABLE library_alias (alias TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL) STRICT, WITHOUT ROWID;
            CREATE INDEX library_alias_title ON library_alias (title);
            CREATE TABLE library_notice (reference TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
            CREATE TABLE library_state (folder TEXT PRIMARY KEY NOT NULL, scanned_at REAL, away_since REAL) STRICT, WITHOUT ROWID;
            """
    ).then(
        "library.2 where a title's file went",
        // The title that the file of this reference belongs to now.
        sql: "ALTER TABLE library_notice ADD COLUMN successor TEXT"
    ).then(
        "library.3 pictures in a few pixels",
        // The next scan examines the pictures again.
        sql: """
            ALTER TABLE library_picture ADD COLUMN miniature TEXT;
            UPDATE library_picture SET pending = 1 WHERE colour IS NOT NULL;
            """
    ).makingStrict(
        "library.4 times in milliseconds", ["library_file", "library_state"],
        milliseconds: ["added_at", "missing_since", "scanned_at", "away_since"]
    ).then(
        "library.5 corrections",
        // The digest of the correction with which a file was filed.
        sql: """
            ALTER TABLE library_file ADD COLUMN corrected INTEGER;
            CREATE INDEX library_file_corrected ON library_file (folder) WHERE corrected IS NOT NULL;
            """
    ).then("library.6 kinds of problems", sql: kindsOfProblems)
        .then("library.7 doubtful names, space, scans", sql: overview)
        .then("library.8 what a title's file shows now", sql: successors)
        .then("library.9 sound files", sql: "ALTER TABLE library_file ADD COLUMN audio TEXT")
        .then("library.10 codecs and lines as columns", sql: codecs)
        .then("library.11 files in the order in which they came", sql: numbered)
        .then("library.12 present files and copies", sql: copies)
        .then("library.13 stopped scans", sql: "ALTER TABLE library_scan ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0")
        .then("library.14 matches", sql: matches)

    /// Titles without an id are filed again by the next scan, which asks for known ones.
    private static let matches = """
        CREATE TABLE library_match (name TEXT PRIMARY KEY NOT NULL, title TEXT, candidates TEXT NOT NULL) STRICT, WITHOUT ROWID;
        CREATE INDEX library_match_title ON library_match (title) WHERE title IS NOT NULL;
        UPDATE library_file SET published = NULL WHERE title > 'local-' AND title < 'local.' AND reference NOT LIKE 'video/%';
        UPDATE library_directory SET digest = ~digest
            WHERE entries >= 0 AND (folder, path) IN (SELECT folder, directory FROM library_file WHERE published IS NULL);
        """

    /// The id of a first file is that of its content: the index has only the others.
    private static let copies = """
        DROP INDEX library_file_count;
        CREATE INDEX library_file_count ON library_file (folder, title, missing_since, extra) WHERE extra IS NULL;
        CREATE INDEX library_file_copy ON library_file (content, id, reference, size, missing_since, extra)
            WHERE content <> id AND extra IS NULL AND missing_since IS NULL;
        """

    /// Ids are digests: a table in their order writes a page for each new row, and so does each index over them. With numbers, a new file and its
    /// keyframes and subtitles go to the ends of their tables, and an index repeats a number in place of the id. The id of a file's content comes with the
    /// next reading.
    private static let numbered = """
        CREATE TABLE library_file_new (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, folder TEXT NOT NULL, directory BLOB NOT NULL, name BLOB NOT NULL,
            size INTEGER NOT NULL, modified INTEGER NOT NULL, inode INTEGER NOT NULL, added_at INTEGER NOT NULL, missing_since INTEGER,
            reference TEXT NOT NULL, title TEXT NOT NULL, last_episode INTEGER, version TEXT, part INTEGER, extra TEXT,
            facts TEXT NOT NULL, subtitles TEXT, cover TEXT, weight INTEGER NOT NULL, published INTEGER, pending INTEGER NOT NULL,
            corrected INTEGER, doubt TEXT, codec TEXT, lines INTEGER, content TEXT, audio TEXT,
            UNIQUE (folder, directory, name)
        ) STRICT;
        INSERT INTO library_file_new (id, \(columns)) SELECT id, \(columns) FROM library_file ORDER BY folder, directory, name;
        CREATE TABLE library_keyframes_new (file INTEGER PRIMARY KEY REFERENCES library_file (number) ON DELETE CASCADE, bytes BLOB NOT NULL) STRICT;
        INSERT INTO library_keyframes_new SELECT number, bytes FROM library_file_new CROSS JOIN library_keyframes ON file = id ORDER BY number;
        CREATE TABLE library_subtitle_new (
            file INTEGER NOT NULL REFERENCES library_file (number) ON DELETE CASCADE, track INTEGER NOT NULL, text BLOB NOT NULL,
            PRIMARY KEY (file, track)
        ) STRICT;
        INSERT INTO library_subtitle_new
            SELECT number, track, text FROM library_file_new CROSS JOIN library_subtitle ON file = id ORDER BY number;
        DROP TABLE library_keyframes;
        DROP TABLE library_subtitle;
        DROP TABLE library_file;
        ALTER TABLE library_file_new RENAME TO library_file;
        ALTER TABLE library_keyframes_new RENAME TO library_keyframes;
        ALTER TABLE library_subtitle_new RENAME TO library_subtitle;
        CREATE INDEX library_file_reference ON library_file (reference, extra, part, missing_since, size);
        CREATE INDEX library_file_title ON library_file (title, id);
        CREATE INDEX library_file_stamp ON library_file (inode, size, modified, id);
        CREATE INDEX library_file_count ON library_file (folder, title, extra) WHERE extra IS NULL;
        CREATE INDEX library_file_missing ON library_file (folder, missing_since) WHERE missing_since IS NOT NULL;
        CREATE INDEX library_file_pending ON library_file (folder) WHERE pending = 1;
        CREATE INDEX library_file_corrected ON library_file (folder) WHERE corrected IS NOT NULL;
        CREATE INDEX library_file_doubt ON library_file (doubt, title, reference, id) WHERE doubt IS NOT NULL;
        CREATE INDEX library_file_space ON library_file (folder, codec, lines, size, missing_since) WHERE missing_since IS NULL;
        """

    private static let columns = """
        folder, directory, name, size, modified, inode, added_at, missing_since, reference, title, last_episode, version, part, extra, facts,
        subtitles, cover, weight, published, pending, corrected, doubt, codec, lines, audio
        """

    /// The successor in a notice is a reference in place of a title's id.
    private static let successors = """
        UPDATE library_notice SET successor = CASE
            WHEN reference LIKE 'episode/%' THEN 'episode/' || successor || substr(reference, 8 + instr(substr(reference, 9), '/'))
            ELSE substr(reference, 1, instr(reference, '/')) || successor END
        WHERE successor IS NOT NULL
        """

    /// SQLite 3.40 reads an index alone only if it has all columns of the query, those of its own condition too, and none is generated. Else it
    /// reads the rows, and parses their facts.
    private static let codecs = """
        DROP INDEX library_file_space;
        ALTER TABLE library_file DROP COLUMN codec;
        ALTER TABLE library_file DROP COLUMN lines;
        ALTER TABLE library_file ADD COLUMN codec TEXT;
        ALTER TABLE library_file ADD COLUMN lines INTEGER;
        UPDATE library_file SET codec = facts ->> '$.video[0].codec', lines = max(
            min(facts ->> '$.video[0].width', facts ->> '$.video[0].height'),
            max(facts ->> '$.video[0].width', facts ->> '$.video[0].height') * 9 / 16);
        CREATE INDEX library_file_space ON library_file (folder, codec, lines, size, missing_since) WHERE missing_since IS NULL;
        DROP INDEX library_file_version;
        CREATE INDEX library_file_version ON library_file (reference, size, extra, part, missing_since)
            WHERE extra IS NULL AND part IS NULL AND missing_since IS NULL;
        """

    /// The next scan looks at all folders again, and finds the doubts. The sides of the picture and its codec are read from the facts.
    private static let overview = """
        ALTER TABLE library_file ADD COLUMN doubt TEXT;
        CREATE INDEX library_file_doubt ON library_file (doubt, title, reference) WHERE doubt IS NOT NULL;
        UPDATE library_directory SET digest = ~digest WHERE entries >= 0;
        ALTER TABLE library_file ADD COLUMN codec TEXT GENERATED ALWAYS AS (facts ->> '$.video[0].codec') VIRTUAL;
        ALTER TABLE library_file ADD COLUMN lines INTEGER GENERATED ALWAYS AS (max(
            min(facts ->> '$.video[0].width', facts ->> '$.video[0].height'),
            max(facts ->> '$.video[0].width', facts ->> '$.video[0].height') * 9 / 16)) VIRTUAL;
        CREATE INDEX library_file_space ON library_file (folder, codec, lines, size) WHERE missing_since IS NULL;
        CREATE INDEX library_file_version ON library_file (reference, size)
            WHERE extra IS NULL AND part IS NULL AND missing_since IS NULL;
        CREATE TABLE library_scan (
            folder TEXT NOT NULL, started_at INTEGER NOT NULL, took INTEGER NOT NULL, files INTEGER NOT NULL, added INTEGER NOT NULL,
            changed INTEGER NOT NULL, moved INTEGER NOT NULL, missing INTEGER NOT NULL, problems INTEGER NOT NULL,
            PRIMARY KEY (folder, started_at)
        ) STRICT, WITHOUT ROWID;
        """

    /// Problems of older versions get their kind by the beginnings of their reasons in those versions.
    private static let kindsOfProblems = """
        ALTER TABLE library_problem ADD COLUMN kind TEXT NOT NULL DEFAULT 'unreadable';
        UPDATE library_problem SET kind = CASE
            WHEN reason LIKE 'The name doesn’t say%' THEN 'name'
            WHEN reason LIKE 'Popcorn may not read%' THEN 'permission'
            WHEN reason LIKE '%link%' THEN 'link'
            WHEN reason LIKE 'Folders are nested%' OR reason LIKE 'This folder holds more%' OR reason LIKE '%KB and was not read.' THEN 'limit'
            WHEN reason LIKE 'The NFO%' THEN 'nfo'
            WHEN reason LIKE '%encoding of this file%' OR reason LIKE 'Some characters of this file%' THEN 'encoding'
            WHEN reason LIKE 'The picture%' THEN 'picture'
            WHEN reason LIKE '%ubtitle%' THEN 'subtitleFormat'
            WHEN reason LIKE '%disc%' THEN 'disc'
            WHEN survey = 0 THEN 'damaged' ELSE 'unreadable' END;
        CREATE INDEX library_problem_kind ON library_problem (kind, folder, path);
        """

    /// The folders in which a title has files; a trailer alone does not count.
    public static let titleFolders = TitleFolders(table: "library_file", where: "extra IS NULL")
}
