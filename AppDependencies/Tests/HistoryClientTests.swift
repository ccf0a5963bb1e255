import CoreDomain
import Flow
import Foundation
import HistoryFeature
import MoviesDomain
import Screens
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import AppDependencies

@Suite("The client of the history, and ratings", .timeLimit(.minutes(5)))
struct HistoryClientTests {
    private static func watch(_ sample: SampleCinema) async throws -> [HistoryEntry] {
        let marks = sample.cinema.markClient(for: sample.viewer)
        for title in ["Fog", "Rain"] { _ = try await marks.setWatched(true, try await movie(title, sample)) }
        let series = try await sample.cinema.series.series(.init(), page: PageRequest(), for: .unlimited).items
        for show in series { _ = try await marks.setWatched(true, show.id) }
        return try await sample.cinema.viewing.history(in: nil, page: PageRequest(), viewer: sample.viewer.id).items
    }

    private static func movie(_ title: String, _ sample: SampleCinema) async throws -> TitleID {
        let all = try await sample.cinema.movies.movies(MovieQuery(), page: PageRequest(), for: .unlimited).items
        return try #require(all.first { $0.title == title }).id
    }

    @Test("Movies and episodes come with their titles, lengths and ratings, and their year has them all")
    func history() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.historyClient(for: sample.viewer)
        var empty = client.history(nil).makeAsyncIterator()
        #expect(try #require(await empty.next()).get() == HistoryContent(items: []))
        let entries = try await Self.watch(sample)
        #expect(entries.count == 4)
        let fog = try await Self.movie("Fog", sample)
        _ = try await sample.cinema.markClient(for: sample.viewer).rate(OwnRating(8), .title(fog))
        var contents = client.history(nil).makeAsyncIterator()
        let content = try #require(await contents.next()).get()
        #expect(content.items.map(\.entry) == entries && content.next == nil)
        #expect(content.items.allSatisfy { $0.duration == 100 && $0.entry.isMarked })
        #expect(content.items.compactMap(\.rating) == [OwnRating(8)])
        let year = try #require(content.items.first).day.year
        #expect(content.years == [year])
        var years = client.year(year).makeAsyncIterator()
        #expect(try #require(await years.next()).get().items.count == 4)
        var others = client.year(year - 1).makeAsyncIterator()
        #expect(try #require(await others.next()).get() == YearContent(year: year - 1, items: [], years: [year]))
        var older = client.history(entries.first?.id.rawValue).makeAsyncIterator()
        #expect(try #require(await older.next()).get().items.map(\.entry) == Array(entries.dropFirst()))
    }

    @Test("A removed entry is gone at once, and comes back by its undo")
    func removal() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.historyClient(for: sample.viewer)
        let entries = try await Self.watch(sample)
        let entry = try #require(entries.first)
        var contents = client.history(nil).makeAsyncIterator()
        #expect(try #require(await contents.next()).get().items.count == 4)
        let undo = try #require(try await client.remove(entry.id))
        #expect(try #require(await contents.next()).get().items.count == 3)
        #expect(try await client.remove(entry.id) == nil)
        try await client.undo(undo)
        #expect(try #require(await contents.next()).get().items.map(\.entry) == entries)
    }

    @Test("A viewer with limits sees only what they may see")
    func audience() async throws {
        let sample = try await SampleCinema()
        _ = try await Self.watch(sample)
        let limited = Viewer(id: sample.viewer.id, role: .child, folders: ["Series"])
        var contents = sample.cinema.historyClient(for: limited).history(nil).makeAsyncIterator()
        let items = try #require(await contents.next()).get().items
        #expect(items.count == 2 && items.allSatisfy { if case .episode = $0.title { true } else { false } })
    }

    @Test("A failure is told in words")
    func failures() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.historyClient(for: sample.viewer)
        try await sample.damage()
        var contents = client.history(nil).makeAsyncIterator()
        let answer = await contents.next()
        #expect(throws: ViewStateError.self) { try answer?.get() }
        let entry = HistoryEntry.ID(reference: .movie(try #require(TitleID("local-1"))), watchedAt: .now)
        await #expect(throws: ViewStateError.self) { try await client.remove(entry) }
        let rate = sample.cinema.markClient(for: sample.viewer).rate
        await #expect(throws: ViewStateError.self) { _ = try await rate(OwnRating(3), .title(entry.reference.title)) }
    }
}
