import CoreDomain
import Flow
import LibraryDomain
public import LibraryFeature
import MoviesDomain
import TVSeriesDomain

/// The pages below the Library screen.
extension Cinema {
    public func problemsClient() -> ProblemsClient {
        ProblemsClient { kind, after in
            updating(on: { changes([.folders, .scans]) }) {
                let limit = 100
                let found = try await files.problems(of: kind, after: after, limit: limit + 1)
                let count = try await files.problemGroups(limit: 5).first { $0.kind == kind }?.count ?? 0
                return ProblemPage(count: count, problems: Array(found.prefix(limit)), hasMore: found.count > limit)
            }
        }
    }

    public func folderClient() -> FolderClient {
        FolderClient { place in
            updating(on: { changes([.folders, .scans, .titles(.movie), .titles(.series), .titles(.video)]) }) {
                guard try await files.folders().contains(where: { $0.name == place.library }) else {
                    throw ViewStateError("There is no folder named “\(place.library)”", isRetryable: false)
                }
                let contents = try await files.contents(of: place.path, in: place.library, after: place.after, limit: 200)
                let references = contents.folders.compactMap(\.title) + contents.files.map(\.reference)
                return FolderListing(contents: contents, titles: try await titleNames(references))
            }
        }
    }

    /// “Alien (1979)”.
    func titleNames(_ references: [TitleReference]) async throws -> [TitleID: String] {
        let isSeries = Dictionary(grouping: Set(references), by: { if case .episode = $0 { true } else { false } })
        let movies = try await movies.summaries(Array(Set((isSeries[false] ?? []).map(\.title))), for: .unlimited)
        let series = try await series.summaries(Array(Set((isSeries[true] ?? []).map(\.title))), for: .unlimited)
        let named = movies.map { ($0.id, $0.title, $0.year) } + series.map { ($0.id, $0.title, $0.year) }
        return Dictionary(named.map { ($0, $1 + ($2.map { " (\($0))" } ?? "")) }, uniquingKeysWith: { first, _ in first })
    }
}
