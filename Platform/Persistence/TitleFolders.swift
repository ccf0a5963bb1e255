/// The table that says in which folders a title has files. Another context owns it; a condition on titles reads it.
public struct TitleFolders: Sendable {
    /// For answers that depend on it.
    public let table: String
    let condition: String

    /// - Parameters:
    ///   - table: has a row for each file, with the columns `title` and `folder` and an index that begins with them, in either order.
    ///   - condition: which of its rows count. Both come from our code only.
    public init(table: String, where condition: String = "TRUE") {
        self.table = table
        self.condition = condition
    }
}
