import CoreDomain
import MoviesDomain
import PeopleDomain
import Persistence
import TVSeriesDomain

extension KnownTitles {
    /// The ids of all pictures of titles with their episodes and of people, by whatever source. What is not known has none.
    func pictures(of subjects: Set<PictureOrigins.Subject>) async throws -> Set<String> {
        var found: [Picture] = []
        var people: [PersonID] = []
        for subject in subjects {
            switch subject {
            case .title(let id): found += try await pictures(of: id)
            case .person(let id): people.append(id)
            }
        }
        found += try await self.people.summaries(people, for: .unlimited).compactMap(\.profile)
        return Set(found.map(\.id))
    }

    private func pictures(of id: TitleID) async throws -> [Picture] {
        do {
            let documents = try await movies.documents(of: id)
            return documents.flatMap { $0.facts.pictures }
        } catch {
            guard error == .notFound else { throw error }
        }
        do {
            let documents = try await series.documents(of: id)
            var found = documents.flatMap { $0.facts.pictures }
            for season in try await series.series(id, for: .unlimited).seasons {
                found += try await series.season(season.number, of: id, for: .unlimited).episodes.compactMap(\.still)
            }
            return found
        } catch {
            guard error == .notFound else { throw error }
            return []
        }
    }
}
