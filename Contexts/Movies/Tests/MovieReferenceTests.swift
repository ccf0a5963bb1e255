import CoreDomain
import Foundation
import MoviesDomain
import Testing

@Suite("The reference of a movie's files")
struct MovieReferenceTests {
    @Test("A movie has the files of a movie, and a video those of a video", arguments: MovieKind.allCases)
    func reference(kind: MovieKind) throws {
        let id = try #require(TitleID("local-1"))
        let movie = Movie(summary: MovieSummary(id: id, kind: kind, title: "One", addedAt: Date(timeIntervalSince1970: 0)))
        let reference: TitleReference =
            switch kind {
            case .movie: .movie(id)
            case .video: .video(id)
            }
        #expect(movie.reference == reference && movie.summary.reference == reference)
    }
}
