import AppDependencies
import ArgumentParser
import CoreDomain
import SearchDomain

struct Search: AccessDeclaring {
    static let access = Permission.browse
    static let configuration = CommandConfiguration(abstract: "Searches the library.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The words to search for; the last may be incomplete, and a year narrows the search.") var query: String
    @Option(help: "The maximum number of results, 1 to 200.") var limit = 20
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
        guard (1...200).contains(limit) else { throw ValidationError("--limit must be between 1 and 200, not \(limit).") }
    }

    func run() async throws {
        let hits = try await data.withCinema { [query, limit] in
            try await $0.search.search(query, limit: limit, for: $0.householdOwner.audience)
        }
        if json { return try Output.json(HitList(items: hits.map(HitLine.init))) }
        if hits.isEmpty { Output.line("No matches for “\(query)”.") }
        for hit in hits {
            Output.line("\(hit.reference.kind.rawValue)\t\(hit.title)\(hit.year.map { " (\($0))" } ?? "")\t\(hit.reference.path)")
        }
    }
}

struct HitList: Encodable {
    let items: [HitLine]
}

struct HitLine: Encodable {
    let kind: String
    let title: String
    let year: Int?
    let path: String

    init(_ hit: SearchHit) {
        kind = hit.reference.kind.rawValue
        title = hit.title
        year = hit.year
        path = hit.reference.path
    }
}
