import CoreDomain
import Flow
import Foundation
import HTML
import PeopleDomain
import Testing
import TVSeriesDomain

@testable import SeriesFeature

@Suite("The page of a series")
struct SeriesPageTests {
    private static func summary(_ id: String, hasFiles: Bool = true, isOwned: Bool = false) -> SeriesSummary {
        SeriesSummary(id: TitleID(id)!, title: "Series \(id)", addedAt: .distantPast, hasFiles: hasFiles, isOwned: isOwned)
    }

    private static func page(cast: [CastMember] = [], crew: [CrewGroup.Member] = [], similar: [SeriesSummary] = []) -> String {
        let series = Series(summary: summary("tmdb-tv1"))
        var state = SeriesFeature.State(id: series.id)
        state.page.content = .ready(
            SeriesContent(series: series, cast: cast, crew: crew, next: nil, isOnWatchlist: false, similar: similar))
        return htmlString(SeriesView(state))
    }

    @Test("Without a cast the crew is shown; either leads to the page with both")
    func crew() {
        let actor = CastMember(person: PersonSummary(id: PersonID("local-1")!, name: "Per Lund"), characters: [])
        let crew = (1...21).map { number in
            CrewGroup.Member(
                person: PersonSummary(id: PersonID("local-c\(number)")!, name: "Maker \(number)."), jobs: ["Creator", "Writer"])
        }
        let (makers, actors, nobody) = (Self.page(crew: crew), Self.page(cast: [actor], crew: crew), Self.page())
        #expect(makers.contains("/series/tmdb-tv1/cast\"") && actors.contains("/series/tmdb-tv1/cast\"") && !nobody.contains("/cast\""))
        for words in ["Crew", "/people/local-c20\"", "Creator"] { #expect(makers.contains(words), "\(words)") }
        #expect(!makers.contains("Maker 21.") && !makers.contains("Writer"))
        #expect(actors.contains("Per Lund") && !actors.contains("Crew") && !actors.contains("Maker"))
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
