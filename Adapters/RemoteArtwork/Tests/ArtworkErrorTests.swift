import NetworkLayer
import Testing

@testable import RemoteArtwork

@Suite("Pauses after pictures that could not be had")
struct ArtworkErrorTests {
    @Test(
        "A missing picture is not asked for again for a day, others for a minute or for less if the server says so",
        arguments: [
            (.notFound, 86_400), (.unsuitable("cut off"), 60), (.unavailable(.timeout), 60), (.unavailable(.connectivity), 60),
            (.unavailable(.unavailable(retryAfter: nil)), 60), (.unavailable(.unavailable(retryAfter: .seconds(7))), 7),
            (.unavailable(.unavailable(retryAfter: .seconds(3600))), 60), (.unavailable(.privateAddress), 60),
        ] as [(ArtworkError, Int)])
    func times(error: ArtworkError, seconds: Int) { #expect(error.pause == .seconds(seconds)) }

    @Test("What was cancelled has not failed")
    func cancelled() { #expect(ArtworkError.unavailable(.cancelled).pause == nil) }
}
