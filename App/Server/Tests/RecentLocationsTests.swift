import CoreDomain
import LibraryDomain
import Testing

@testable import CinemaServer

@Suite("Where the movies lie that are being played")
struct RecentLocationsTests {
    private struct Gone: Error {}

    @Test("The place of a file is looked up once for many ranges; a failure is not kept")
    func once() async throws {
        let recent = RecentLocations()
        let id = try #require(FileID("abcdefgh"))
        var asked = 0
        await #expect(throws: Gone.self) {
            _ = try await recent.location(of: id) { _ in throw Gone() }
        }
        for _ in 1...3 {
            let place = try await recent.location(of: id) { _ in
                asked += 1
                return FileLocation(root: "/movies", path: Array("a.mkv".utf8))
            }
            #expect(place.root == "/movies")
        }
        #expect(asked == 1)
    }
}
