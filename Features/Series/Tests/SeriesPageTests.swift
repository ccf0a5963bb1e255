import CoreDomain
import Flow
import Foundation
import HTML
import Testing
import TVSeriesDomain

@testable import SeriesFeature

@Suite("The page of a series")
struct SeriesPageTests {
    private static func summary(_ id: String, hasFiles: Bool = true, isOwned: Bool = false) -> SeriesSummary {
        SeriesSummary(id: TitleID(id)!, title: "Series \(id)", addedAt: .distantPast, hasFiles: hasFiles, isOwned: isOwned)
    }

    private static func page(similar: [SeriesSummary] = []) -> String {
        let series = Series(summary: summary("tmdb-tv1"))
        var state = SeriesFeature.State(id: series.id)
        state.page.content = .ready(SeriesContent(series: series, next: nil, isOnWatchlist: false, similar: similar))
        return htmlString(SeriesView(state))
    }

    @Test("Similar series of the library are marked if there are others too")
    func similar() {
        let owned = Self.summary("tmdb-tv2", isOwned: true), missing = Self.summary("tmdb-tv3")
        let other = Self.summary("tmdb-tv4", hasFiles: false)
        for (similar, marks) in [([owned, missing, other], 1), ([owned, missing], 0), ([missing, other], 0), ([owned], 0)] {
            #expect(Self.page(similar: similar).components(separatedBy: ">In your library<").count - 1 == marks)
        }
    }
}
