public import CoreDomain
public import GRDB

/// The limits of an audience as an SQL condition. It is empty if there are no limits, and costs nothing then.
public struct AudienceCondition: Sendable {
    private let audience: Audience
    private let folders: TitleFolders

    public init(_ audience: Audience, _ folders: TitleFolders) {
        self.audience = audience
        self.folders = folders
    }

    /// Whether all titles meet it.
    public var isEmpty: Bool { audience.isUnlimited }

    /// To be placed after another condition: ` AND …`, or nothing.
    ///
    /// - Parameters:
    ///   - title: the column with the title's own id.
    ///   - age: the column with the age that its rating requires. A title without one is hidden from an audience with an age limit.
    public func and(title: String, age: String) -> String {
        isEmpty ? "" : " AND " + parts(title: title, age: age).joined(separator: " AND ")
    }

    /// The same, for a row of another table that is found by its key.
    ///
    /// - Parameter key: an expression for the `id` of the row of `table`.
    public func and(of table: String, at key: String, title: String, age: String) -> String {
        isEmpty
            ? ""
            : " AND EXISTS (SELECT 1 FROM \(table) WHERE \(table).id = \(key)\(and(title: "\(table).\(title)", age: "\(table).\(age)")))"
    }

    /// The named values of the condition, to be merged with the other arguments of the statement.
    public var arguments: StatementArguments {
        if isEmpty { return StatementArguments() }
        var named: [String: (any DatabaseValueConvertible)?] = [:]
        if let age = audience.ageLimit { named["audience_age"] = age }
        if let names = audience.folders { named["audience_folders"] = KeyList(names.sorted()) }
        if case .title(let id) = audience.reach { named["audience_title"] = id.rawValue }
        return StatementArguments(named)
    }

    private func parts(title: String, age: String) -> [String] {
        var parts: [String] = []
        switch audience.reach {
        case .everything: break
        case .title: parts.append("\(title) = :audience_title")
        case .nothing: parts.append("FALSE")
        }
        if audience.ageLimit != nil { parts.append("\(age) <= :audience_age") }
        if audience.folders != nil {
            // CROSS JOIN fixes the order of the loops: from the few folders to the files of the one title.
            parts.append(
                """
                EXISTS (SELECT 1 FROM json_each(:audience_folders) AS seen CROSS JOIN \(folders.table) AS held
                WHERE held.title = \(title) AND held.folder = seen.value AND \(folders.condition))
                """)
        }
        return parts
    }
}
