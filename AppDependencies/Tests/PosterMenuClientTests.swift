import AppDependencies
import CoreDomain
import Flow
import Foundation
import LibraryDomain
import MovieDetailsFeature
import MoviesDomain
import Screens
import SeriesFeature
import Testing
import TVSeriesDomain
import ViewingDomain
import WatchlistFeature

@Suite("The client of the menu of posters")
struct PosterMenuClientTests {
    @Test("A movie: its marks, each change, and its undo")
    func movie() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.posterMenuClient(for: sample.viewer)
        let movie = try await sample.movie, file = try await sample.file(of: .movie(movie.id))
        let begun = PlaybackProgress(
            file: file, reference: .movie(movie.id), position: 40, duration: 100, updatedAt: Date(timeIntervalSince1970: 1_000))
        try await sample.cinema.viewing.save(begun, viewer: sample.viewer.id)
        let before = TitleMarks(id: movie.id, name: movie.title, isWatched: false, isOnWatchlist: false, isContinued: true)
        #expect(try await client.read(movie.id) == before)

        let watched = try #require(try await client.marks.setWatched(true, movie.id))
        #expect(try await client.read(movie.id).isWatched == true)
        #expect(try await client.marks.setWatched(true, movie.id) == nil)
        try await client.marks.undo(watched)
        #expect(try await sample.cinema.viewing.progress(of: file, viewer: sample.viewer.id) == begun)

        let listed = try await client.marks.setOnWatchlist(true, movie.id), dismissed = try await client.marks.dismiss(movie.id)
        let after = try await client.read(movie.id)
        #expect(after.isOnWatchlist && !after.isContinued)
        try await client.marks.undo(listed)
        try await client.marks.undo(dismissed)
        #expect(try await client.read(movie.id) == before)
    }

    @Test("A series is watched when all its episodes are; those that were watched before keep their day")
    func series() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.posterMenuClient(for: sample.viewer)
        let (viewing, viewer) = (sample.cinema.viewing, sample.viewer.id)
        let show = try await sample.series
        let references = (1...2).map { TitleReference.episode(series: show.id, season: 1, episode: $0) }
        var files: [FileID] = []
        for reference in references { files.append(try await sample.file(of: reference)) }
        let viewed = zip(files, references).map { ShownFile(id: $0, reference: $1, part: 0) }
        #expect(try await client.read(show.id) == TitleMarks(id: show.id, name: show.title, isWatched: false))
        let first = PlaybackProgress(
            file: files[0], reference: references[0], position: 100, duration: 100, updatedAt: Date(timeIntervalSince1970: 1_000))
        try await viewing.save(first, viewer: viewer)

        let watched = try #require(try await client.marks.setWatched(true, show.id))
        #expect(try await client.read(show.id).isWatched == true)
        #expect(try await viewing.progress(of: files[0], viewer: viewer) == first)
        let page = sample.cinema.seriesClient(for: sample.viewer)
        #expect(try await AppDependenciesTests.first(page.series(show.id)).isWatched == true)
        try await client.marks.undo(watched)
        #expect(try await viewing.progress(of: viewed, viewer: viewer) == [files[0]: first])
        #expect(try await client.read(show.id).isWatched == false)

        _ = try await page.marks.setWatched(true, show.id)
        let forgotten = try #require(try await page.marks.setWatched(false, show.id))
        #expect(try await viewing.progress(of: viewed, viewer: viewer).isEmpty)
        try await page.marks.undo(forgotten)
        #expect(try await client.read(show.id).isWatched == true)
    }

    @Test("A movie without files is marked as watched, and its page and the history show it")
    func elsewhere() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.posterMenuClient(for: sample.viewer)
        let id = try #require(TitleID("tmdb-77"))
        try await sample.cinema.movies.save([
            Movie(summary: MovieSummary(id: id, title: "Rumours", year: 1999, addedAt: .distantPast, hasFiles: false))
        ])
        let page = sample.cinema.movieDetailsClient(for: sample.viewer)
        #expect(try await client.read(id).isWatched == false)
        let marked = try #require(try await client.marks.setWatched(true, id))
        #expect(try await client.marks.setWatched(true, id) == nil)
        #expect(try await client.read(id).isWatched == true)
        #expect(try await AppDependenciesTests.first(page.movie(id)).isWatched)
        let entries = try await sample.cinema.viewing.history(in: nil, page: PageRequest(), viewer: sample.viewer.id).items
        #expect(entries.map(\.reference) == [.movie(id)] && entries.allSatisfy(\.isMarked))
        try await client.marks.undo(marked)
        #expect(try await AppDependenciesTests.first(page.movie(id)).isWatched == false)
        #expect(try await client.marks.setWatched(false, id) == nil)
        _ = try await client.marks.setWatched(true, id)
        let unmarked = try #require(try await client.marks.setWatched(false, id))
        #expect(try await client.read(id).isWatched == false)
        try await client.marks.undo(unmarked)
        #expect(try await client.read(id).isWatched == true)
    }

    @Test("A mark without a file counts when there are files, until it is unmarked or the movie is played anew")
    func elsewhereWithFile() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.posterMenuClient(for: sample.viewer)
        let (viewing, viewer) = (sample.cinema.viewing, sample.viewer.id)
        let movie = try await sample.movie, file = try await sample.file(of: movie.reference)
        let (page, list) = (sample.cinema.movieDetailsClient(for: sample.viewer), sample.cinema.watchlistClient(for: sample.viewer))
        func watched() async throws -> [Bool?] {
            [
                try await client.read(movie.id).isWatched, try await AppDependenciesTests.first(page.movie(movie.id)).isWatched,
                try await AppDependenciesTests.first(list.watchlist()).items.first?.isWatched,
            ]
        }
        func play(day: Double) async throws {
            let moment = Date(timeIntervalSince1970: day * 86_400)
            let progress = PlaybackProgress(
                file: file, reference: movie.reference, part: 0, position: 40, duration: 100, updatedAt: moment)
            try await viewing.save(progress, viewer: viewer)
        }
        _ = try await client.marks.setOnWatchlist(true, movie.id)
        try await play(day: 1)
        #expect(try await watched() == [false, false, false])
        try await viewing.markWatchedElsewhere(movie.reference, at: Date(timeIntervalSince1970: 2 * 86_400), viewer: viewer)
        #expect(try await watched() == [true, true, true])
        #expect(try await client.marks.setWatched(true, movie.id) == nil, "It is marked already")

        let unmarked = try #require(try await client.marks.setWatched(false, movie.id))
        #expect(try await watched() == [false, false, false])
        try await client.marks.undo(unmarked)
        #expect(try await watched() == [true, true, true])
        let forgotten = try #require(try await page.marks.forgetProgress(file))
        #expect(try await watched() == [false, false, false])
        try await page.marks.undo(forgotten)
        #expect(try await watched() == [true, true, true])

        try await play(day: 3)
        #expect(try await watched() == [false, false, false])
        #expect(try await viewing.history(in: nil, page: PageRequest(), viewer: viewer).items.count == 1, "The history keeps the mark")
    }

    @Test("A movie without a file that was marked is shown as watched on the watchlist")
    func elsewhereListed() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchlistClient(for: sample.viewer)
        let id = try #require(TitleID("tmdb-77"))
        try await sample.cinema.movies.save([
            Movie(summary: MovieSummary(id: id, title: "Rumours", year: 1999, addedAt: .distantPast, hasFiles: false))
        ])
        _ = try await client.marks.setOnWatchlist(true, id)
        #expect(try await AppDependenciesTests.first(client.watchlist()).items.map(\.isWatched) == [false])
        _ = try await client.marks.setWatched(true, id)
        #expect(try await AppDependenciesTests.first(client.watchlist()).items.map(\.isWatched) == [true])
    }

    @Test("What a viewer may not see has no menu")
    func hidden() async throws {
        let sample = try await SampleCinema(), id = try await sample.movie.id
        let limited = Viewer(id: ViewerID(rawValue: "child"), role: .child, folders: [])
        let client = sample.cinema.posterMenuClient(for: limited)
        await #expect(throws: ViewStateError.self) { try await client.read(id) }
        await #expect(throws: ViewStateError.self) { try await client.read(TitleID("local-nothing")!) }
    }

    @Test("A database that does not answer: every operation says so")
    func damaged() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.posterMenuClient(for: sample.viewer)
        let id = try await sample.movie.id
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.read(id) }
        await #expect(throws: ViewStateError.self) { try await client.marks.setWatched(true, id) }
        await #expect(throws: ViewStateError.self) { try await client.marks.setOnWatchlist(true, id) }
        await #expect(throws: ViewStateError.self) { try await client.marks.dismiss(id) }
        await #expect(throws: ViewStateError.self) { try await client.marks.undo(.dismissal(id, before: nil)) }
    }
}
