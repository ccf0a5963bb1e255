/// Where a title can be watched, by country. JustWatch is its source.
struct WatchDetails: Decodable, Sendable {
    struct Provider: Decodable, Sendable {
        @Lenient var provider_id: Int?
        @Lenient var provider_name: String?
        @Lenient var display_priority: Int?
    }

    struct Offers: Decodable, Sendable {
        @Lenient var link: String?
        @LenientList var flatrate: [Provider]
        @LenientList var buy: [Provider]
        @LenientList var rent: [Provider]
        @LenientList var free: [Provider]
    }

    struct Providers: Decodable, Sendable {
        @Lenient var results: [String: Lenient<Offers>]?
    }

    @Lenient var providers: Providers?

    private enum CodingKeys: String, CodingKey {
        case providers = "watch/providers"
    }
}
