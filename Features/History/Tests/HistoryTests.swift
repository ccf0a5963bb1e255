import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Synchronization
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import HistoryFeature

enum Sample {
    static let movie = MovieSummary(
        id: TitleID("tmdb-961")!, title: "The <General>", year: 1926, genres: ["Comedy", "Action"], addedAt: .distantPast)
    static let other = MovieSummary(
        id: TitleID("tmdb-992")!, title: "Sherlock Jr.", year: 1924, genres: ["Comedy"], addedAt: .distantPast)
    static let show = SeriesSummary(id: TitleID("local-show")!, title: "Harbour Lights", genres: ["Drama"], addedAt: .distantPast)

    /// On a day of a month of 2026.
    static func item(
        of movie: MovieSummary = movie, _ month: Int, _ day: Int = 1, rating: Int? = nil, minutes: Double? = 75, isMarked: Bool = false,
        people: [String] = []
    ) -> HistoryItem {
        HistoryItem(
            entry: HistoryEntry(reference: movie.reference, watchedAt: date(month, day), isMarked: isMarked), title: .movie(movie),
            day: WatchedDay(year: 2026, month: month, day: day), rating: rating.flatMap { OwnRating($0) },
            duration: minutes.map { $0 * 60 }, people: people)
    }

    static func episode(_ number: Int, _ month: Int, _ day: Int = 1, name: String? = nil, rating: Int? = nil) -> HistoryItem {
        HistoryItem(
            entry: HistoryEntry(reference: .episode(series: show.id, season: 1, episode: number), watchedAt: date(month, day)),
            title: .episode(show, season: 1, number: number, name: name), day: WatchedDay(year: 2026, month: month, day: day),
            rating: rating.flatMap { OwnRating($0) }, duration: 1_800)
    }

    private static func date(_ month: Int, _ day: Int) -> Date {
        Date(timeIntervalSince1970: 1_767_225_600 + Double(month * 31 + day) * 86_400)
    }
}

@Suite("The history")
struct HistoryTests {
    private static let item = Sample.item(3)
    private static let all = HistoryContent(items: [Sample.item(of: Sample.other, 4), item, Sample.episode(1, 2)])
    private static let without = HistoryContent(items: [all.items[0], all.items[2]])
    private static let way = ViewingUndo.history([HistoryUndo(entry: item.entry, file: nil)])

    private var client: HistoryClient {
        HistoryClient(
            history: { _ in unimplementedStream("HistoryClient.history") }, year: { _ in unimplementedStream("HistoryClient.year") },
            remove: { _ in unimplemented("HistoryClient.remove", giving: nil) }, undo: { _ in unimplemented("HistoryClient.undo") })
    }

    private func ready(_ client: HistoryClient) -> Store<HistoryFeature> {
        var state = HistoryFeature.State()
        state.page.content = .ready(Self.all)
        return Store(state, HistoryFeature(client: client, clock: ManualClock()))
    }

    @Test("It shows the slice of its address", arguments: [nil, "5-movie/tmdb-1"])
    func loading(after: String?) async {
        var client = client
        client.history = { cursor in
            #expect(cursor == after)
            return AsyncStream {
                $0.yield(.success(Self.all))
                $0.finish()
            }
        }
        let store = TestStore(HistoryFeature.State(after: after), HistoryFeature(client: client, clock: ManualClock()))
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.all)))) { $0.page.content = .ready(Self.all) }
        await store.finish()
    }

    @Test("A removed entry leaves at once, and an undo puts it back to its place")
    func undo() async {
        var client = client
        let calls = Mutex<[String]>([])
        client.remove = { id in
            calls.withLock { $0.append("removed \(id)") }
            return Self.way
        }
        client.undo = { way in calls.withLock { $0.append(way == Self.way ? "undone" : "other") } }
        let store = ready(client)
        await store.send(.intent(.remove(entry: Self.item.id)))
        #expect(await store.state.page.content == .ready(Self.without))
        await store.finishWrites()
        #expect(htmlString(HistoryToast(await store.state)).contains("Removed “<bdi>The &lt;General&gt;</bdi>” from your history."))
        await store.send(.intent(.undo))
        #expect(await store.state.page.content == .ready(Self.all))
        await store.finishWrites()
        #expect(calls.withLock(\.self) == ["removed \(Self.item.id)", "undone"])
        #expect(await store.state.page.notice.offer == nil)
    }

    @Test("What cannot be removed comes back, and the screen says so")
    func unsaved() async {
        let error = ViewStateError("The disk is full")
        var client = client
        client.remove = { _ throws(ViewStateError) in throw error }
        let store = ready(client)
        await store.send(.intent(.remove(entry: Self.item.id)))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.all))
        #expect(await store.state.page.notice.failure == error)
    }

    @Test("An entry that is not there is left alone, and an undo that comes too late says so")
    func forged() async {
        let store = ready(client)
        await store.send(.intent(.remove(entry: Sample.item(9).id)))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.all))
    }

    @Test("Restored entries go back to their places", arguments: 0..<3)
    func place(index: Int) {
        var content = Self.all
        HistoryChange.removed(Self.all.items[index]).apply(to: &content)
        #expect(content.items.count == 2)
        for _ in 1...2 { HistoryChange.restored(Self.all.items[index]).apply(to: &content) }
        #expect(content == Self.all)
    }

    @Test("A year loads, and loads again after a failure")
    func year() async {
        let error = ViewStateError("The disk is full")
        let content = YearContent(year: 2026, items: [Self.item])
        let answers = Mutex<[Result<YearContent, ViewStateError>]>([.success(content), .failure(error)])
        var client = client
        client.year = { year in
            #expect(year == 2026)
            return AsyncStream {
                if let next = answers.withLock({ $0.popLast() }) { $0.yield(next) }
                $0.finish()
            }
        }
        let store = TestStore(YearFeature.State(year: 2026), YearFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.failed(error))) { $0.content = .error(error) }
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        await store.finish()
    }
}
