import CoreDomain
import Flow
import LibraryDomain
import LibraryFeature
import MoviesDomain
import TVSeriesDomain

/// The titles that a file may be.
extension Cinema {
    private static let shownCandidates = 12

    /// What the catalogue knows, and then also what The Movie Database finds, where it is asked.
    func candidateUpdates(
        _ id: FileID, _ search: CandidateSearch?, _ viewer: Viewer
    ) -> AsyncStream<Result<CandidateList, ViewStateError>> {
        AsyncStream { continuation in
            let work = Task {
                do {
                    let clues = try await candidateClues(id, search, viewer)
                    var list = CandidateList(search: search ?? CandidateSearch(title: clues.title, year: clues.year))
                    let asks = online != nil && !clues.title.isEmpty
                    if !clues.title.isEmpty {
                        let local = try await TitleCandidates(known).find([clues]).first ?? []
                        list.candidates = try await shown(local, clues, viewer)
                    }
                    list.isAsking = asks
                    continuation.yield(.success(list))
                    if asks { continuation.yield(.success(await asked(clues, list, viewer))) }
                } catch {
                    continuation.yield(.failure(ViewStateError(describing: error)))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private func asked(_ clues: TitleClues, _ local: CandidateList, _ viewer: Viewer) async -> CandidateList {
        var list = local
        list.isAsking = false
        do { list.candidates = try await shown(try await candidates(clues), clues, viewer) } catch { list.isAway = true }
        return list
    }

    /// What a person typed, or else what the names of the file say: its title may be the wrong one, unless it is that of its files.
    private func candidateClues(_ id: FileID, _ search: CandidateSearch?, _ viewer: Viewer) async throws -> TitleClues {
        let file = try await visibleFile(id, viewer)
        let isSeries = if case .episode = file.reference { true } else { false }
        let kind: TitleClues.Kind = isSeries ? .series : .movie
        let isWhole = !isSeries && file.role == .feature
        let minutes = file.media.duration.flatMap { isWhole && $0 >= 30 ? max(1, Int(clamped: ($0 / 60).rounded())) : nil }
        if let search { return TitleClues(kind, title: search.title, year: search.year, runtimeMinutes: minutes) }
        let name = NamedPath(file.path, kind: isSeries ? .series : .movies).name
        let title = try await titleNames(of: [file.reference])[file.reference.title]
        let own = file.reference.title.source == .local ? title : nil
        var titles = [own?.title, name.title].compactMap(\.self).filter { !$0.isEmpty }
        if titles.isEmpty { titles = [title?.title].compactMap(\.self) }
        return TitleClues(
            kind, title: titles.first ?? "", otherTitles: titles.dropFirst().filter { $0 != titles.first }, year: own?.year ?? name.year,
            runtimeMinutes: minutes)
    }

    /// The best first; those that only a source’s own search found follow in its order. What the viewer may not see is left out.
    private func shown(_ found: [MatchCandidate], _ clues: TitleClues, _ viewer: Viewer) async throws -> [CorrectionCandidate] {
        let best = TitleMatch(clues, among: found).candidates.map(\.candidate)
        let ids = Set(best.map(\.id))
        let ranked = Array((best + found.filter { !ids.contains($0.id) }).prefix(Self.shownCandidates))
        let facts = try await candidateFacts(ranked, clues.kind, viewer.audience)
        var seen: Set<TitleID> = []
        return ranked.compactMap { candidate in
            let all = [candidate.id] + candidate.aliases
            let known = all.lazy.compactMap { facts[$0] }.first
            guard known != nil || viewer.audience.isUnlimited else { return nil }
            var one = known ?? CorrectionCandidate(id: candidate.id, name: TitleName(title: candidate.title, year: candidate.year))
            guard seen.insert(one.id).inserted else { return nil }
            one.aliases = all.filter { $0 != one.id }
            return one
        }
    }

    private func candidateFacts(
        _ found: [MatchCandidate], _ kind: TitleClues.Kind, _ audience: Audience
    ) async throws -> [TitleID: CorrectionCandidate] {
        let ids = found.flatMap { [$0.id] + $0.aliases }
        let all: [CorrectionCandidate]
        switch kind {
        case .movie:
            all = try await movies.summaries(ids, for: audience).map {
                CorrectionCandidate(
                    id: $0.id, name: TitleName(title: $0.title, year: $0.year), director: $0.director, genres: $0.genres, poster: $0.poster)
            }
        case .series:
            all = try await series.summaries(ids, for: audience).map {
                CorrectionCandidate(id: $0.id, name: TitleName(title: $0.title, year: $0.year), genres: $0.genres, poster: $0.poster)
            }
        }
        return Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
