import CoreDomain
import Foundation
import GRDB
import PeopleDomain
import PeopleInfrastructure
import Persistence
import PersistenceTesting
import Synchronization
import Testing

@Suite("People in SQLite")
struct SQLitePeopleTests {
    @Test("The repository does what is specified", arguments: PeopleSpecification.all)
    func specification(check: PeopleSpecification) async throws {
        try await check.run(Catalogue.inMemory().people)
    }

    @Test("It does the same in a file")
    func file() async throws {
        let directory = NSTemporaryDirectory() + "people-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let first = try await Catalogue(.open(file, schema: Catalogue.schema))
        try await first.people.setCredits([.general(.tmdb, id: "tmdb-1"), .general(.local, id: nil)])
        first.database.close()
        let again = try Persistence.Database.open(file, schema: Catalogue.schema)
        defer { again.close() }
        let people = SQLitePeopleRepository(
            again, titles: Catalogue.tables, movieFolders: TitleFolders(table: "movie_file"),
            seriesFolders: TitleFolders(table: "series_file"))
        #expect(try await people.cast(movie("m1")) == ["Buster Keaton: Johnnie of local"])
        #expect(try await people.person("tmdb-1").aliases.count == 1)
    }

    static let household: [TitleCredits] = [
        .general(.local, id: nil), .general(.tmdb, id: "tmdb-1"), .general(.imdb, id: "imdb-nm1", name: "BUSTER KEATON"),
        .general(.sample, id: "sample-keaton"), .general(.local, id: nil, movie("m2")), .general(.tmdb, id: "tmdb-1", movie("m2")),
        .general(.local, id: nil, .episode(of: title("local-s1"), season: 1, number: 2), name: "Marion Mack"),
    ]
    static let documents = [
        PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "Buster Keaton", biography: "Life"), at: 50),
        PersonDocument("imdb-nm1", .imdb, PersonFacts(name: "Joseph Keaton", born: "1895"), at: 60),
    ]

    @Test("Saving the same again writes nothing, and tells nobody")
    func idempotence() async throws {
        let told = Mutex<Set<ChangeKey>>([])
        let catalogue = try await Catalogue.inMemory(feed: ChangeFeed { keys in told.withLock { $0.formUnion(keys) } })
        func saveAll() async throws {
            for list in Self.household { try await catalogue.people.setCredits([list]) }
            try await catalogue.people.save(Self.documents)
        }
        try await saveAll()
        let (before, contents) = (try await catalogue.database.write { $0.totalChangesCount }, try await catalogue.contents())
        told.withLock { $0 = [] }
        try await saveAll()
        try await catalogue.people.setCredits(Self.household.reversed())
        #expect(try await catalogue.database.write { $0.totalChangesCount } == before)
        #expect(try await catalogue.contents() == contents)
        let keys = told.withLock { $0 }
        #expect(keys.isEmpty)
    }

    @Test("The order of sources does not matter", arguments: 1...40 as ClosedRange<UInt64>)
    func order(seed: UInt64) async throws {
        let catalogue = try await Catalogue.inMemory()
        for list in Self.household { try await catalogue.people.setCredits([list]) }
        try await catalogue.people.save(Self.documents)

        var random = SplitMix(state: seed)
        let other = try await Catalogue.inMemory()
        let steps = (0..<Self.household.count + Self.documents.count).shuffled(using: &random)
        for step in steps {
            if step < Self.household.count {
                try await other.people.setCredits([Self.household[step]])
            } else {
                try await other.people.save([Self.documents[step - Self.household.count]])
            }
        }
        #expect(try await other.contents() == catalogue.contents())
        #expect(try await other.people.count(for: .unlimited) == 2)
    }

    @Test("A write says whose name, id or picture is new, and which ids are gone")
    func changes() async throws {
        let people = try await Catalogue.inMemory().people
        let (keaton, imdb) = (person("tmdb-1"), person("imdb-nm1"))
        #expect(try await people.setCredits([.general(.tmdb, id: "tmdb-1")]) == PeopleChanges(changed: [keaton]))
        #expect(try await people.setCredits([.general(.tmdb, id: "tmdb-1")]) == .none)
        let born = PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "Buster Keaton", born: "1895"))
        #expect(try await people.save([born]) == .none)
        let facts = PersonFacts(name: "Buster Keaton", profile: Picture(id: "picture1"), born: "1895")
        #expect(try await people.save([PersonDocument("tmdb-1", .tmdb, facts)]) == PeopleChanges(changed: [keaton]))
        #expect(try await people.save([PersonDocument("imdb-nm1", .imdb, PersonFacts(name: "Keaton"))]) == PeopleChanges(changed: [imdb]))
        let joined = PersonDocument("tmdb-1", aliases: ["imdb-nm1"], .tmdb, PersonFacts(name: "Buster Keaton"))
        #expect(try await people.save([joined]).gone == [imdb])
        try await people.setCredits([.general(.local, id: nil, movie("m2"), name: "Nobody")])
        let nobody = try await people.cast(of: movie("m2"), for: .unlimited)[0].person.id
        #expect(try await people.forget(.local, of: [movie("m2")]) == PeopleChanges(gone: [nobody]))
        #expect(try await people.forget(.local, of: [movie("m2")]) == .none)
    }

    @Test("Only what changes names its people and titles")
    func keys() async throws {
        let told = Mutex<Set<ChangeKey>>([])
        let catalogue = try await Catalogue.inMemory(feed: ChangeFeed { keys in told.withLock { $0.formUnion(keys) } })
        let people = catalogue.people
        func expect(_ expected: Set<ChangeKey>, after change: () async throws -> Void) async throws {
            told.withLock { $0 = [] }
            try await change()
            let keys = told.withLock { $0 }
            #expect(keys == expected)
        }
        func names(_ ids: String...) -> Set<ChangeKey> { Set(ids.map { .person(person($0)) }) }
        let m1: Set<ChangeKey> = [.title(title("local-m1")), .title(title("tmdb-m1"))]
        try await expect(m1.union(names("tmdb-1")).union([.people])) { try await people.setCredits([.general(.tmdb, id: "tmdb-1")]) }
        var changed = TitleCredits.general(.tmdb, id: "tmdb-1")
        changed.cast[0].character = "Other"
        try await expect(m1.union(names("tmdb-1"))) { try await people.setCredits([changed]) }
        try await people.setCredits([.general(.local, id: nil)])
        let id = try await people.person("tmdb-1").aliases[0].rawValue
        let everyone = names("tmdb-1", id)
        try await expect(everyone) { try await people.save([PersonDocument("tmdb-1", .tmdb, PersonFacts(born: "1895"))]) }
        try await expect([]) { try await people.save([PersonDocument("tmdb-1", .tmdb, PersonFacts(born: "1895"), at: 8)]) }
        try await expect(everyone.union([.people])) {
            try await people.save([PersonDocument("tmdb-1", .local, PersonFacts(name: "Joseph Keaton"))])
        }
        try await expect(m1.union(everyone)) { try await people.forget(.local, of: [movie("m1")]) }
        try await expect([]) { try await people.forget(.local, of: [movie("m1")]) }
        try await expect(m1.union(everyone)) { try await people.forget(.tmdb, of: [movie("m1")]) }
        try await people.setCredits([.general(.local, id: nil, movie("m2"), name: "Nobody")])
        let nobody = try await people.cast(of: movie("m2"), for: .unlimited)[0].person.id
        try await expect([.people, .person(nobody), .title(title("local-m2")), .title(title("tmdb-m2"))]) {
            try await people.forget(.local, of: [movie("m2")])
        }
    }
}

/// A fixed sequence of numbers for each seed (Steele et al. 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
