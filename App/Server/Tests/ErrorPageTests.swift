import HTTPTypes
import LiveServer
import Testing

@testable import CinemaServer

@Suite("Pages of failed requests")
struct ErrorPageTests {
    @Test(
        "The title is a sentence for a person, not a phrase of HTTP",
        arguments: [
            (.notFound, "Page not found"), (.forbidden, "You can’t open this page"), (.internalServerError, "Something went wrong"),
            (.badGateway, "Something went wrong"), (.serviceUnavailable, "Popcorn is busy"), (.badRequest, "That didn’t work"),
            (.methodNotAllowed, "That didn’t work"),
        ] as [(HTTPResponse.Status, String)])
    func title(status: HTTPResponse.Status, title: String) { #expect(ErrorPages.title(of: Problem(status)) == title) }
}
