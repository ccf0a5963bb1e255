import CoreDomain
import DesignSystem
import Foundation
import HTML
import Testing

/// What components render, beside the files in `Golden`. `POPCORN_GOLDEN=write swift test` writes them anew.
@Suite("Golden HTML")
struct GoldenTests {
    private static let picture = Picture(id: "abcdef0123456789", width: 500, height: 750, colour: "884422", theme: "c0392b")
    private static let long = "How I Learned to Stop Arriving Late and Began, in the Spring of My Fortieth Year, to Enjoy the Waiting Room"

    @Test("A poster card with everything")
    func posterCard() throws {
        try expectGolden(
            "poster-card",
            PosterCard(
                key: "row-tmdb-1", title: "Dust Country", note: "1956", path: "/movies/tmdb-1", artwork: .picture(Self.picture),
                progress: 0.42, isOnWatchlist: true))
    }

    @Test("A card with a hostile title, a long one, and one from right to left")
    func hostile() throws {
        try expectGolden(
            "hostile-cards",
            ul {
                PosterCard(
                    title: "<script>alert('x')</script>\" onload=\"", note: "& <b>", path: "javascript:alert(1)",
                    artwork: .initials(name: "<b> \"x\""))
                PosterCard(title: Self.long, path: "/movies/tmdb-2", artwork: .drawn(path: "/artwork/drawn/tmdb-2.svg"))
                PosterCard(title: "لیلةٌ طويلة في بيروت", path: "/movies/tmdb-3", artwork: .drawn(path: "/artwork/drawn/tmdb-3.svg"))
            })
    }

    @Test("Details of a movie")
    func details() throws {
        try expectGolden(
            "details",
            Tinted(theme: "c0392b") {
                DetailsHeader(
                    kicker: "Featured", title: "Dust Country", originalTitle: "La tierra", tagline: "Every wheel.",
                    meta: MetaText.parts(year: 1956, runtimeMinutes: 125, genres: ["Western"]), overview: "A surveyor & a border.",
                    poster: .picture(Self.picture),
                    backdrop: .drawn(path: "/artwork/drawn/tmdb-1/backdrop.svg"), progress: 0.34
                ) {
                    LinkButton("Resume at 42:10", icon: .play, kind: .primary, path: "/watch/abc")
                }
            })
    }

    @Test("The frame of the app")
    func shell() throws {
        try expectGolden("shell", AppShell(items: Self.places, mayBrowse: true, current: "explore", query: "\"dune\"") { p { "Content" } })
    }

    private static let places = [
        NavigationItem(id: "explore", title: "Explore", path: "/", icon: .home),
        NavigationItem(id: "movies", title: "Movies", path: "/movies", icon: .movie),
        NavigationItem(id: "series", title: "Series", path: "/series", icon: .video),
        NavigationItem(id: "search", title: "Search", path: "/search", icon: .search),
        NavigationItem(id: "watchlist", title: "Watchlist", path: "/watchlist", icon: .bookmark),
        NavigationItem(id: "library", title: "Library", path: "/library", icon: .folder),
    ]

    @Test("The frame of a viewer who may not browse has the name and nothing that leads anywhere")
    func smallShell() {
        let shell = htmlString(AppShell(items: [], mayBrowse: false) { p { "Content" } })
        #expect(shell.contains("<span>Popcorn</span>") && shell.contains("<p>Content</p>"))
        #expect(shell.components(separatedBy: "href=").count == 2, "only the one that skips to the content")
        for part in ["<nav", "action=", "search-field"] { #expect(!shell.contains(part), "\(part)") }
    }

    @Test("A row, a grid with more, filters")
    func lists() throws {
        try expectGolden(
            "lists",
            div {
                Row("popular", title: "Popular", path: "/movies", isLive: true) {
                    PosterCard(key: "popular-1", title: "A", path: "/movies/tmdb-1", artwork: .drawn(path: "/a.svg"))
                }
                PosterGrid("movies") {
                    EmptyHTML()
                } more: {
                    MoreLink(path: "/movies?after_id=tmdb-1")
                }
                FilterBar(
                    path: "/movies",
                    fields: [FilterField(name: "genre", label: "Genre", choices: [.init("", "All"), .init("a", "<A>")], current: "a")])
            })
    }

    @Test("Failure, nothing, a toast")
    func feedback() throws {
        try expectGolden(
            "feedback",
            div {
                ErrorState("Not found", reason: "It left.", recovery: "Try later.") { Button("Try again", icon: .retry) }
                EmptyState(title: "Nothing yet", text: "Add one.")
                Toast(key: "1", "Removed")
            })
    }

    @Test("The player's controls")
    func player() throws {
        try expectGolden(
            "player",
            PlayerChrome(title: "Dust Country", backPath: "/movies/tmdb-1", duration: 5400, marks: [0, 600, 9000], skip: 10, hasNext: true)
            {
                EmptyHTML()
            })
    }

    @Test("A hero with a tint and one without; turns of a conversation; a player without a next episode")
    func variants() throws {
        try expectGolden(
            "heroes",
            div {
                Hero(
                    kicker: "Featured", title: Self.long, meta: ["1956", "2h"], text: "A surveyor & a border.", path: "/movies/tmdb-1",
                    backdrop: .picture(Self.picture), poster: .picture(Self.picture), progress: 0.4, theme: "c0392b"
                ) { LinkButton("Play", icon: .play, path: "/watch/a") }
                Hero(title: "Dust Country", path: "/movies/tmdb-2", backdrop: .drawn(path: "/a.svg"), poster: .drawn(path: "/b.svg")) {
                    EmptyHTML()
                }
            })
        try expectGolden(
            "talk",
            ul {
                TalkBubble(voice: .viewer, text: "Is it sad?")
                TalkBubble(key: "t1", voice: .other, name: "Ada", text: "<b>", time: "9:41")
                TalkBubble(voice: .assistant, name: "Popcorn", text: "No.")
                TalkBubble(voice: .other, text: "Yes.", time: "9:42")
            })
        try expectGolden(
            "player-alone",
            PlayerChrome(title: "Dust Country", backPath: "/", duration: 60, marks: [], skip: 10, hasNext: false) { EmptyHTML() })
        try expectGolden(
            "player-cards",
            div {
                PlayerMenus {
                    PlayerStepper(name: "offset", title: "Subtitle timing", value: "0.0 s", less: "Earlier", more: "Later")
                    PlayerNote("Why this quality", text: "It fits.", more: ["Buy <more>."])
                }
                PlayerStatistics(title: "Statistics", rows: [.init("level", "Quality"), .init("codecs", "Codecs", "H.264")])
            })
    }
}

/// Compares with the file of that name in `Golden`.
func expectGolden(_ name: String, _ html: some HTML, file: String = #filePath, at location: SourceLocation = #_sourceLocation) throws {
    let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Golden/\(name).html")
    let text = htmlString(html).replacingOccurrences(of: "><", with: ">\n<") + "\n"
    if ProcessInfo.processInfo.environment["POPCORN_GOLDEN"] == "write" { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, sourceLocation: location)
}
