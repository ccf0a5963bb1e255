import CoreDomain
import ExploreFeature
import Flow
import Foundation
import LibraryDomain
import MovieDetailsFeature
import MoviesDomain
import PeopleDomain
import Screens
import SeriesFeature
import StreamingDomain
import Testing
import TVSeriesDomain
import ViewingDomain
import WatchFeature
import WatchlistFeature

@testable import AppDependencies

@Suite("The clients of titles", .timeLimit(.minutes(5)))
struct TitleClientTests {
    @Test("A movie: its facts and files, its marks and their undo")
    func movie() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.movieDetailsClient(for: sample.viewer)
        let id = try await sample.movie.id, file = try await sample.file(of: .movie(id))
        let content = try await first(client.movie(id))
        #expect(content.movie.summary.title == "Fog" && !content.isOnWatchlist && content.files.map(\.file.id) == [file])
        #expect(content.files[0].offered.downloadURL?.hasPrefix("/media/\(file)/download?c=") == true)

        let listed = try await client.marks.setOnWatchlist(true, id)
        #expect(try await first(client.movie(id)).isOnWatchlist)
        try await client.marks.undo(listed)
        #expect(try await !first(client.movie(id)).isOnWatchlist)

        #expect(try await client.marks.forgetProgress(file) == nil)
        let watched = try await client.marks.markWatched(file)
        #expect(try await first(client.movie(id)).files[0].progress?.isFinished == true)
        try await client.marks.undo(watched)
        #expect(try await first(client.movie(id)).files[0].progress == nil)
        _ = try await client.marks.markWatched(file)
        let forgotten = try #require(try await client.marks.forgetProgress(file))
        #expect(try await first(client.movie(id)).files[0].progress == nil)
        try await client.marks.undo(forgotten)
        #expect(try await first(client.movie(id)).files[0].progress?.isFinished == true)

        let missing = try #require(TitleID("tmdb-1")), gone = try #require(FileID("zzzzzzzz"))
        await #expect(throws: ViewStateError(describing: MoviesError.notFound)) { try await first(client.movie(missing)) }
        await #expect(throws: ViewStateError.self) { try await client.marks.markWatched(gone) }
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.marks.setOnWatchlist(true, id) }
        await #expect(throws: ViewStateError.self) { try await client.marks.markWatched(file) }
        await #expect(throws: ViewStateError.self) { try await client.marks.forgetProgress(file) }
        await #expect(throws: ViewStateError.self) { try await client.marks.undo(listed) }
        await #expect(throws: ViewStateError.self) { try await client.marks.dismiss(id) }
    }

    @Test("A movie and a series have their crew if nobody of the cast is known")
    func crew() async throws {
        let sample = try await SampleCinema(), known = sample.cinema.known, viewer = sample.viewer
        let movie = try await sample.movie.id, series = try await sample.series.id
        let (movies, shows) = (sample.cinema.movieDetailsClient(for: viewer), sample.cinema.seriesClient(for: viewer))
        func shown() async throws -> [[String]] {
            let (one, other) = (try await first(movies.movie(movie)), try await first(shows.series(series)))
            return [one.cast.map(\.person.name), one.crew.map(\.person.name), other.cast.map(\.person.name), other.crew.map(\.person.name)]
        }
        func credit(cast: [NewCredit]) async throws {
            let crew = [NewCredit(id: PersonID("tmdb-9"), name: "Per", job: "Director", department: "Directing")]
            try await known.setCredits(
                [CreditedTitle.movie(movie), .series(series)].map {
                    TitleCredits(title: $0, source: .tmdb, language: "en", cast: cast, crew: crew)
                })
        }
        #expect(try await shown() == [[], [], [], []])
        try await credit(cast: [])
        #expect(try await shown() == [[], ["Per"], [], ["Per"]])
        try await credit(cast: [NewCredit(id: PersonID("tmdb-8"), name: "Eva", character: "Ida")])
        #expect(try await shown() == [["Eva"], [], ["Eva"], []])
    }

    @Test("The directors and writers of a movie have the ids of its crew")
    func makers() async throws {
        let sample = try await SampleCinema(), movie = try await sample.movie.id
        let client = sample.cinema.movieDetailsClient(for: sample.viewer)
        #expect(try await first(client.movie(movie)).makers == MovieMakers())
        try await sample.cinema.known.setCredits([
            TitleCredits(
                title: .movie(movie), source: .tmdb, language: "en",
                cast: [NewCredit(id: PersonID("tmdb-7"), name: "Ida", character: "Ole")],
                crew: [
                    NewCredit(id: PersonID("tmdb-8"), name: "Eva", job: "Screenplay", department: "Writing"),
                    NewCredit(id: PersonID("tmdb-9"), name: "Per", job: "Director", department: "Directing"),
                ])
        ])
        let makers = try await first(client.movie(movie)).makers
        #expect(makers.directors == ["Per": PersonID("tmdb-9")!] && makers.writers == ["Eva": PersonID("tmdb-8")!])
    }

    @Test("A movie and a series are dismissed from Continue watching and come back with their place")
    func dismissals() async throws {
        let sample = try await SampleCinema(), viewer = sample.viewer
        let movie = try await sample.movie.id, series = try await sample.series.id
        let (movies, shows) = (sample.cinema.movieDetailsClient(for: viewer), sample.cinema.seriesClient(for: viewer))
        for reference in [TitleReference.movie(movie), .episode(series: series, season: 1, episode: 1)] {
            try await sample.cinema.viewing.save(
                PlaybackProgress(
                    file: try await sample.file(of: reference), reference: reference, position: 40, duration: 100, updatedAt: Date()),
                viewer: viewer.id)
        }
        func shown() async throws -> [Bool] {
            [try await first(movies.movie(movie)).isContinued, try await first(shows.series(series)).isContinued]
        }
        #expect(try await shown() == [true, true])
        let dismissed = try await movies.marks.dismiss(movie)
        #expect(try await shown() == [false, true])
        let other = try await shows.marks.dismiss(series)
        #expect(try await shown() == [false, false])
        try await movies.marks.undo(dismissed)
        #expect(try await shown() == [true, false])
        try await shows.marks.undo(other)
        #expect(try await shown() == [true, true])
        #expect(try await first(movies.movie(movie)).files.map(\.progress?.position) == [40])
    }

    @Test("A guest of one movie sees that movie and no other, and may keep no marks of it")
    func guest() async throws {
        let sample = try await SampleCinema(), id = try await sample.movie.id
        let guest = Viewer(id: ViewerID(rawValue: "guest"), role: .guest(id))
        let client = sample.cinema.movieDetailsClient(for: guest)
        let content = try await first(client.movie(id))
        #expect(content.similar.isEmpty && !content.mayMark)
        #expect(try await first(sample.cinema.movieDetailsClient(for: sample.viewer).movie(id)).mayMark)
        let all = try await sample.cinema.movies.movies(MovieQuery(), page: PageRequest(), for: sample.viewer.audience).items
        let other = try #require(all.last).id
        await #expect(throws: ViewStateError(describing: MoviesError.notFound)) { try await first(client.movie(other)) }
    }

    @Test("A guest of one series may keep no marks of it and of its episodes")
    func guestOfSeries() async throws {
        let sample = try await SampleCinema(), id = try await sample.series.id
        let guest = Viewer(id: ViewerID(rawValue: "guest"), role: .guest(id))
        for (viewer, mayMark) in [(guest, false), (sample.viewer, true)] {
            let client = sample.cinema.seriesClient(for: viewer)
            #expect(try await first(client.series(id)).mayMark == mayMark)
            #expect(try await first(client.episode(id, 1, 1)).mayMark == mayMark)
        }
    }

    @Test("A series, its season and its episodes, their marks and their undo")
    func series() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.seriesClient(for: sample.viewer)
        let id = try await sample.series.id
        let file = try await sample.file(of: .episode(series: id, season: 1, episode: 1))
        let content = try await first(client.series(id))
        #expect(
            content.series.summary.title == "Lighthouse" && content.next?.episode.number == 1 && content.next?.files.map(\.id) == [file])
        let season = try await first(client.season(id, 1))
        #expect(season.episodes.map(\.episode.number) == [1, 2])
        let episode = try await first(client.episode(id, 1, 1))
        // Without pictures all pages have the colour of the drawn poster.
        #expect(season.posterTheme != nil && season.posterTheme == episode.posterTheme)
        #expect(episode.files.map(\.file.id) == [file] && episode.next?.number == 2)

        let listed = try await client.marks.setOnWatchlist(true, id)
        #expect(try await first(client.series(id)).isOnWatchlist)
        try await client.marks.undo(listed)
        #expect(try await !first(client.series(id)).isOnWatchlist)
        let watched = try await client.marks.markWatched(file)
        #expect(try await first(client.series(id)).next?.episode.number == 2)
        try await client.marks.undo(watched)
        #expect(try await first(client.series(id)).next?.episode.number == 1)
        #expect(try await client.marks.forgetProgress(file) == nil)

        let removed = "It may have been removed from the library."
        await #expect(throws: ViewStateError("Season not found", reason: removed, isRetryable: false)) {
            try await first(client.season(id, 9))
        }
        await #expect(throws: ViewStateError("Episode not found", reason: removed, isRetryable: false)) {
            try await first(client.episode(id, 1, 9))
        }
        await #expect(throws: ViewStateError(describing: TVSeriesError.notFound)) {
            try await first(client.season(TitleID("local-none")!, 1))
        }
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.marks.setOnWatchlist(true, id) }
        await #expect(throws: ViewStateError.self) { try await client.marks.markWatched(file) }
        await #expect(throws: ViewStateError.self) { try await client.marks.forgetProgress(file) }
        await #expect(throws: ViewStateError.self) { try await client.marks.undo(listed) }
        await #expect(throws: ViewStateError.self) { try await client.marks.dismiss(id) }
    }

    @Test("The watchlist: suggestions while it is empty, adding, removing and its undo")
    func watchlist() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchlistClient(for: sample.viewer)
        let (movie, series) = (try await sample.movie.id, try await sample.series.id)
        let empty = try await first(client.watchlist())
        #expect(empty.items.isEmpty && empty.suggestions.count == 2)
        _ = try await client.marks.setOnWatchlist(true, movie)
        _ = try await client.marks.setOnWatchlist(true, series)
        let full = try await first(client.watchlist())
        #expect(Set(full.items.map(\.id)) == [movie, series] && full.suggestions.isEmpty)
        let removed = try await client.marks.setOnWatchlist(false, movie)
        #expect(try await first(client.watchlist()).items.map(\.id) == [series])
        try await client.marks.undo(removed)
        #expect(try await first(client.watchlist()).items == full.items)

        let file = try await sample.file(of: .movie(movie))
        try await sample.cinema.viewing.save(
            PlaybackProgress(file: file, reference: .movie(movie), position: 40, duration: 100, updatedAt: Date()), viewer: sample.viewer.id
        )
        let begun = try #require(try await first(client.watchlist()).items.first { $0.id == movie })
        #expect(begun.file == file && begun.isContinued && !begun.isWatched)
        _ = try await client.marks.dismiss(movie)
        _ = try await client.marks.markWatched(file)
        let watched = try #require(try await first(client.watchlist()).items.first { $0.id == movie })
        #expect(!watched.isContinued && watched.isWatched)
        #expect(try await client.marks.forgetProgress(file) != nil)
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.marks.setOnWatchlist(true, movie) }
        await #expect(throws: ViewStateError.self) { try await client.marks.markWatched(file) }
        await #expect(throws: ViewStateError.self) { try await client.marks.forgetProgress(file) }
        await #expect(throws: ViewStateError.self) { try await client.marks.dismiss(movie) }
        await #expect(throws: ViewStateError.self) { try await client.marks.undo(removed) }
    }

    @Test("Explore: its rows, a dismissal and its undo")
    func explore() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.exploreClient(for: sample.viewer)
        let id = try await sample.movie.id
        let shelves = try await first(client.shelves())
        #expect(shelves.movies.count == 2 && shelves.series.count == 1 && shelves.continueWatching.isEmpty && !shelves.isSampleOnly)
        let file = try await sample.file(of: .movie(id))
        try await sample.cinema.viewing.save(
            PlaybackProgress(file: file, reference: .movie(id), position: 40, duration: 100, updatedAt: Date()), viewer: sample.viewer.id)
        let begun = try await first(client.shelves()) { !$0.continueWatching.isEmpty }
        #expect(begun.continueWatching.map(\.title) == [id] && begun.hero?.play?.resumeAt == 40)
        #expect(try await first(sample.cinema.movieDetailsClient(for: sample.viewer).movie(id)).isContinued)
        let listed = try await client.menu.marks.setOnWatchlist(true, id)
        _ = try await first(client.shelves()) { $0.continueWatching.first?.isOnWatchlist == true }
        try await client.menu.marks.undo(listed)
        let watched = try await client.menu.marks.markWatched(file)
        _ = try await first(client.shelves()) { $0.continueWatching.isEmpty }
        try await client.menu.marks.undo(watched)
        _ = try await first(client.shelves()) { $0.continueWatching.first?.isOnWatchlist == false }
        let dismissed = try await client.menu.marks.dismiss(id)
        _ = try await first(client.shelves()) { $0.continueWatching.isEmpty }
        try await client.menu.marks.undo(dismissed)
        _ = try await first(client.shelves()) { !$0.continueWatching.isEmpty }
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await client.menu.marks.dismiss(id) }
        await #expect(throws: ViewStateError.self) { try await client.menu.marks.markWatched(file) }
        await #expect(throws: ViewStateError.self) { try await client.menu.marks.setOnWatchlist(true, id) }
        await #expect(throws: ViewStateError.self) { try await client.menu.marks.undo(dismissed) }
    }

    @Test("What to see after a movie: others of the library that the viewer has not watched, where nothing similar is known")
    func suggestions() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchClient(for: sample.viewer)
        let fog = try await client.watchable(try await sample.file(of: .movie(try await sample.movie.id)))
        let rain = try #require(try await client.suggestions(fog).first)
        #expect(try await client.suggestions(fog).map(\.title) == ["Rain"])
        #expect(rain.path == "/movies/\(rain.id)")
        let episode = try await client.watchable(try await sample.file(of: .episode(series: sample.series.id, season: 1, episode: 2)))
        #expect(Set(try await client.suggestions(episode).map(\.title)) == ["Fog", "Rain"])
        try await sample.cinema.viewing.markWatchedElsewhere(.movie(rain.id), at: .now, viewer: sample.viewer.id)
        #expect(try await client.suggestions(fog).isEmpty)
        #expect(try await client.suggestions(episode).map(\.title) == ["Fog"])
        let child = Viewer(id: ViewerID(rawValue: "child"), role: .child, folders: [])
        await #expect(throws: (any Error).self) { try await sample.cinema.watchClient(for: child).suggestions(fog) }
    }

    @Test("The player prepares the next two episodes, and offers the next one")
    func following() async throws {
        let folder = "Series/Lighthouse/Season 1/Lighthouse S01E0"
        let sample = try await SampleCinema(["Movies/Fog (2001).avi"] + (1...4).map { "\(folder)\($0).avi" })
        let client = sample.cinema.watchClient(for: sample.viewer)
        let id = try await sample.series.id
        var files: [FileID] = []
        for number in 1...4 { files.append(try await sample.file(of: .episode(series: id, season: 1, episode: number))) }
        for (place, afterwards) in [(0, [files[2]]), (1, [files[3]]), (2, [])] {
            let next = try await client.next(try await client.watchable(files[place]), .presumed(for: nil))
            #expect(next?.file.id == files[place + 1] && next?.afterwards.map(\.id) == afterwards)
        }
    }

    @Test("The player: the file, its place, and what follows it")
    func watch() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchClient(for: sample.viewer)
        let id = try await sample.series.id
        let (one, two) = (
            try await sample.file(of: .episode(series: id, season: 1, episode: 1)),
            try await sample.file(of: .episode(series: id, season: 1, episode: 2))
        )
        let opened = try await client.watchable(one)
        #expect(
            opened.subject.note == "Lighthouse · Season 1" && opened.progress == nil
                && opened.addresses.original.hasPrefix("/media/\(one)/original?c="))
        #expect(try await client.next(opened, .presumed(for: nil))?.file.id == two)
        #expect(try await client.next(try await client.watchable(two), .presumed(for: nil)) == nil)
        let progress = PlaybackProgress(file: one, reference: opened.file.reference, position: 40, duration: 100, updatedAt: Date())
        try await client.saveProgress(progress)
        #expect(try await client.watchable(one).progress?.position == 40)
        let movie = try await sample.movie.id
        #expect(try await client.watchable(try await sample.file(of: .movie(movie))).subject == .movie(title: "Fog", year: 2001))
        let gone = try #require(FileID("zzzzzzzz"))
        await #expect(throws: LibraryError.fileNotFound) { try await client.watchable(gone) }
        try await sample.damage()
        await #expect(throws: (any Error).self) { try await client.watchable(one) }
        await #expect(throws: (any Error).self) { try await client.saveProgress(progress) }
        await #expect(throws: (any Error).self) { try await client.next(opened, .presumed(for: nil)) }
    }
}
