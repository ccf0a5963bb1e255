import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Testing

@Suite("Numbers that no movie has, in the library")
struct LibraryForeignNumberTests {
    /// A Matroska file of one empty track, with this duration.
    static func movie(duration: Double) -> [UInt8] {
        func element(_ id: [UInt8], _ body: [UInt8]) -> [UInt8] { id + [UInt8(body.count) | 0x80] + body }
        let bits = (0..<8).map { UInt8(truncatingIfNeeded: duration.bitPattern >> (56 - 8 * UInt64($0))) }
        let picture = element([0xE0], element([0xB0], [2, 0]) + element([0xBA], [1, 0]))
        let track = element([0xAE], element([0xD7], [1]) + element([0x83], [1]) + element([0x86], Array("V_VP8".utf8)) + picture)
        return element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array("matroska".utf8)))
            + element(
                [0x18, 0x53, 0x80, 0x67],
                element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], bits)) + element([0x16, 0x54, 0xAE, 0x6B], track))
    }

    @Test("A scan files a movie of any duration", arguments: [1e300, 1e21, 1e12, .infinity, -.infinity, .nan, -1, 3_600_000] as [Double])
    func duration(_ ticks: Double) async throws {
        let home = try Home()
        try home.put("Odd (2001).mkv", Self.movie(duration: ticks))
        let report = try await home.scan()
        #expect(report.added == 1)
        let movie = try #require(home.catalogue.movies.first)
        #expect(movie.facts.runtimeMinutes == (ticks == 3_600_000 ? 60 : nil))
        let file = try #require(try await home.library().repository.files(of: .movie(movie.id), for: .unlimited).first)
        #expect(file.media.duration == (ticks == 3_600_000 ? 3_600 : nil))
    }
}
