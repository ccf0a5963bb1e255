import CoreDomain
import MoviesDomain
import PeopleDomain
import TVSeriesDomain

extension KnownTitles {
    /// Derives what is shown of all titles and people again, because the precedence has changed: in parts, so that others can write in between.
    func deriveAll() async throws {
        try await inParts(movies.mixed) { ids in
            try await movies.derive(ids)
            try await index(movies: ids)
        }
        try await inParts(series.mixed) { ids in
            try await series.derive(ids)
            try await index(series: ids)
        }
        try await inParts(people.mixed) { ids in
            try await index(try await people.derive(ids))
        }
    }

    private func inParts<ID>(_ next: (ID?, Int) async throws -> [ID], _ each: ([ID]) async throws -> Void) async throws {
        var last: ID?
        repeat {
            try Task.checkCancellation()
            let ids = try await next(last, 200)
            try await each(ids)
            last = ids.last
        } while last != nil
    }
}
