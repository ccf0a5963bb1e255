public import Foundation

/// How a title that is not in the library can be seen: its trailers, and services that show, rent or sell it.
public struct TitleOffers: Hashable, Sendable {
    public var trailers: [Trailer]
    /// Nil where no service of the region has it.
    public var providers: WatchProviders?

    public init(trailers: [Trailer] = [], providers: WatchProviders? = nil) {
        self.trailers = trailers
        self.providers = providers
    }

    public var isEmpty: Bool { trailers.isEmpty && providers == nil }
}

/// A video at another site that shows parts of a title.
public struct Trailer: Hashable, Sendable {
    public var name: String?
    /// An `https` address.
    public var url: URL
    public var isTeaser: Bool

    public init(name: String? = nil, url: URL, isTeaser: Bool = false) {
        self.name = name
        self.url = url
        self.isTeaser = isTeaser
    }
}

/// Where a title can be watched in one country. The facts are JustWatch's, which has to be named beside them, and are never kept.
public struct WatchProviders: Hashable, Sendable {
    public struct Provider: Hashable, Sendable {
        public var name: String

        public init(name: String) { self.name = name }
    }

    /// ISO 3166-1.
    public var region: String
    /// The page that leads on to the services.
    public var link: URL
    /// With a subscription.
    public var streaming: [Provider]
    public var free: [Provider]
    public var rent: [Provider]
    public var buy: [Provider]

    public init(
        region: String, link: URL, streaming: [Provider] = [], free: [Provider] = [], rent: [Provider] = [], buy: [Provider] = []
    ) {
        self.region = region
        self.link = link
        self.streaming = streaming
        self.free = free
        self.rent = rent
        self.buy = buy
    }
}
