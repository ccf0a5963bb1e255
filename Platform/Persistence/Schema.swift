public import GRDB

/// The steps that make the tables of a database, in order. Each context contributes its own; a step that was ever
/// released is never changed, only followed by another.
public struct Schema: Sendable {
    /// One step forward. It runs inside a transaction, once for each file.
    public struct Migration: Sendable {
        /// Unique among all contexts: `movies.1 titles`.
        public let name: String
        let apply: @Sendable (GRDB.Database) throws -> Void
    }

    public private(set) var migrations: [Migration]

    public init(joining schemas: Schema...) {
        migrations = schemas.flatMap(\.migrations)
    }

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
    var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name) { try migration.apply($0) }
        }
        return migrator
    }

    /// What a file holds compared with this schema.
    func standing(of db: GRDB.Database) throws -> Standing {
        let applied = try migrator.appliedIdentifiers(db)
        let known = Set(migrations.map(\.name))
        let unknown = applied.subtracting(known)
        if !unknown.isEmpty { return .newer(unknown.sorted()) }
        return applied == known ? .current : .outdated
    }

    enum Standing: Equatable {
        case current, outdated
        case newer([String])
    }
}
