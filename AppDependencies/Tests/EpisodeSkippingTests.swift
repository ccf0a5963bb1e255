import CoreDomain
import Foundation
import StreamingDomain
import Testing

@testable import AppDependencies

@Suite("Viewers who skip through episodes")
struct EpisodeSkippingTests {
    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    @Test("The episodes in their direction are opened, for each viewer and series apart; who rests needs none")
    func places() throws {
        let skipping = EpisodeSkipping()
        let (one, two) = (try #require(TitleID("tmdb-s1")), try #require(TitleID("tmdb-s2")))
        let (anna, ben) = (ViewerID(rawValue: "anna"), ViewerID(rawValue: "ben"))
        func places(_ place: Int, _ series: TitleID, _ viewer: ViewerID, _ second: Double, network: NetworkQuality = .good) -> [Int] {
            skipping.places(after: place, of: 10, in: series, viewer: viewer, network: network, at: Self.date(second))
        }
        #expect(places(3, one, anna, 0) == [])
        #expect(places(4, one, ben, 1) == [] && places(4, two, anna, 1) == [])
        #expect(places(4, one, anna, 2) == [5, 6])
        #expect(places(3, one, anna, 20) == [], "A move long ago is forgotten")
        #expect(places(2, one, anna, 22) == [1, 0])
        #expect(places(1, one, anna, 24, network: .fair) == [0])
        #expect(places(0, one, anna, 25, network: .offline) == [])
    }
}
