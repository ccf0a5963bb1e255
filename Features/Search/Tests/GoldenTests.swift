import CoreDomain
import Flow
import FlowTesting
import HTML
import SearchDomain
import SearchFeature
import Testing

@Suite("Golden search")
struct GoldenTests {
    private static let show = TitleID("local-show")!

    private static let hits = [
        SearchHit(
            reference: .movie(TitleID("tmdb-438631")!), title: "Dune", year: 2021, context: "Denis Villeneuve",
            poster: Picture(id: "abcdef0123456789", width: 500, height: 750, colour: "884422")),
        SearchHit(reference: .series(show), title: "Dune: <Prophecy>"),
        SearchHit(reference: .episode(series: show, season: 1, episode: 2), title: "Dune again", context: "Harbour Lights"),
        SearchHit(reference: .person(PersonID("tmdb-137427")!), title: "Denis <Dune>"),
    ]

    @Test(
        "Each state of the results",
        arguments: [
            ("loading", "du", .loading),
            ("error", "dune", .error(ViewStateError("It broke", reason: "The index is damaged.", recovery: "Try later."))),
            ("nothing", "\"<dune>\"", .ready(SearchResults(query: "\"<dune>\"", hits: []))),
            ("ready", "dune", .ready(SearchResults(query: "dune", hits: hits))),
            ("person", "denis", .ready(SearchResults(query: "denis", hits: [hits[3], hits[0]]))),
            ("people", "denis", .ready(SearchResults(query: "denis", hits: [hits[3]]))),
        ] as [(String, String, ViewState<SearchResults>)])
    func states(name: String, query: String, results: ViewState<SearchResults>) throws {
        var state = SearchFeature.State(query: query)
        state.results = results
        try expectGolden(name, htmlString(SearchFeature.view(state)))
    }

    private static let genres = [
        SearchGenre(name: "Action & <Adventure>", hasMovies: false, hasSeries: true),
        SearchGenre(name: "Drama", hasMovies: true, hasSeries: true),
        SearchGenre(name: "War", hasMovies: true, hasSeries: false),
    ]

    @Test(
        "Each state without a query",
        arguments: [
            ("beginning", .ready(SearchBeginning())), ("beginning-loading", .loading),
            ("beginning-error", .error(ViewStateError("It broke"))),
            ("history", .ready(SearchBeginning(history: hits, genres: genres))), ("genres", .ready(SearchBeginning(genres: genres))),
        ] as [(String, ViewState<SearchBeginning>)])
    func beginnings(name: String, beginning: ViewState<SearchBeginning>) throws {
        var state = SearchFeature.State(query: " ")
        state.beginning = beginning
        if name == "genres" { state.problem = ViewStateError("The <disk> is full") }
        try expectGolden(name, htmlString(SearchFeature.view(state)))
    }

    @Test(
        "Each state of a remote catalogue, which repeats no result",
        arguments: [
            ("online-loading", .loading), ("online-error", .error(ViewStateError("TMDb can’t be reached"))),
            ("online-same", .ready(SearchResults(query: "dune", hits: [hits[0], hits[3]]))),
            ("online-more", .ready(SearchResults(query: "dune", hits: hits + [other]))),
        ] as [(String, ViewState<SearchResults>)])
    func online(name: String, online: ViewState<SearchResults>) throws {
        var state = SearchFeature.State(query: "dune")
        state.results = .ready(SearchResults(query: "dune", hits: Self.hits))
        state.online = online
        try expectGolden(name, htmlString(SearchFeature.view(state)))
    }

    private static let other = SearchHit(reference: .movie(TitleID("tmdb-841")!), title: "Dune", year: 1984)
}
