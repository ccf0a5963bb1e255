import CoreDomain
import Flow
import Foundation
import HTML
import MoviesDomain
import PeopleDomain
import Screens
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import ExploreFeature

@Suite("The rows of Explore")
struct ExploreRowsTests {
    private static func movie(_ id: String) -> MovieSummary { MovieSummary(id: TitleID(id)!, title: "Movie \(id)", addedAt: .distantPast) }

    private static func begun(_ id: String) -> ContinueItem {
        ContinueItem(
            title: TitleID(id)!, name: "Begun \(id)", picture: nil, fraction: 0.5, remaining: 60,
            play: PlayOffer(file: .sample("abcdefgh"), resumeAt: 60), page: "/movies/\(id)")
    }

    @Test(
        "A dismissed item returns to its old place, as far as the row still has it",
        arguments: [
            (["local-a", "local-b"], 0, ["local-x", "local-a", "local-b"]),
            (["local-a", "local-b"], 1, ["local-a", "local-x", "local-b"]),
            (["local-a"], 5, ["local-a", "local-x"]), ([], 2, ["local-x"]), (["local-x", "local-a"], 1, ["local-x", "local-a"]),
        ])
    func restored(row: [String], place: Int, expected: [String]) {
        var shelves = ExploreShelves(continueWatching: row.map(Self.begun))
        ContinueChange.restored(Self.begun("local-x"), at: place).apply(to: &shelves)
        #expect(shelves.continueWatching.map(\.title.rawValue) == expected)
    }

    @Test("A dismissed item leaves the row, and only this one")
    func dismissed() {
        var shelves = ExploreShelves(continueWatching: ["local-a", "local-b", "local-c"].map(Self.begun))
        for _ in 0..<2 { ContinueChange.dismissed(Self.begun("local-b"), from: 1).apply(to: &shelves) }
        #expect(shelves.continueWatching.map(\.title.rawValue) == ["local-a", "local-c"])
    }

    private static func page(_ shelves: ExploreShelves) -> String {
        var state = ExploreFeature.State()
        state.page.content = .ready(shelves)
        return htmlString(ExploreView(state))
    }

    @Test("A row is shown only if it has items")
    func rows() {
        let titles = ["Continue watching", "Most watched", "Recently added", "All movies", "Videos"]
        let movie = Self.movie("local-m")
        let rows: [ExploreShelves] = [
            ExploreShelves(continueWatching: [Self.begun("local-c")], movies: [movie]),
            ExploreShelves(mostWatched: [.movie(movie)], movies: [movie]),
            ExploreShelves(recentlyAdded: [.movie(movie)], movies: [movie]), ExploreShelves(movies: [movie]),
            ExploreShelves(movies: [movie], videos: [movie]),
        ]
        for (title, shelves) in zip(titles, rows) {
            let page = Self.page(shelves)
            for other in titles where other != "All movies" {
                #expect(page.contains(">\(other)<") == (other == title), "\(other) in \(title)")
            }
            #expect(page.contains("sample movies") == false)
        }
        #expect(Self.page(ExploreShelves(movies: [movie], isSampleOnly: true)).contains("sample movies"))
        let series = Self.page(ExploreShelves(series: [SeriesSummary(id: TitleID("local-s")!, title: "Show", addedAt: .distantPast)]))
        #expect(series.contains("id=\"series-cards\"") && !series.contains("All movies"))
    }

    @Test("A row of discovery leads to its grid, and marks what the library has")
    func discoveries() {
        var owned = Self.movie("local-m"), other = Self.movie("tmdb-1")
        (owned.hasFiles, other.hasFiles) = (true, false)
        let show = SeriesSummary(id: TitleID("tmdb-2")!, title: "Show", addedAt: .distantPast, hasFiles: false)
        let person = PersonSummary(id: PersonID("tmdb-3")!, name: "Eva Storm")
        let cases: [(Discoveries, String, Int)] = [
            (Discoveries(trendingMovies: [owned, other]), "/discover/movies?list=trending", 1),
            (Discoveries(trendingSeries: [show]), "/discover/series?list=trending", 0),
            (Discoveries(trendingPeople: [person]), "/discover/people", 0), (Discoveries(movies: [other]), "/discover/movies", 0),
            (Discoveries(series: [show]), "/discover/series", 0),
        ]
        for (discoveries, path, marks) in cases {
            let page = Self.page(ExploreShelves(discoveries: discoveries))
            #expect(page.contains("href=\"\(path)\""), "\(path)")
            #expect(page.components(separatedBy: ">In your library<").count - 1 == marks, "\(path)")
        }
        #expect(!Self.page(ExploreShelves(movies: [owned])).contains("In your library"), "There everything is")
    }

    @Test("Lists that no service gave lately say so, once, and only where there are any")
    func problem() {
        let movie = Self.movie("tmdb-1")
        for (problem, words) in [(.away, "TMDb can’t be reached."), (.refused, "TMDb doesn’t accept the token")]
            as [(Discoveries.Problem, String)]
        {
            let page = Self.page(ExploreShelves(discoveries: Discoveries(movies: [movie], problem: problem)))
            #expect(page.components(separatedBy: words).count == 2)
            #expect(!Self.page(ExploreShelves(movies: [movie], discoveries: Discoveries(problem: problem))).contains(words))
        }
        #expect(!Self.page(ExploreShelves(discoveries: Discoveries(movies: [movie]))).contains("may be out of date"))
    }

    @Test("Rows that could not be read are one sentence, with other rows and without any")
    func missing() {
        for shelves in [ExploreShelves(movies: [Self.movie("local-m")]), ExploreShelves()] {
            var poor = shelves
            poor.missing = [.rows]
            #expect(!Self.page(shelves).contains("can’t be shown"))
            #expect(Self.page(poor).components(separatedBy: "Some rows can’t be shown right now.").count == 2)
        }
    }

    @Test("The row does not repeat a hero that resumes")
    func hero() {
        let row = [Self.begun("local-a"), Self.begun("local-b")]
        for (hero, isResumed, repeats) in [("local-a", true, false), ("local-a", false, true), ("local-z", true, true)] {
            let page = Self.page(
                ExploreShelves(
                    hero: FeaturedMovie(movie: Self.movie(hero), play: PlayOffer(file: .sample("abcdefgh"), resumeAt: isResumed ? 60 : 0)),
                    continueWatching: row, movies: [Self.movie("local-m")]))
            #expect(page.contains("Begun local-a") == repeats, "\(hero) \(isResumed)")
            #expect(page.contains("Begun local-b"))
        }
    }

    @Test(
        "The time that is left is rounded up to minutes, and nothing says that nothing is left",
        arguments: [(0.0, nil), (1, "1m left"), (60, "1m left"), (61, "2m left"), (3_600, "1h left"), (3_601, "1h 1m left")]
            as [(Double, String?)])
    func left(seconds: Double, words: String?) {
        var item = Self.begun("local-a")
        item.remaining = seconds
        let card = htmlString(ContinueCard(item: item, browser: nil))
        #expect(words.map { card.contains(">\($0)<") } ?? !card.contains(" left<"))
    }

    @Test("A file resumes unless it plays from its beginning", arguments: [(0.0, false), (0.5, true), (1, true)])
    func resumes(at seconds: Double, isResumed: Bool) {
        #expect(PlayOffer(file: .sample("abcdefgh"), resumeAt: seconds).isResumed == isResumed)
    }

    @Test("Each change of Continue watching is told and can be taken back")
    func changes() {
        let item = Self.begun("local-a"), dismissed = ContinueChange.dismissed(item, from: 2),
            listed = ContinueChange.listed(item, isOn: true)
        let undo = ViewingUndo.dismissal(item.title, before: nil)
        for (change, sentence, reverse) in [
            (dismissed, "Removed “Begun local-a” from Continue watching.", ContinueChange.restored(item, at: 2)),
            (.restored(item, at: 2), "Removed “Begun local-a” from Continue watching.", dismissed),
            (.watched(item, from: 1), "Marked “Begun local-a” as watched.", .restored(item, at: 1)),
            (listed, "Added “Begun local-a” to your watchlist.", .listed(item, isOn: false)),
            (.listed(item, isOn: false), "Removed “Begun local-a” from your watchlist.", listed),
        ] {
            #expect(UndoOffer(change.announcement, undo: undo).sentence(about: item.name) == sentence)
            #expect(change.reverse == reverse && change.item == item)
        }
    }

    @Test("The screen is settled once its shelves have loaded")
    func settled() {
        var state = ExploreFeature.State()
        #expect(!ExploreFeature.isSettled(state))
        state.page.content = .ready(ExploreShelves())
        #expect(ExploreFeature.isSettled(state))
    }
}
