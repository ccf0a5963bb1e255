public import CoreDomain
import DesignSystem
public import Flow
import Foundation
public import HTML

/// Trailers of a title and where it can be watched. A section that cannot be loaded is one line that says so; one with nothing to show is not there.
public struct OffersSection: HTML {
    let offers: ViewState<TitleOffers?>
    let isOwned: Bool

    /// - Parameter isOwned: services are of no use for what is in the library.
    public init(_ offers: ViewState<TitleOffers?>, isOwned: Bool) {
        self.offers = offers
        self.isOwned = isOwned
    }

    public var body: some HTML {
        switch offers {
        case .initial: EmptyHTML()
        case .loading: OffersPlace()
        case .error(let error):
            div(.class("block")) { ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .section) }
        case .ready(let offers):
            if let offers {
                if !offers.trailers.isEmpty { TrailerSection(trailers: offers.trailers) }
                if let providers = offers.providers, !isOwned { ProviderSection(providers: providers) }
            }
        }
    }
}

/// Keeps the room of the trailers, so that what stands below does not move when they come.
private struct OffersPlace: HTML {
    var body: some HTML {
        div(.class("block skeleton"), .aria("hidden", true)) {
            span(.class("bone bone-title"))
            SkeletonText(lines: 2)
        }
    }
}

private struct TrailerSection: HTML {
    let trailers: [Trailer]

    var body: some HTML {
        Section(OfferWords.trailers) {
            ChipLine(OfferWords.trailers) {
                ForEach(trailers) { trailer in
                    a(
                        .class("chip"), .href(trailer.url.absoluteString), .target("_blank"), .rel("noopener noreferrer"), .dir("auto")
                    ) {
                        Icon.play
                        span { trailer.name ?? (trailer.isTeaser ? OfferWords.teaser : OfferWords.trailer) }
                    }
                }
            }
        }
    }
}

private struct ProviderSection: HTML {
    let providers: WatchProviders

    private var services: [FactList.Fact] {
        [
            (OfferWords.streaming, providers.streaming), (OfferWords.free, providers.free), (OfferWords.rent, providers.rent),
            (OfferWords.buy, providers.buy),
        ].filter { !$1.isEmpty }.map { FactList.Fact($0, $1.map(\.name).joined(separator: ", ")) }
    }

    var body: some HTML {
        if !services.isEmpty {
            Section(OfferWords.whereToWatch(in: RegionText.name(providers.region))) {
                FactList(services)
                p(.class("quiet")) {
                    OfferWords.source
                    a(.href(providers.link.absoluteString), .target("_blank"), .rel("noopener noreferrer")) { OfferWords.links }
                    "."
                }
            }
        }
    }
}

private enum OfferWords {
    static let trailers = "Trailers"
    static let trailer = "Trailer"
    static let teaser = "Teaser"
    static let streaming = "Subscription"
    static let free = "Free"
    static let rent = "Rent"
    static let buy = "Buy"
    /// The terms of TMDb ask for JustWatch to be named; the link leads to TMDb's own page.
    static let source = "Streaming data provided by JustWatch. "
    static let links = "Find links to these services on TMDb"

    static func whereToWatch(in country: String) -> String { "Where to watch (\(country))" }
}
