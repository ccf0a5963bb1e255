import CoreDomain
import Flow
import FlowTesting
import HTML
import LibraryDomain
import Live
import Screens
import Synchronization
import Testing

@testable import LibraryFeature

@Suite("The titles that a file may be")
struct CandidateTests {
    static let heat = CorrectionCandidate(
        id: TitleID("tmdb-949")!, aliases: [TitleID("imdb-tt0113277")!], name: TitleName(title: "Heat <b>", year: 1995),
        director: "Michael Mann")
    static let builtIn = CorrectionCandidate(id: TitleID("sample-low-tide")!, name: TitleName(title: "Low Tide", year: 1974))
    static let own = CorrectionCandidate(id: TitleID("local-heat")!, name: TitleName(title: "Haet", year: 1995))

    private static func list(_ candidates: [CorrectionCandidate] = [heat, builtIn], isAsking: Bool = false, isAway: Bool = false)
        -> CandidateList
    {
        CandidateList(search: CandidateSearch(title: "Heat", year: 1995), candidates: candidates, isAsking: isAsking, isAway: isAway)
    }

    private final class Calls: Sendable {
        let corrections = Mutex<[Correction]>([])
        let searches = Mutex<[CandidateSearch?]>([])
    }

    private let calls = Calls()

    /// What is found, once `answer` says it: the file of the page comes first.
    private let found = AsyncStream.makeStream(of: Result<CandidateList, ViewStateError>.self)

    private func answer(_ lists: Result<CandidateList, ViewStateError>...) {
        for list in lists { found.continuation.yield(list) }
        found.continuation.finish()
    }

    private func feature(of content: CorrectionContent) -> CorrectionFeature {
        let (calls, found) = (calls, found.stream)
        return CorrectionFeature(
            client: CorrectionClient(
                file: { _ in
                    AsyncStream {
                        $0.yield(.success(content))
                        $0.finish()
                    }
                },
                candidates: { _, search in
                    calls.searches.withLock { $0.append(search) }
                    return found
                },
                correct: { _, correction throws(ViewStateError) in
                    calls.corrections.withLock { $0.append(correction) }
                    return content
                },
                withdraw: { _ throws(ViewStateError) in content }),
            clock: ManualClock())
    }

    private func choice(_ candidate: CorrectionCandidate, of content: CorrectionContent) -> CorrectionFeature.Intent {
        .choose(
            file: content.file.id, title: candidate.name.title, year: candidate.name.year.map(String.init) ?? "",
            address: candidate.address,
            isSeries: content.series != nil)
    }

    @Test("What is known is shown at once, and what a service finds follows; the search of the address is passed on")
    func loads() async {
        let search = CandidateSearch(title: "Heat", year: 1995)
        let content = CorrectionGoldenTests.movie
        let lists = [Self.list([Self.builtIn], isAsking: true), Self.list()]
        let store = TestStore(
            CorrectionFeature.State(id: content.file.id, search: search), feature(of: content))
        await store.send(.appeared) { ($0.content, $0.candidates) = (.loading, .loading) }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        #expect(!CorrectionFeature.isSettled(await store.state))
        answer(.success(lists[0]), .success(lists[1]))
        for list in lists { await store.receive(.candidates(.loaded(list))) { $0.candidates = .ready(list) } }
        #expect(CorrectionFeature.isSettled(await store.state))
        #expect(calls.searches.withLock { $0 } == [search])
        await store.finish()
    }

    @Test("Candidates that cannot be loaded leave the forms of the page as they are")
    func failure() async {
        let error = ViewStateError("It broke.", reason: "The disk is full.")
        let content = CorrectionGoldenTests.movie
        let store = TestStore(CorrectionFeature.State(id: content.file.id), feature(of: content))
        await store.send(.appeared) { ($0.content, $0.candidates) = (.loading, .loading) }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        answer(.failure(error))
        await store.receive(.candidates(.failed(error))) { $0.candidates = .error(error) }
        let page = htmlString(CorrectionFeature.view(await store.state))
        #expect(page.contains("The disk is full.") && page.contains("form-movie") && page.contains("name=\"q\""))
        await store.finish()
    }

    @Test("A click on a candidate corrects all versions of a movie to its id, or to its title where no database numbers it")
    func movie() async throws {
        let content = CorrectionGoldenTests.movie
        let store = TestStore(CorrectionFeature.State(id: content.file.id), feature(of: content))
        await store.send(.appeared) { ($0.content, $0.candidates) = (.loading, .loading) }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        answer(.success(Self.list()))
        await store.receive(.candidates(.loaded(Self.list()))) { $0.candidates = .ready(Self.list()) }
        for (candidate, expected) in [
            (Self.heat, try Correction(movie: "Heat <b>", year: 1995, address: "tmdb-949")),
            (Self.builtIn, try Correction(movie: "Low Tide", year: 1974)),
        ] {
            var form = CorrectionForm()
            (form.title, form.year, form.address) = (candidate.name.title, "\(candidate.name.year ?? 0)", candidate.address)
            let change = CorrectionChange(files: content.ids, before: [:], now: expected)
            await store.send(.intent(choice(candidate, of: content))) {
                $0.sent = .init(kind: .movie, form: form, isChoice: true)
                ($0.saving, $0.notice) = ([change], .init(saving: 1))
            }
            await store.receive(.corrected(.success(content))) {
                ($0.sent, $0.saving, $0.notice) = (nil, [], .init(offer: change))
            }
            #expect(calls.corrections.withLock { $0.last } == expected)
        }
        await store.cancelAll()
    }

    @Test("A candidate of an episode is its whole series; one for another file is left alone")
    func series() async throws {
        let content = CorrectionGoldenTests.episode
        let dark = CorrectionCandidate(id: TitleID("tmdb-tv70523")!, name: TitleName(title: "Dark", year: 2017))
        let store = TestStore(CorrectionFeature.State(id: content.file.id), feature(of: content))
        await store.send(.appeared) { ($0.content, $0.candidates) = (.loading, .loading) }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        await store.send(.intent(choice(Self.heat, of: CorrectionGoldenTests.movie)))
        var form = CorrectionForm()
        (form.title, form.year, form.address) = ("Dark", "2017", "tmdb-tv70523")
        let expected = try Correction(series: "Dark", year: 2017, address: "tmdb-tv70523")
        let change = CorrectionChange(files: content.ids, before: [:], now: expected)
        await store.send(.intent(choice(dark, of: content))) {
            $0.sent = .init(kind: .series, form: form, isChoice: true)
            ($0.saving, $0.notice) = ([change], .init(saving: 1))
        }
        await store.receive(.corrected(.success(content))) {
            ($0.sent, $0.saving, $0.notice) = (nil, [], .init(offer: change))
        }
        #expect(calls.corrections.withLock { $0 } == [expected])
        await store.cancelAll()
    }

    @Test(
        "A search is the title and the year of the address; without a title there is none, and a year that is none is left out",
        arguments: [
            ("?q=Heat&year=1995", CandidateSearch(title: "Heat", year: 1995)), ("?q=%20Heat%20%20II%20", CandidateSearch(title: "Heat II")),
            ("?q=Heat&year=soon", CandidateSearch(title: "Heat")), ("?q=Heat&year=99999999999999999999", CandidateSearch(title: "Heat")),
            ("?q=%20&year=1995", nil), ("", nil),
        ] as [(String, CandidateSearch?)])
    func search(query: String, expected: CandidateSearch?) throws {
        let request = try #require(Location(parsing: "/library/files/aaaaaaaa" + query))
        #expect(CandidateSearch(title: request["q"], year: request["year"]) == expected)
        let long = CandidateSearch(title: String(repeating: "a", count: 10_000))
        #expect(long.title.count == CorrectedName.mostCharacters)
    }

    @Test("Each state of the candidates")
    func golden() throws {
        var state = CorrectionGoldenTests.state(.ready(CorrectionGoldenTests.movie))
        for (name, candidates) in [
            ("ready", .ready(Self.list([Self.heat, Self.own, Self.builtIn]))),
            ("asking", .ready(Self.list([Self.builtIn], isAsking: true))),
            ("away", .ready(Self.list([], isAway: true))), ("none", .ready(Self.list([]))),
            ("error", .error(ViewStateError("It broke.", reason: "The disk is full.", recovery: "Free some space."))),
        ] as [(String, ViewState<CandidateList>)] {
            state.candidates = candidates
            try expectGolden("candidates-\(name)", htmlString(CandidatesView(state: state, content: CorrectionGoldenTests.movie)))
        }
    }
}
