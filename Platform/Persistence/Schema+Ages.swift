import CoreDomain
import GRDB

extension Schema {
    /// Adds a column `age` to a table, made from its column `certification`.
    ///
    /// - Parameter table: from our code only.
    public func addingAges(_ name: String, of table: String) -> Schema {
        then(name) { db in
            try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN age INTEGER")
            let age = DatabaseFunction("age_of_rating", argumentCount: 1, pure: true) { values in
                String.fromDatabaseValue(values[0]).flatMap(AgeRating.years)
            }
            db.add(function: age)
            defer { db.remove(function: age) }
            try db.execute(sql: "UPDATE \(table) SET age = age_of_rating(certification)")
        }
    }
}
