import CoreDomain
import Flow
import FlowTesting
import HTML
import LibraryDomain
import Synchronization
import Testing

@testable import LibraryFeature

@Suite("What the screen of a correction refuses")
struct CorrectionGuardTests {
    private typealias Intent = CorrectionFeature.Intent

    private static let content = CorrectionGoldenTests.movie
    private static let file = content.file.id
    private static let other = FileID("otherfile")!
    private static let failure = ViewStateError("The disk is full.")

    /// Shows the file, and has its candidates.
    private static func state(_ content: CorrectionContent = content) -> CorrectionFeature.State {
        var state = CorrectionFeature.State(id: content.file.id)
        state.content = .ready(content)
        state.candidates = .ready(CandidateList(search: CandidateSearch(title: "Heat"), candidates: [CandidateTests.heat]))
        return state
    }

    /// Whatever is called fails the test.
    private static var client: CorrectionClient {
        CorrectionClient(
            file: { _ in unimplementedStream("CorrectionClient.file") },
            candidates: { _, _ in unimplementedStream("CorrectionClient.candidates") },
            correct: { _, _ throws(ViewStateError) in throw unimplemented("CorrectionClient.correct", giving: Self.failure) },
            withdraw: { _ throws(ViewStateError) in throw unimplemented("CorrectionClient.withdraw", giving: Self.failure) })
    }

    /// Reduces actions without performing their effects, so that a test decides when a correction is saved.
    private func reduce(_ state: inout CorrectionFeature.State, _ actions: CorrectionFeature.Action...) {
        let feature = CorrectionFeature(client: Self.client, clock: ManualClock())
        feature.reduceOnly(actions, into: &state)
    }

    private static func movieForm(_ title: String, year: String = "", of file: FileID = file, files: String = "all") -> Intent {
        .movie(file: file, title: title, year: year, address: "", files: files)
    }

    private static func episodeForm(season: String = "1", episode: String = "2", last: String = "", title: String = "Lost") -> Intent {
        .episode(file: file, title: title, year: "", address: "", season: season, episode: episode, last: last, files: "one")
    }

    @Test(
        "A form of a page that shows another file is left alone",
        arguments: [
            movieForm("Heat", of: other), .series(file: other, title: "Lost", year: "", address: ""),
            .episode(file: other, title: "Lost", year: "", address: "", season: "1", episode: "2", last: "", files: "one"),
            .choose(file: other, title: "Heat", year: "1995", address: "tmdb-949", isSeries: false),
        ])
    private func foreign(intent: Intent) async {
        let store = TestStore(Self.state(), CorrectionFeature(client: Self.client, clock: ManualClock()))
        await store.send(.intent(intent))
        await store.finish()
    }

    @Test(
        "A form that says nothing possible is not saved; it stays filled in, and says what to change",
        arguments: [
            (movieForm(""), "Enter a title."), (movieForm(" \u{200B} "), "Enter a title."),
            (movieForm("Heat", year: "12"), "Enter a year from 1870 to 2100"),
            (movieForm("Heat", year: "soon"), "Enter a year in digits."), (episodeForm(season: ""), "Enter a season and an episode."),
            (episodeForm(episode: "two"), "Enter an episode in digits."),
            (episodeForm(episode: "5", last: "4"), "The last episode comes before"),
            (episodeForm(episode: "1", last: "101"), "A file can hold at most 100 episodes."),
            (episodeForm(season: "99999999999999999999"), "Enter a season from 0 to 10,000."),
        ])
    private func refused(intent: Intent, words: String) async {
        let store = Store(Self.state(), CorrectionFeature(client: Self.client, clock: ManualClock()))
        await store.send(.intent(intent))
        await store.finishWrites()
        let state = await store.state
        #expect(state.error?.hasPrefix(words) == true, "\(state.error ?? "")")
        #expect(state.sent != nil && !state.isSaving && state.notice == .init())
        #expect(htmlString(CorrectionFeature.view(state)).contains(words))
    }

    @Test(
        "Before the file is read nothing is corrected, because it tells which other files there are; the form stays filled in and says so",
        arguments: [
            movieForm("Heat"), movieForm("Heat", files: "one"), episodeForm(),
            .choose(file: file, title: "Heat", year: "1995", address: "tmdb-949", isSeries: false),
        ])
    private func unread(intent: Intent) async {
        for content in [ViewState<CorrectionContent>.initial, .loading] {
            var unread = CorrectionFeature.State(id: Self.file)
            unread.content = content
            let store = Store(unread, CorrectionFeature(client: Self.client, clock: ManualClock()))
            await store.send(.intent(.withdraw))
            #expect(await store.state == unread)
            await store.send(.intent(intent))
            await store.send(.content(.loaded(Self.content)))
            await store.finishWrites()
            let state = await store.state
            #expect(state.sent != nil && !state.isSaving && state.notice == .init())
            #expect(htmlString(CorrectionFeature.view(state)).contains("The file was still being read. Try again."))
        }
    }

    @Test("A refused form leaves the offer to undo the correction before, and a saved one takes its words away")
    func refusedAfterSaved() throws {
        let change = CorrectionChange(files: [Self.file], before: [:], now: try Correction(movie: "Heat", year: nil))
        var state = Self.state()
        state.notice = .init(offer: change)
        reduce(&state, .intent(Self.movieForm("")))
        #expect(state.error == "Enter a title." && state.notice == .init(offer: change))
        reduce(&state, .intent(Self.movieForm("Heat")))
        #expect(state.error == nil && state.isSaving && state.notice == .init(saving: 1))
        reduce(&state, .corrected(.success(Self.content)))
        #expect(state.sent == nil && state.error == nil && !state.isSaving)
    }

    @Test("A correction that cannot be saved says why: in its form, and in a message where there is none")
    func reason() {
        let failure = ViewStateError("The library can’t be read right now", reason: "The disk is away.")
        let words = "The library can’t be read right now. The disk is away."
        var sent = Self.state()
        reduce(&sent, .intent(Self.movieForm("Heat")), .corrected(.failure(failure)))
        #expect(htmlString(CorrectionFeature.view(sent)).contains(words) && sent.notice.failure == nil)
        var withdrawn = Self.state()
        reduce(&withdrawn, .intent(.withdraw), .corrected(.failure(failure)))
        #expect(htmlString(CorrectionToast(withdrawn)).contains(words))
    }

    @Test("A candidate that cannot be saved says so beside the candidates, and the forms stay as they are")
    func failedChoice() async {
        let failure = Self.failure
        var client = Self.client
        client.correct = { _, _ throws(ViewStateError) in throw failure }
        let store = Store(Self.state(), CorrectionFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.choose(file: Self.file, title: "Heat", year: "1995", address: "tmdb-949", isSeries: false)))
        await store.finishWrites()
        let state = await store.state
        #expect(state.error == failure.message && !state.isSaving)
        #expect(state.content == .ready(Self.content) && state.notice.offer == nil)
        let candidates = htmlString(CandidatesView(state: state, content: Self.content))
        let forms = htmlString(CorrectionForms(state: state, content: Self.content))
        #expect(candidates.contains("The disk is full.") && !forms.contains("The disk is full."))
    }

    @Test("An undo that comes too late says so; one while a correction is being saved says nothing")
    func missedUndo() {
        var state = Self.state()
        reduce(&state, .intent(.undo))
        #expect(state.notice == .init(failure: .undoExpired) && !state.isSaving)
        #expect(htmlString(CorrectionToast(state)).contains("That can no longer be undone"))
        reduce(&state, .intent(Self.movieForm("Heat")))
        let saving = state
        reduce(&state, .intent(.undo))
        #expect(state == saving)
    }

    @Test("A corrected series that had a correction before is not undone, and its notice offers no undo")
    func notUndone() throws {
        let before = [Self.file: try Correction(episode: 1, season: 1)]
        let change = CorrectionChange(files: [Self.file], before: before, now: try Correction(series: "Lost", year: nil))
        var state = Self.state()
        state.notice = .init(offer: change)
        let toast = htmlString(CorrectionToast(state))
        #expect(toast.contains("Lost") && !toast.contains("Undo"))
        let shown = state
        reduce(&state, .intent(.undo))
        #expect(state == shown)
    }

    @Test("An undo whose last correction is that of another file leaves the page with its own")
    func otherFile() {
        var restored = Self.content
        restored.file.id = Self.other
        var state = Self.state()
        state.saving = [nil]
        reduce(&state, .corrected(.success(restored)))
        #expect(state.content == .ready(Self.content) && !state.isSaving)
    }

    @Test("Two corrections that are sent quickly are both saved, in the order in which they were sent")
    func twoCorrections() async {
        let saved = Mutex<[String]>([])
        let content = Self.content
        var client = Self.client
        client.correct = { _, correction throws(ViewStateError) in
            saved.withLock { $0.append(correction.name?.title ?? "") }
            return content
        }
        let store = Store(Self.state(), CorrectionFeature(client: client, clock: ManualClock()))
        await store.send(.intent(Self.movieForm("Haet")))
        await store.send(.intent(Self.movieForm("Heat")))
        await store.finishWrites()
        #expect(saved.withLock(\.self) == ["Haet", "Heat"])
        let state = await store.state
        #expect(!state.isSaving && state.error == nil && state.content == .ready(content) && state.notice.saving == 0)
    }

    @Test("A file that is not there is no page; one that cannot be read now can be tried again, with its candidates")
    func loading() {
        let gone = ViewStateError("File not found", isRetryable: false)
        var state = CorrectionFeature.State(id: Self.file)
        #expect(state.content == .initial && state.candidates == .initial && !CorrectionFeature.isSettled(state))
        reduce(&state, .appeared)
        #expect(state.content == .loading && state.candidates == .loading)
        reduce(&state, .content(.failed(Self.failure)), .candidates(.failed(Self.failure)))
        #expect(CorrectionFeature.status(of: state) == 200 && CorrectionFeature.isSettled(state))
        #expect(htmlString(CorrectionFeature.view(state)).contains("Try again"))
        reduce(&state, .intent(.retry))
        #expect(state.content == .loading && state.candidates == .loading)
        reduce(&state, .content(.failed(gone)))
        #expect(CorrectionFeature.status(of: state) == 404)
        #expect(!htmlString(CorrectionFeature.view(state)).contains("Try again"))
    }

    @Test("Without scripts the page waits for a correction that is being saved")
    func settled() {
        var state = Self.state()
        #expect(CorrectionFeature.isSettled(state))
        reduce(&state, .intent(Self.movieForm("Heat")))
        #expect(!CorrectionFeature.isSettled(state))
        reduce(&state, .corrected(.failure(Self.failure)))
        #expect(CorrectionFeature.isSettled(state))
    }

    @Test("The page leads to the title of its file, and searches by an address of its own")
    func links() {
        let page = htmlString(CorrectionFeature.view(Self.state()))
        #expect(page.contains("href=\"/movies/local-heat\"") && page.contains("action=\"/library/files/aaaaaaaa\""))
        let episode = htmlString(CorrectionFeature.view(Self.state(CorrectionGoldenTests.episode)))
        #expect(episode.contains("href=\"/series/local-dark/seasons/1/episodes/3\""))
    }
}
