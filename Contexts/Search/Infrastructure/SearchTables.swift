public import Persistence

/// The tables of the search index. They are rebuildable, and part of the catalogue.
public enum SearchTables {
    public static let schema = Schema(
        "search.1 entries, texts, words",
        sql: """
            -- The id says how much an entry matters, the least the most: the first hits in the order of ids are the best.
            CREATE TABLE search_entry(
                id INTEGER PRIMARY KEY,
                reference TEXT NOT NULL UNIQUE,
                title TEXT NOT NULL,
                year INTEGER,
                context TEXT,
                poster TEXT,
                title_text TEXT NOT NULL,
                other_text TEXT NOT NULL,
                context_text TEXT NOT NULL
            );
            CREATE INDEX search_entry_title ON search_entry(title_text);
            -- The texts are folded and cut into words before they come here, so the plainest tokenizer does.
            CREATE VIRTUAL TABLE search_text USING fts5(
                title_text, other_text, context_text, content='search_entry', content_rowid='id', tokenize='ascii',
                prefix='1 2 3 4'
            );
            -- Every word that ever occurred, forwards and backwards: where mistyped words are looked up.
            CREATE TABLE search_word(word TEXT PRIMARY KEY, reversed TEXT NOT NULL) WITHOUT ROWID;
            CREATE INDEX search_word_reversed ON search_word(reversed);
            """
    ).then(
        "search.2 years are words",
        sql: """
            UPDATE search_entry SET context_text = trim(year || ' ' || context_text) WHERE year BETWEEN 1 AND 9999;
            INSERT OR IGNORE INTO search_word
                SELECT DISTINCT year, substr(year, 4, 1) || substr(year, 3, 1) || substr(year, 2, 1) || substr(year, 1, 1)
                FROM search_entry WHERE year BETWEEN 1000 AND 9999;
            INSERT INTO search_text(search_text) VALUES ('rebuild');
            """
    ).then(
        "search.3 owners and ages",
        // The ages of existing entries come from the titles, in a step that has access to both.
        sql: """
            -- The movie, video or series that an entry belongs to.
            ALTER TABLE search_entry ADD COLUMN owner TEXT;
            ALTER TABLE search_entry ADD COLUMN age INTEGER;
            UPDATE search_entry SET owner = substr(reference, instr(reference, '/') + 1);
            UPDATE search_entry SET owner = substr(owner, 1, instr(owner, '/') - 1) WHERE instr(owner, '/') > 0;
            """
    )
    .makingStrict("search.4 strict tables", ["search_entry", "search_word"])
}
