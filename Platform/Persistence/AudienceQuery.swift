public import CoreDomain
public import GRDB

/// A `SharedQuery` over titles, whose answers differ by audience.
public final class AudienceQuery<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Limited: Hashable {
        let key: Key
        let audience: Audience
    }

    private let unlimited: SharedQuery<Key, Value>
    /// Depends also on the folders of a title.
    private let limited: SharedQuery<Limited, Value>
    private let folders: TitleFolders

    /// - Parameters:
    ///   - tables: a commit that touches one of them makes the answers outdated.
    ///   - capacity: the number of answers that are kept for the audience without limits, and again for all others together.
    public init(_ database: Database, tables: Set<String>, folders: TitleFolders, capacity: Int = 64) {
        unlimited = SharedQuery(database, tables: tables, capacity: capacity)
        limited = SharedQuery(database, tables: tables.union([folders.table]), capacity: capacity)
        self.folders = folders
    }

    /// The answer for `key` and `audience` as of the last commit. The context's own errors are rethrown, all others become `failure` with the
    /// reason in words.
    public func value<Failure: Error>(
        for key: Key, _ audience: Audience, or failure: (String) -> Failure,
        _ load: @escaping @Sendable (GRDB.Database, AudienceCondition) throws -> Value
    ) async throws(Failure) -> Value {
        let condition = AudienceCondition(audience, folders)
        if condition.isEmpty { return try await unlimited.value(for: key, or: failure) { try load($0, condition) } }
        return try await limited.value(for: Limited(key: key, audience: audience), or: failure) { try load($0, condition) }
    }
}
