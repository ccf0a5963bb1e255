import PeopleDomain
public import Persistence

/// The tables of people and credits. They are rebuildable, and part of the catalogue.
public enum PeopleTables {
    static let documents = DocumentTable<PersonFacts>(of: "person")

    /// The tables of titles have to exist before. A later step that makes one of them again drops its trigger, and has to create it again.
    public static func schema(for titles: CreditedTitleTables) -> Schema {
        Schema("people.1 people and credits", sql: people + documents.sql + credits + forgetting(titles))
            .then("people.2 filmographies", sql: works + forgettingWorks(titles))
            .then("people.3 dates of filmographies", sql: "ALTER TABLE person_work ADD COLUMN premiered TEXT")
    }

    /// The column `picture` is not used: it was for pictures that are made for a person, which nobody makes. A step that has landed is not changed.
    private static let people = """
        -- What is shown: derived from the documents and the credits of a person.
        CREATE TABLE person(
            id INTEGER PRIMARY KEY,
            ref TEXT NOT NULL,
            name TEXT NOT NULL,
            -- NULL while no source has given a name: such a person is not shown.
            name_key TEXT,
            profile TEXT,
            department TEXT,
            aliases TEXT,
            gender TEXT NOT NULL,
            born TEXT,
            died TEXT,
            birthplace TEXT,
            biography TEXT,
            -- Made for the person; outranks those of documents.
            picture TEXT
        ) STRICT;
        CREATE INDEX person_name ON person(name_key, id);
        -- Every id that a person answers under, their own among them.
        CREATE TABLE person_identity(
            identity TEXT PRIMARY KEY,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX person_identity_person ON person_identity(person);
        -- How the credits of a source name a person of whom it has given no document.
        CREATE TABLE person_credited(
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            source TEXT NOT NULL,
            language TEXT NOT NULL,
            name TEXT NOT NULL,
            profile TEXT,
            PRIMARY KEY(person, source, language)
        ) STRICT, WITHOUT ROWID;
        -- People who lost credits with a title that was removed, until somebody looks whether they have others.
        CREATE TABLE person_unchecked(person INTEGER PRIMARY KEY) STRICT;

        """

    private static let credits = """

        CREATE TABLE credit(
            -- 0: title is a row of the table of movies; 1: of series.
            kind INTEGER NOT NULL,
            title INTEGER NOT NULL,
            -- -1: the title itself.
            season INTEGER NOT NULL,
            episode INTEGER NOT NULL,
            -- 0: cast; 1: crew.
            role INTEGER NOT NULL,
            source TEXT NOT NULL,
            position INTEGER NOT NULL,
            person INTEGER NOT NULL REFERENCES person(id),
            character TEXT,
            job TEXT,
            department TEXT,
            episode_count INTEGER,
            -- The name in this credit, folded.
            name_key TEXT NOT NULL,
            -- Whether the source gives no id of the person.
            named INTEGER NOT NULL,
            PRIMARY KEY(kind, title, season, episode, role, source, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX credit_person ON credit(person, kind, title);

        """

    private static let works = """
        CREATE TABLE person_work(
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            source TEXT NOT NULL,
            position INTEGER NOT NULL,
            -- As in the table of credits.
            kind INTEGER NOT NULL,
            title INTEGER NOT NULL,
            role INTEGER NOT NULL,
            character TEXT,
            job TEXT,
            department TEXT,
            episode_count INTEGER,
            popularity REAL,
            PRIMARY KEY(person, source, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX person_work_title ON person_work(kind, title, person);

        """

    private static func forgettingWorks(_ titles: CreditedTitleTables) -> String {
        CreditedTitle.Kind.allCases.map { kind in
            """
            CREATE TRIGGER work_of_removed_\(kind.rawValue) AFTER DELETE ON \(titles[kind].table) BEGIN
                DELETE FROM person_work WHERE kind = \(kind.number) AND title = OLD.id;
            END;

            """
        }.joined()
    }

    /// The numbers of removed titles are used again, so nothing may refer to them. Titles that are merged are one row less too: the credits of that
    /// row are lost, and set again when the remaining title is saved with its credits.
    private static func forgetting(_ titles: CreditedTitleTables) -> String {
        CreditedTitle.Kind.allCases.map { kind in
            """
            CREATE TRIGGER credit_of_removed_\(kind.rawValue) AFTER DELETE ON \(titles[kind].table) BEGIN
                INSERT OR IGNORE INTO person_unchecked
                SELECT DISTINCT person FROM credit WHERE kind = \(kind.number) AND title = OLD.id;
                DELETE FROM credit WHERE kind = \(kind.number) AND title = OLD.id;
            END;

            """
        }.joined()
    }
}
