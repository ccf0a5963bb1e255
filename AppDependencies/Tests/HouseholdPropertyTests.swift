import CoreDomain
import LibraryDomain
import Testing
import ViewingDomain
import ViewingInfrastructure

@Suite("Nothing that a person did is lost, whatever happens to the disks")
struct HouseholdPropertyTests {
    /// 200 sequences of twenty moves, renames, deletions, replaced disks, rebuilt catalogues and rescans, ten in each case.
    @Test("Watchlist, position, id and correction belong to the movie that they were made for", arguments: 0..<20)
    func sequences(_ group: Int) async throws {
        for number in 0..<10 { try await check(seed: UInt64(group * 10 + number)) }
    }

    private func check(seed: UInt64) async throws {
        let home = try await Household(seed: seed)
        for _ in 0..<20 { try await home.step() }
        for disk in 0...1 { try home.setPlugged(true, disk) }
        try await home.scan([0, 1, 0])
        for movie in home.movies {
            let files = try await home.files(movie)
            let present = movie.contents.filter { $0.value != nil }
            let comment = Comment(rawValue: "seed \(seed), \(movie)\n" + home.log.joined(separator: "\n"))
            try #require(files.count == present.count, comment)
            guard let first = files.first?.value else { continue }
            #expect(files.values.allSatisfy { $0.reference == first.reference }, comment)
            for (content, file) in files { if let id = movie.ids[content] { #expect(file.id == id, comment) } }
            #expect(try await home.viewing.isOnWatchlist(first.reference.title, viewer: .owner) == movie.isOnWatchlist, comment)
            for file in files.values {
                let position = try await home.viewing.progress(of: [file.shown], viewer: .owner)[file.id]?.position
                #expect(position == movie.position, comment)
            }
            let expected = movie.correction ?? String(movie.name.prefix { $0 != "(" }.dropLast())
            #expect(try await home.title(first.reference.title) == expected, comment)
        }
    }
}
