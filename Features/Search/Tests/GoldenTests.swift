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
        "Each state of the screen",
        arguments: [
            ("beginning", "", .initial), ("loading", "du", .loading),
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
}
