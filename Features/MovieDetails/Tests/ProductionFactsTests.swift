import CoreDomain
import Flow
import Foundation
import HTML
import MoviesDomain
import Screens
import Testing

@testable import MovieDetailsFeature

@Suite("Where a movie comes from")
struct ProductionFactsTests {
    private static func page(_ production: ProductionFacts) -> String {
        let movie = Movie(summary: MovieSummary(id: TitleID("tmdb-1")!, title: "Salt", addedAt: .distantPast))
        var state = MovieDetailsFeature.State(id: movie.id)
        state.page.content = .ready(MovieContent(movie: movie, files: [], production: production, isOnWatchlist: false))
        return htmlString(MovieDetailsView(state))
    }

    @Test(
        "Countries, languages and status in words; what says nothing new is left out",
        arguments: [
            (ProductionFacts(countries: ["JP"]), [">Country<", ">Japan<"], [">Language<", ">Spoken", ">Status<"]),
            (ProductionFacts(countries: ["US", "GB"]), [">Countries<", ">United States, United Kingdom<"], [">Country<"]),
            (ProductionFacts(originalLanguage: "yue", languages: ["yue"]), [">Language<", ">Cantonese<"], [">Spoken"]),
            (
                ProductionFacts(originalLanguage: "ja", languages: ["en"]), [">Japanese<", ">Spoken language<", ">English<"],
                [">Spoken languages<"]
            ),
            (ProductionFacts(status: "Post Production"), [">Status<", ">Post production<"], [">Country<", ">Language<"]),
            (ProductionFacts(), [], [">Country<", ">Language<", ">Spoken", ">Status<"]),
        ])
    func facts(production: ProductionFacts, shown: [String], hidden: [String]) {
        let page = Self.page(production)
        for words in shown { #expect(page.contains(words), "\(words)") }
        for words in hidden { #expect(!page.contains(words), "\(words)") }
    }
}
