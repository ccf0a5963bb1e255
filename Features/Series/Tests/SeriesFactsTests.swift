import CoreDomain
import Flow
import Foundation
import HTML
import Screens
import Testing
import TVSeriesDomain

@testable import SeriesFeature

@Suite("The facts on the page of a series")
struct SeriesFactsTests {
    private static func page(
        tagline: String? = nil, production: ProductionFacts = ProductionFacts(), correctedFile: FileID? = nil
    ) -> String {
        let series = Series(summary: SeriesSummary(id: TitleID("tmdb-tv1")!, title: "Night Ferry", addedAt: .distantPast))
        var state = SeriesFeature.State(id: series.id)
        state.page.content = .ready(
            SeriesContent(
                series: series, tagline: tagline, production: production, next: nil, isOnWatchlist: false, correctedFile: correctedFile))
        return htmlString(SeriesView(state))
    }

    @Test("Tagline, countries, languages and status are shown in words")
    func facts() {
        let page = Self.page(
            tagline: "Nobody sleeps.",
            production: ProductionFacts(
                countries: ["DE", "NO"], originalLanguage: "de", languages: ["de", "da"], status: "Returning Series"))
        for words in [
            ">Nobody sleeps.<", ">Countries<", ">Germany, Norway<", ">Language<", ">German<", ">Spoken languages<", ">German, Danish<",
            ">Status<", ">Returning series<",
        ] { #expect(page.contains(words), "\(words)") }
        #expect(!Self.page().contains("class=\"facts\"") && !Self.page().contains("class=\"tagline\""))
    }

    @Test("Who may correct titles gets from the series to one of its files")
    func correction() {
        #expect(Self.page(correctedFile: FileID("file0001")!).contains("href=\"/library/files/file0001\""))
        #expect(!Self.page().contains("Wrong series?"))
    }
}
