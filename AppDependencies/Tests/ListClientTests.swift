import Foundation
import CoreDomain
import ExploreFeature
import Flow
import LibraryDomain
import LibraryFeature
import MoviesDomain
import MoviesFeature
import PeopleDomain
import Screens
import SearchDomain
import SearchFeature
import SeriesFeature
import SettingsFeature
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("The clients of lists, search, library and settings", .timeLimit(.minutes(5)))
struct ListClientTests {
    @Test("Movies: a page, its facets, and changes")
    func movies() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.moviesClient(for: sample.viewer)
        let page = try await client.page(MovieQuery(), PageRequest(limit: 1))
        #expect(page.items.map(\.title) == ["Fog"] && page.next != nil)
        let facets = try await client.facets(MovieQuery())
        #expect(facets.count == 2 && facets.years == [2002, 2001] && facets.letters.map(\.letter) == ["F", "R"])
        var changes = client.changes().makeAsyncIterator()
        #expect(await changes.next() != nil)
        try await sample.damage()
        // Of a list that nobody has asked for: what was read is kept until it changes.
        await #expect(throws: ViewStateError.self) { try await client.page(MovieQuery(sort: .year), PageRequest()) }
        await #expect(throws: ViewStateError.self) { try await client.facets(MovieQuery(kind: .video)) }
    }

    @Test("Series: a page, its facets, and changes")
    func series() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.seriesListClient(for: sample.viewer)
        let page = try await client.page(SeriesQuery(), PageRequest())
        #expect(page.items.map(\.title) == ["Lighthouse"])
        #expect(try await client.facets(SeriesQuery()) == SeriesFacets(count: 1, letters: [LetterMark("L")]))
        var changes = client.changes().makeAsyncIterator()
        #expect(await changes.next() != nil)
        let broken = try await SampleCinema()
        try await broken.damage()
        await #expect(throws: ViewStateError.self) {
            try await broken.cinema.seriesListClient(for: broken.viewer).page(SeriesQuery(sort: .year), PageRequest())
        }
    }

    @Test("Search finds movies, series and episodes, and tells a failure in words")
    func search() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.searchClient(for: sample.viewer)
        #expect(try await client.search("fog").map(\.title) == ["Fog"])
        #expect(try await client.search("2002").map(\.title) == ["Rain"])
        #expect(try await client.search("lighthouse").contains { $0.reference.kind == .series })
        #expect(try await client.search("nothing of the kind").isEmpty)
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.search("fog") }
    }

    @Test("The library: folders, adding, scanning and removing, each refused in words")
    func library() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.libraryClient()
        let content = try await first(client.library())
        #expect(content.folders.map(\.folder.name) == ["Movies", "Series"] && content.folders.map(\.files) == [2, 2])
        #expect(content.problems.isEmpty && content.sampleFolder == nil)
        let twice = await client.add(Folder(name: "Movies", path: sample.path("data"), kind: .movies))
        #expect(twice?.contains("already a folder named “Movies”") == true)
        #expect(await client.add(Folder(name: "Data", path: sample.path("nowhere"), kind: .movies)) != nil)
        try await client.scan("Movies")
        await #expect(throws: ViewStateError.self) { try await client.scan("Nowhere") }
        await client.cancel("Movies")
        try await client.remove("Series")
        #expect(try await first(client.library()) { $0.folders.count == 1 }.folders.map(\.folder.name) == ["Movies"])
        await #expect(throws: ViewStateError.self) { try await client.remove("Series") }
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.scan("Movies") }
        await #expect(throws: ViewStateError.self) { try await first(client.library()) }
        #expect(await client.add(Folder(name: "Data", path: sample.path("data"), kind: .movies)) != nil)
    }

    @Test("Looking for new files starts a scan, from every list")
    func refresh() async throws {
        for list in ["movies", "series"] {
            let sample = try await SampleCinema()
            let progress = sample.cinema.libraryClient().progress()
            switch list {
            case "movies": try await sample.cinema.moviesClient(for: sample.viewer).refresh()
            default: try await sample.cinema.seriesListClient(for: sample.viewer).refresh()
            }
            for await step in progress where step.phase == .finished { break }
        }
    }

    @Test("Scans report their progress as they run")
    func progress() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.libraryClient()
        let progress = client.progress()
        try await client.scan("Movies")
        for await step in progress where step.phase == .finished { break }
    }

    @Test(
        "The fact about folders counts their files, and names those that are away",
        arguments: [
            ([], "None yet", nil), ([1], "1, with 1 file", nil), ([1_200, 34], "2, with 1,234 files", nil),
            ([2, -1], "2, with 2 files", "Unavailable: Folder 1. Is the disk connected?"),
        ] as [([Int], String, String?)])
    func foldersFact(files: [Int], value: String, advice: String?) {
        let folders = files.enumerated().map { number, files in
            FolderStatus(
                folder: Folder(name: "Folder \(number)", path: "/srv/\(number)", kind: .movies), isAvailable: files >= 0, isScanning: false,
                files: max(0, files), titles: 0, problems: 0, lastScannedAt: nil)
        }
        #expect(SettingsFact(folders: folders) == SettingsFact(name: "Folders", value: value, advice: advice))
    }

    @Test("The settings show the facts of the machine to its owner alone")
    func settings() async throws {
        let sample = try await SampleCinema()
        let facts = await sample.cinema.settingsClient(for: sample.viewer).content().facts
        #expect(facts.first { $0.name == "Database" }?.value == "OK")
        #expect(facts.first { $0.name == "Folders" }?.value == "2, with 4 files")
        let guest = Viewer(id: ViewerID(rawValue: "child"), role: .child)
        #expect(await sample.cinema.settingsClient(for: guest).content() == SettingsContent())
    }

    @Test(
        "The settings name TMDb as a source as long as something that it said is stored", arguments: ["movie", "series", "person", "none"])
    func sources(of kind: String) async throws {
        let sample = try await SampleCinema(), known = sample.cinema.known
        func document<Facts: Sendable>(_ facts: Facts) -> FactDocument<Facts> {
            FactDocument(source: .tmdb, language: "en", fetchedAt: .now, isComplete: false, facts: facts)
        }
        switch kind {
        case "movie": try await known.save([MovieDocument(id: TitleID("tmdb-3")!, content: document(MovieFacts(title: "Salt")))])
        case "series": try await known.save([SeriesDocument(id: TitleID("tmdb-tv2")!, content: document(SeriesFacts(title: "Tides")))])
        case "person": try await known.save([PersonDocument(id: PersonID("tmdb-8")!, document: document(PersonFacts(name: "Eva Storm")))])
        default: break
        }
        #expect(await sample.cinema.settingsClient(for: sample.viewer).content().usesTMDb == (kind != "none"))
    }
}
