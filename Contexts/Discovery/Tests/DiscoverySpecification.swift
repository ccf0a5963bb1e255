import CoreDomain
import DiscoveryDomain
import Foundation
import Testing

/// What any implementation of `DiscoveryRepository` has to do. Each check gets an empty one.
struct DiscoverySpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any DiscoveryRepository) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any DiscoveryRepository) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let lists: [DiscoveryList] = [
        .popular(.movie), .popular(.series), .trendingPeople, .similar(.movie, title("tmdb-1")), .similar(.movie, title("tmdb-2")),
        .recommended(.movie, title("tmdb-1")), .discover(.movie, DiscoveryFilter()), .discover(.movie, .year(1922)),
    ]

    static let all = [
        DiscoverySpecification(
            "A page comes back as it was saved",
            { repository in
                let people = DiscoveryPage(items: [.person(PersonID("tmdb-8635")!)], page: 1, totalPages: 500, fetchedAt: start)
                let empty = DiscoveryPage(items: [], page: 1, totalPages: 0, fetchedAt: start.addingTimeInterval(0.25))
                let titles = DiscoveryPage.of("tmdb-2", "sample-the-general", "tmdb-1", page: 500)
                try await repository.save(people, of: .trendingPeople)
                try await repository.save(empty, of: .popular(.movie))
                try await repository.save(titles, of: .popular(.series))
                #expect(try await repository.pages(of: .trendingPeople, upTo: 500) == StoredPages([people]))
                #expect(try await repository.pages(of: .popular(.movie), upTo: 500) == StoredPages([empty]))
                #expect(try await repository.pages(of: .popular(.series), upTo: 500) == StoredPages([titles]))
                #expect(try await repository.pages(of: .trending(.movie), upTo: 500) == StoredPages([]))
            }),
        DiscoverySpecification(
            "Pages are read in their order up to a number",
            { repository in
                for number in [1, 2, 3, 10] { try await repository.save(.of("tmdb-\(number)", page: number), of: .popular(.movie)) }
                #expect(try await repository.numbers(.popular(.movie)) == [1, 2, 3, 10])
                let found = try await repository.pages(of: .popular(.movie), upTo: 2)
                #expect(found == StoredPages([.of("tmdb-1", page: 1), .of("tmdb-2", page: 2)]))
            }),
        DiscoverySpecification(
            "Saving a page replaces it and drops the later ones of its list only",
            { repository in
                for list in lists {
                    for number in 1...4 { try await repository.save(.of("tmdb-1", page: number), of: list) }
                }
                try await repository.save(.of("tmdb-9", page: 2), of: .similar(.movie, title("tmdb-1")))
                for list in lists {
                    let isChanged = list == .similar(.movie, title("tmdb-1"))
                    #expect(try await repository.numbers(list) == (isChanged ? [1, 2] : [1, 2, 3, 4]))
                    #expect(try await repository.pages(of: list, upTo: 4).page(2)?.items == [item(isChanged ? "tmdb-9" : "tmdb-1")])
                }
            }),
        DiscoverySpecification(
            "The lists that belong to no title can be removed together, and nobody else's",
            { repository in
                for list in lists { try await repository.save(.of("tmdb-1"), of: list) }
                try await repository.removeGeneral()
                for list in lists { #expect(try await repository.numbers(list) == (list.isGeneral ? [] : [1])) }
                #expect(lists.filter { !$0.isGeneral }.count == 3)
            }),
    ]
}
