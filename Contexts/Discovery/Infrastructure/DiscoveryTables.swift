public import Persistence

/// The table of the lists. It is rebuildable, and part of the catalogue.
public enum DiscoveryTables {
    public static let schema = Schema(
        "discovery.1 pages of lists",
        sql: """
            CREATE TABLE discovery_page(
                list TEXT NOT NULL,
                page INTEGER NOT NULL,
                total INTEGER NOT NULL,
                fetched INTEGER NOT NULL,
                items TEXT NOT NULL,
                PRIMARY KEY(list, page)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX discovery_page_age ON discovery_page(fetched);
            """)
}
