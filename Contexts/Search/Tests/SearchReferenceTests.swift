import CoreDomain
import SearchDomain
import Testing

@Suite("Targets of a search")
struct SearchReferenceTests {
    @Test("The path of a page leads back to its target; other paths to none")
    func paths() {
        let id = TitleID("tmdb-550")!
        let references: [SearchReference] = [
            .movie(id), .video(id), .series(id), .episode(series: id, season: 0, episode: 12), .person(PersonID("imdb-nm1")!),
        ]
        for reference in references { #expect(SearchReference.candidates(path: reference.path).contains(reference)) }
        for path in [
            "", "/", "/movies", "/movies/", "/movies/x", "movies/tmdb-550", "/movies/tmdb-550/cast", "/people/../x",
            "/series/tmdb-1/seasons/1",
            "/series/tmdb-1/seasons/x/episodes/1", "/series/tmdb-1/seasons/-1/episodes/1", "/settings/tmdb-1",
        ] {
            #expect(SearchReference.candidates(path: path).isEmpty, "\(path)")
        }
    }
}
