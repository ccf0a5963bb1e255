import CoreDomain
import Flow
import LibraryApplication
import LibraryComposition
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
                let groups = try await files.problemGroups(limit: 5).filter { kind == nil || $0.kind == kind }
                let count = groups.reduce(0) { $0 + $1.count }
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
                guard contents.isKnown else {
                    throw ViewStateError("There is nothing at “\(place.path.text)” in “\(place.library)”", isRetryable: false)
                }
                let references = contents.folders.compactMap(\.title) + contents.files.map(\.reference)
                return FolderListing(
                    contents: contents, titles: try await titleNames(of: references),
                    away: try await awayFolders().first { $0.name == place.library })
            }
        }
    }

    public func versionsClient() -> VersionsClient {
        VersionsClient { after in
            updating(on: { changes([.folders, .scans, .titles(.movie), .titles(.series)]) }) {
                let limit = 20
                let found = try await files.versions(after: after, limit: limit + 1)
                let titles = Array(found.prefix(limit))
                let shared = after == nil ? try await files.sharedContents(limit: 50) : []
                let references = titles.map(\.reference) + shared.flatMap(\.files).map(\.reference)
                return VersionsPage(
                    titles: titles, hasMore: found.count > limit, shared: shared,
                    sharedCount: after == nil ? try await files.sharedContentCount() : 0, names: try await titleNames(of: references),
                    away: try await awayFolders())
            }
        }
    }

    public func unmatchedClient() -> UnmatchedClient {
        UnmatchedClient { after in
            updating(on: { changes([.folders, .scans, .titles(.movie), .titles(.series)]) }) {
                let limit = 100
                let found = try await files.unmatched(after: after, limit: limit + 1)
                let titles = Array(found.prefix(limit))
                return UnmatchedPage(
                    count: try await files.unmatchedCount(), titles: titles, names: try await titleNames(of: titles.map(\.reference)),
                    hasMore: found.count > limit)
            }
        }
    }

    public func namesClient() -> NamesClient {
        NamesClient(
            names: { after in
                updating(on: { changes([.folders, .scans, .titles(.movie), .titles(.series)]) }) { try await names(after: after) }
            },
            correct: { file, correction throws(ViewStateError) in
                _ = try await describingErrors {
                    let files = if case .series = correction { [file] } else { try await versions(with: file) }
                    try await library.service.correct(files, to: correction)
                }
            },
            place: { path, name, correction throws(ViewStateError) in
                _ = try await describingErrors { try await library.service.correct(path, in: name, to: correction) }
            },
            withdraw: { files throws(ViewStateError) in
                _ = try await describingErrors { try await library.service.withdrawCorrections(of: files) }
            })
    }

    private func names(after last: DoubtfulName.Cursor?) async throws -> NamesContent {
        let limit = 50
        let corrected = try await files.corrections(limit: 100)
        // A correction is saved before the scan that applies it ends.
        let decided = Set(corrected.map(\.file))
        let found = try await files.doubts(after: last, limit: limit + 1)
        let doubts = found.prefix(limit).filter { !decided.contains($0.file) }
        let known = try await files.files(corrected.map(\.file), for: .unlimited)
        let titles = try await titleNames(of: doubts.map(\.reference) + known.values.map(\.reference))
        return NamesContent(
            doubts: doubts, hasMore: found.count > limit,
            unplaced: try await files.problems(of: .name, after: nil, limit: limit),
            corrected: corrected.map { $0.moved(to: known[$0.file]) }, titles: titles, filed: known.mapValues(\.reference),
            away: try await awayFolders())
    }

    /// A movie or an episode is corrected with all its versions and parts; one file of a series stands for all that are found with it.
    private func versions(with file: FileID) async throws -> [FileID] {
        let reference = try await files.file(file, for: .unlimited).reference
        return try await files.files(of: reference, for: .unlimited).filter { $0.extra == nil }.map(\.id)
    }

    func titleNames(of references: [TitleReference]) async throws -> [TitleID: TitleName] {
        let isSeries = Dictionary(grouping: Set(references), by: { if case .episode = $0 { true } else { false } })
        let movies = try await movies.summaries(Array(Set((isSeries[false] ?? []).map(\.title))), for: .unlimited)
        let series = try await series.summaries(Array(Set((isSeries[true] ?? []).map(\.title))), for: .unlimited)
        let named = movies.map { ($0.id, TitleName(title: $0.title, year: $0.year)) }
        return Dictionary(
            named + series.map { ($0.id, TitleName(title: $0.title, year: $0.year)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension CorrectedFile {
    /// Where the file is now. The name of one that did not move stays as the disk has it, byte for byte.
    fileprivate func moved(to file: MediaFile?) -> CorrectedFile {
        guard let file, (file.library, file.path) != (place.library, place.path.text) else { return self }
        var moved = self
        (moved.place.library, moved.place.path) = (file.library, RelativePath(file.path))
        return moved
    }
}
