import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// The limits of an audience as conditions on titles and people. They are empty if there are no limits.
struct PeopleLimits: Sendable {
    /// For a row of `person`: one of their credits is on a title that may be seen.
    let person: String
    /// For the arguments of a statement with any of the conditions.
    let arguments: StatementArguments
    private let movie: String
    private let series: String

    init(_ audience: Audience, _ titles: CreditedTitleTables, movieFolders: TitleFolders, seriesFolders: TitleFolders) {
        let (movies, seriesOnes) = (AudienceCondition(audience, movieFolders), AudienceCondition(audience, seriesFolders))
        func condition(_ limit: AudienceCondition, _ table: String) -> String { limit.and(title: "\(table).ref", age: "\(table).age") }
        movie = condition(movies, titles.movies.table)
        series = condition(seriesOnes, titles.series.table)
        // The values depend on the audience alone, and are the same for both.
        arguments = movies.arguments
        func seen(_ kind: CreditedTitle.Kind, _ condition: String) -> String {
            let table = titles[kind].table
            return """
                EXISTS (SELECT 1 FROM credit CROSS JOIN \(table) ON \(table).id = credit.title
                WHERE credit.person = person.id AND credit.kind = \(kind.number)\(condition))
                """
        }
        person = movies.isEmpty ? "" : "AND (\(seen(.movie, movie)) OR \(seen(.series, series)))"
    }

    /// For a row of the table of titles of this kind: ` AND …`, or nothing.
    func title(_ kind: CreditedTitle.Kind) -> String {
        switch kind {
        case .movie: movie
        case .series: series
        }
    }
}
