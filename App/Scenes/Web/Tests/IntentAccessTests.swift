import CoreDomain
import DiscoverFeature
import ExploreFeature
import Foundation
import HTML
import LibraryDomain
import LibraryFeature
import Live
import MovieDetailsFeature
import MoviesDomain
import PeopleFeature
import Screens
import SearchFeature
import SeriesFeature
import SettingsFeature
import ShowroomFeature
import StreamingDomain
import Testing
import WatchFeature
import HistoryFeature
import ViewingDomain
import WatchlistFeature
import WebScene

/// Which roles may send which intent, as a table: o owner, a adult, c child, g guest of the title, n nobody. An intent that is missing here does
/// not build; a screen that is missing fails the test.
@Suite("Who may send what")
struct IntentAccessTests {
    /// A row of the table: an intent, and the roles that may send it.
    struct Row {
        let wire: WireIntent
        let roles: String

        init?(_ intent: some BrowserIntent, _ roles: String) {
            guard let wire = WireIntent(intent) else { return nil }
            self.wire = wire
            self.roles = roles
        }
    }

    private static let title = SampleScene.movie.id
    private static let file = FileID("abcdefgh")!

    private static let roles: [(Character, Role)] = [
        ("o", .owner), ("a", .adult), ("c", .child), ("g", .guest(title)), ("n", .nobody),
    ]

    /// Each function gives the row after an intent; without a case for every intent of the screen it does not compile.
    private static func rows<I: BrowserIntent>(_ next: (I?) -> (I, String)?) throws -> [Row] {
        var rows: [Row] = []
        var last: I?
        while let (intent, roles) = next(last) {
            rows.append(try #require(Row(intent, roles)))
            last = intent
        }
        return rows
    }

    private static func table() throws -> [String: [Row]] {
        [
            "/": try rows(explore), "/movies": try rows(list), "/movies/tmdb-1": try rows(movie), "/series": try rows(list),
            "/series/tmdb-1": try rows(series), "/series/tmdb-1/seasons/1": try rows(season),
            "/series/tmdb-1/seasons/1/episodes/1": try rows(episode), "/search": try rows(search), "/watchlist": try rows(watchlist),
            "/discover/movies": try rows(discover),
            "/people/tmdb-1": try rows { (last: PersonFeature.Intent?) in
                switch last {
                case nil: (.retry, "oacg")
                case .retry: nil
                }
            },
            "/movies/tmdb-1/cast": try rows { (last: CastFeature.Intent?) in
                switch last {
                case nil: (.retry, "oacg")
                case .retry: nil
                }
            },
            "/library": try rows(library), "/library/files/abcdefgh": try rows(correction),
            "/library/problems?kind=link": try rows { (last: ProblemsFeature.Intent?) in
                switch last {
                case nil: (.retry, "o")
                case .retry: nil
                }
            },
            "/history": try rows(history),
            "/history/2026": try rows { (last: YearFeature.Intent?) in
                switch last {
                case nil: (.retry, "oac")
                case .retry: nil
                }
            },
            "/library/names": try rows(names),
            "/library/versions": try rows { (last: VersionsFeature.Intent?) in
                switch last {
                case nil: (.retry, "o")
                case .retry: nil
                }
            },
            "/library/unmatched": try rows { (last: UnmatchedFeature.Intent?) in
                switch last {
                case nil: (.retry, "o")
                case .retry: nil
                }
            },
            "/library/folder?name=Movies": try rows { (last: FolderFeature.Intent?) in
                switch last {
                case nil: (.retry, "o")
                case .retry: nil
                }
            },
            "/settings": try rows(settings), "/showroom": try rows(showroom),
            "/watch/abcdefgh": try rows(watch),
        ]
    }

    private static func explore(after last: ExploreFeature.Intent?) -> (ExploreFeature.Intent, String)? {
        switch last {
        case nil: (.dismiss(title: title), "oac")
        case .dismiss: (.markWatched(title: title), "oac")
        case .markWatched: (.setOnWatchlist(title: title, isOn: true), "oac")
        case .setOnWatchlist: (.undo, "oac")
        case .undo: (.capabilities(answers: ""), "oac")
        case .capabilities: (.retry, "oac")
        case .retry: menu(after: nil).map { (.menu($0), $1) }
        case .menu(let last): menu(after: last).map { (.menu($0), $1) }
        }
    }

    private static func list(after last: PosterListIntent?) -> (PosterListIntent, String)? {
        switch last {
        case nil: (.refresh, "o")
        case .refresh: (.retry, "oac")
        case .retry: menu(after: nil).map { (.menu($0), $1) }
        case .menu(let last): menu(after: last).map { (.menu($0), $1) }
        }
    }

    private static func discover(after last: DiscoverFeature.Intent?) -> (DiscoverFeature.Intent, String)? {
        switch last {
        case nil: (.retry, "oac")
        case .retry: menu(after: nil).map { (.menu($0), $1) }
        case .menu(let last): menu(after: last).map { (.menu($0), $1) }
        }
    }

    private static func menu(after last: PosterMenuIntent?) -> (PosterMenuIntent, String)? {
        switch last {
        case nil: (.open(title: title), "oac")
        case .open: (.close, "oac")
        case .close: (.setWatched(title: title, isOn: true), "oac")
        case .setWatched: (.setOnWatchlist(title: title, isOn: false), "oac")
        case .setOnWatchlist: (.dismiss(title: title), "oac")
        case .dismiss: (.undo, "oac")
        case .undo: nil
        }
    }

    private static func movie(after last: MovieDetailsFeature.Intent?) -> (MovieDetailsFeature.Intent, String)? {
        switch last {
        case nil: (.setOnWatchlist(isOn: true), "oac")
        case .setOnWatchlist: (.dismiss, "oac")
        case .dismiss: (.rate(rating: OwnRating(8)), "oac")
        case .rate: (.undo, "oacg")
        case .undo: (.markWatched(file: file), "oac")
        case .markWatched: (.setWatched(isOn: true), "oac")
        case .setWatched: (.startOver(file: file), "oacg")
        case .startOver: (.capabilities(answers: ""), "oacg")
        case .capabilities: (.retry, "oacg")
        case .retry: nil
        }
    }

    private static func series(after last: SeriesFeature.Intent?) -> (SeriesFeature.Intent, String)? {
        switch last {
        case nil: (.setOnWatchlist(isOn: true), "oac")
        case .setOnWatchlist: (.setWatched(isOn: true), "oac")
        case .setWatched: (.dismiss, "oac")
        case .dismiss: (.rate(rating: OwnRating(8)), "oac")
        case .rate: (.undo, "oac")
        case .undo: (.capabilities(answers: ""), "oacg")
        case .capabilities: (.retry, "oacg")
        case .retry: nil
        }
    }

    private static func season(after last: SeasonFeature.Intent?) -> (SeasonFeature.Intent, String)? {
        switch last {
        case nil: (.capabilities(answers: ""), "oacg")
        case .capabilities: (.retry, "oacg")
        case .retry: nil
        }
    }

    private static func episode(after last: EpisodeFeature.Intent?) -> (EpisodeFeature.Intent, String)? {
        switch last {
        case nil: (.markWatched(file: file), "oac")
        case .markWatched: (.startOver(file: file), "oacg")
        case .startOver: (.setOnWatchlist(isOn: true), "oac")
        case .setOnWatchlist: (.dismiss, "oac")
        case .dismiss: (.rate(rating: OwnRating(8)), "oac")
        case .rate: (.undo, "oacg")
        case .undo: (.capabilities(answers: ""), "oacg")
        case .capabilities: (.retry, "oacg")
        case .retry: nil
        }
    }

    private static func search(after last: SearchFeature.Intent?) -> (SearchFeature.Intent, String)? {
        switch last {
        case nil: (.typed(q: "dune"), "oac")
        case .typed: (.opened(path: "/movies/tmdb-1"), "oac")
        case .opened: (.forget(path: "/movies/tmdb-1"), "oac")
        case .forget: (.forgetAll, "oac")
        case .forgetAll: (.retry, "oac")
        case .retry: nil
        }
    }

    private static func history(after last: HistoryFeature.Intent?) -> (HistoryFeature.Intent, String)? {
        switch last {
        case nil: (.remove(entry: HistoryEntry.ID(reference: .movie(title), watchedAt: Date(timeIntervalSince1970: 1))), "oac")
        case .remove: (.undo, "oac")
        case .undo: (.retry, "oac")
        case .retry: nil
        }
    }

    private static func watchlist(after last: WatchlistFeature.Intent?) -> (WatchlistFeature.Intent, String)? {
        switch last {
        case nil: (.remove(title: title), "oac")
        case .remove: (.add(title: title), "oac")
        case .add: (.setWatched(title: title, isOn: true), "oac")
        case .setWatched: (.dismiss(title: title), "oac")
        case .dismiss: (.undo, "oac")
        case .undo: (.retry, "oac")
        case .retry: nil
        }
    }

    private static func library(after last: LibraryFeature.Intent?) -> (LibraryFeature.Intent, String)? {
        switch last {
        case nil: (.add(name: "Movies", path: "/srv", kind: .movies), "o")
        case .add: (.scan(name: nil), "o")
        case .scan: (.cancel(name: "Movies"), "o")
        case .cancel: (.askRemoval(name: "Movies"), "o")
        case .askRemoval: (.keep, "o")
        case .keep: (.remove(name: "Movies"), "o")
        case .remove: (.retry, "o")
        case .retry: nil
        }
    }

    private static func names(after last: NamesFeature.Intent?) -> (NamesFeature.Intent, String)? {
        switch last {
        case nil: (.movie(file: file, title: "Alien", year: "1979", address: ""), "o")
        case .movie: (.series(file: file, title: "Silo", year: "", address: ""), "o")
        case .series: (.episode(file: file, title: "Silo", year: "", address: "", season: "1", episode: "2", last: ""), "o")
        case .episode: (.place(number: 0, path: "Silo/2.mkv", season: "1", episode: "2", last: ""), "o")
        case .place: (.confirm(file: file), "o")
        case .confirm: (.withdraw(file: file), "o")
        case .withdraw: (.undo, "o")
        case .undo: (.retry, "o")
        case .retry: nil
        }
    }

    private static func correction(after last: CorrectionFeature.Intent?) -> (CorrectionFeature.Intent, String)? {
        switch last {
        case nil: (.movie(file: file, title: "Alien", year: "1979", address: "", files: "all"), "o")
        case .movie:
            (.episode(file: file, title: "Silo", year: "", address: "", season: "1", episode: "2", last: "", files: "one"), "o")
        case .episode: (.series(file: file, title: "Silo", year: "", address: ""), "o")
        case .series: (.choose(file: file, title: "Heat", year: "1995", address: "tmdb-949", isSeries: false), "o")
        case .choose: (.withdraw, "o")
        case .withdraw: (.undo, "o")
        case .undo: (.retry, "o")
        case .retry: nil
        }
    }

    private static func settings(after last: SettingsFeature.Intent?) -> (SettingsFeature.Intent, String)? {
        switch last {
        case nil: nil
        }
    }

    private static func showroom(after last: ShowroomFeature.Intent?) -> (ShowroomFeature.Intent, String)? {
        switch last {
        case nil: (.toggle, "oac")
        case .toggle: (.advance, "oac")
        case .advance: (.showToast, "oac")
        case .showToast: (.undo, "oac")
        case .undo: nil
        }
    }

    private static func watch(after last: WatchFeature.Intent?) -> (WatchFeature.Intent, String)? {
        switch last {
        case nil: (.progress(position: 1, duration: 2), "oacg")
        case .progress: (.player(event: PlayerEvent.allCases[0]), "oacg")
        case .player: (.capabilities(answers: ""), "oacg")
        case .capabilities: (.retry, "oacg")
        case .retry:
            (
                .performed(command: .play, value: 0, position: 1, duration: 2, volume: 1, isMuted: false, speed: 1, isPlaying: true),
                "oacg"
            )
        case .performed: (.measured(bytes: 1, seconds: 1), "oacg")
        case .measured: (.buffered(ahead: 1), "oacg")
        case .buffered: (.level(name: "video"), "oacg")
        case .level: (.quality(name: "video"), "oacg")
        case .quality: (.connection(type: "wifi", effectiveType: "4g", isSaving: false), "oacg")
        case .connection: (.unwatch, "oacg")
        case .unwatch: (.left, "oacg")
        case .left: nil
        }
    }

    @Test("Each intent of each screen is taken from the roles of the table and refused from all others")
    func walk() throws {
        let screens = SampleScene.make().screens
        let owner = Viewer(id: ViewerID(rawValue: "owner"), role: .owner)
        let table = try Self.table()
        var covered = Set<String>()
        for (address, rows) in table {
            let location = try #require(Location(parsing: address))
            for screen in screens where screen.open(location, cookies: [:], for: owner) != nil { covered.formUnion(screen.patterns) }
            let open = try #require(screens.open(location, cookies: [:], for: owner), "\(address)")
            for row in rows {
                for (letter, role) in Self.roles {
                    let viewer = Viewer(id: ViewerID(rawValue: "somebody"), role: role)
                    let isTaken = open.action(for: row.wire, by: viewer) != nil
                    #expect(isTaken == row.roles.contains(letter), "\(row.wire.name) on \(address) by \(role)")
                }
            }
        }
        #expect(covered == Set(screens.flatMap(\.patterns)), "every screen is in the table")
    }
}
