public import GRDB

/// The steps that create the tables of a database, in order. Each context contributes its own; a released step is never changed, only
/// followed by another.
public struct Schema: Sendable {
    /// One step. It runs inside a transaction, once for each file.
    public struct Migration: Sendable {
        /// Unique among all contexts: `movies.1 titles`.
        public let name: String
        let apply: @Sendable (GRDB.Database) throws -> Void
    }

    public private(set) var migrations: [Migration]

    public init(joining schemas: Schema...) {
        migrations = schemas.flatMap(\.migrations)
    }

    private init(_ migrations: [Migration]) { self.migrations = migrations }

    /// A schema of one step; `then` adds more.
    public init(_ name: String, _ apply: @escaping @Sendable (GRDB.Database) throws -> Void) {
        migrations = [Migration(name: name, apply: apply)]
    }

    /// A schema of one step written in SQL.
    public init(_ name: String, sql: String) {
        self.init(name) { try $0.execute(sql: sql) }
    }

    public func then(_ name: String, _ apply: @escaping @Sendable (GRDB.Database) throws -> Void) -> Schema {
        Schema(joining: self, Schema(name, apply))
    }

    public func then(_ name: String, sql: String) -> Schema {
        Schema(joining: self, Schema(name, sql: sql))
    }
}

extension Schema {
    /// Marks a file as ours (`PRAGMA application_id`): "POPC". Versions before 0.2 set none.
    static let applicationID: Int32 = 0x504F_5043

    /// Migrates a database to this schema and marks it as ours.
    func apply(to writer: some DatabaseWriter) throws {
        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name) { try migration.apply($0) }
        }
        try migrator.migrate(writer)
        try writer.write { db in
            try db.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
            try Self.noteChecked(in: db)
        }
    }

    /// Remembers that the tables are those of this schema, so that the next start need not make them for a comparison, which takes longer than
    /// all the rest of opening. (SQLite's own `schema_version` does not serve: GRDB changes it whenever it opens a file.)
    static func noteChecked(in db: GRDB.Database) throws {
        try db.execute(sql: "PRAGMA user_version = \(try digest(of: db))")
    }

    /// Whether no table or index has changed since they were compared.
    static func isChecked(_ db: GRDB.Database) throws -> Bool {
        let checked = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        return try checked != 0 && checked == digest(of: db)
    }

    /// FNV-1a of all that made the tables and indexes.
    private static func digest(of db: GRDB.Database) throws -> Int32 {
        var digest: UInt32 = 0x811C_9DC5
        let texts = try String.fetchCursor(
            db, sql: "SELECT name || ' ' || ifnull(sql, '') FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY type, name")
        while let text = try texts.next() {
            for byte in text.utf8 { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
        }
        return Int32(bitPattern: digest)
    }

    /// The state of a file compared with this schema.
    func standing(of db: GRDB.Database) throws -> Standing {
        let mark = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        guard mark == 0 || mark == Self.applicationID else { return .foreign }
        let applied = try SchemaObjects.migrations(db)
        if mark != 0, applied == Set(migrations.map(\.name)), try Self.isChecked(db) { return .current }
        let objects = try SchemaObjects(db)
        if applied.isEmpty { return objects.isEmpty ? .blank : mark == 0 ? .foreign : .incomplete }
        let known = Set(migrations.map(\.name))
        if applied.isDisjoint(with: known) { return .foreign }
        let unknown = applied.subtracting(known)
        if !unknown.isEmpty { return .newer(unknown.sorted()) }
        guard try objects.contains(Schema(migrations.filter { applied.contains($0.name) }).objects()) else { return .incomplete }
        return applied == known && mark != 0 ? .current : .outdated
    }

    /// The tables, columns and indexes that the steps create.
    private func objects() throws -> SchemaObjects {
        let reference = try DatabaseQueue()
        try apply(to: reference)
        return try reference.read { try SchemaObjects($0) }
    }

    enum Standing: Equatable {
        case current, outdated
        case newer([String])
        /// No tables at all.
        case blank
        /// A database of another program, or another one of ours.
        case foreign
        /// A table, column or index of the applied steps is missing.
        case incomplete
    }
}

/// The names of the tables, columns and indexes in a database.
struct SchemaObjects {
    private let names: Set<String>

    /// Whether there is nothing but the list of migrations.
    var isEmpty: Bool { names.allSatisfy { $0.hasSuffix(" grdb_migrations") || $0.hasPrefix("column grdb_migrations.") } }

    init(_ db: GRDB.Database) throws {
        names = try String.fetchSet(
            db,
            sql: """
                WITH held AS (SELECT * FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*')
                SELECT type || ' ' || name FROM held
                UNION ALL
                SELECT 'column ' || held.name || '.' || part.name FROM held JOIN pragma_table_xinfo(held.name) AS part
                WHERE held.type = 'table' AND held.sql NOT LIKE 'CREATE VIRTUAL%'
                """)
    }

    func contains(_ other: SchemaObjects) -> Bool { names.isSuperset(of: other.names) }

    /// The applied steps of a file; none if it has no list of them.
    static func migrations(_ db: GRDB.Database) throws -> Set<String> {
        guard try db.tableExists("grdb_migrations") else { return [] }
        return try String.fetchSet(db, sql: "SELECT identifier FROM grdb_migrations")
    }
}
