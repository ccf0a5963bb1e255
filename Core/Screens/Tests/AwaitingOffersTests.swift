import CoreDomain
import Flow
import Screens
import Testing

@Suite("Titles that the catalogue does not have")
struct AwaitingOffersTests {
    private static let gone = ViewStateError("Movie not found", isRetryable: false)
    private static let unknown = ViewStateError("TMDb no longer has this", isRetryable: false)
    private static let away = ViewStateError("TMDb can’t be reached")

    @Test(
        "Whether there is such a title is known when the service has answered; without one, the catalogue knows",
        arguments: [
            (.initial, .error(gone)), (.loading, .loading), (.error(away), .error(away)), (.error(unknown), .error(gone)),
            (.ready(nil), .error(gone)), (.ready(TitleOffers()), .error(gone)),
        ] as [(ViewState<TitleOffers?>, ViewState<Int>)])
    func missing(offers: ViewState<TitleOffers?>, shown: ViewState<Int>) {
        #expect(ViewState<Int>.error(Self.gone).awaiting(offers) == shown)
    }

    @Test("Everything else waits for nobody", arguments: [.initial, .loading, .ready(1), .error(away)] as [ViewState<Int>])
    func others(content: ViewState<Int>) {
        for offers in [ViewState<TitleOffers?>.loading, .error(Self.unknown), .ready(nil)] { #expect(content.awaiting(offers) == content) }
    }
}
