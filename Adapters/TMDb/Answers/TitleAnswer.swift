/// `/movie/{id}` or `/tv/{id}` with all that is appended to it.
struct TitleAnswer: Decodable, Sendable {
    let item: Item
    let details: TitleDetails
    let watch: WatchDetails

    init(from decoder: any Decoder) throws {
        item = try Item(from: decoder)
        details = try TitleDetails(from: decoder)
        watch = try WatchDetails(from: decoder)
    }
}

struct TitleDetails: Decodable, Sendable {
    @Lenient var imdb_id: String?
    @Lenient var tagline: String?
    @Lenient var status: String?
    @Lenient var runtime: Int?
    @Lenient var last_air_date: String?
    @Lenient var original_language: String?
    @Lenient var belongs_to_collection: Named?
    @LenientList var genres: [Named]
    @LenientList var production_companies: [Named]
    @LenientList var networks: [Named]
    @LenientList var production_countries: [Country]
    @LenientList var origin_country: [String]
    @LenientList var spoken_languages: [Language]
    @LenientList var created_by: [Member]
    @LenientList var seasons: [SeasonAnswer]

    @Lenient var credits: CreditsAnswer?
    @Lenient var aggregate_credits: CreditsAnswer?
    @Lenient var external_ids: ExternalIDs?
    @Lenient var images: ImagesAnswer?
    @Lenient var videos: VideosAnswer?
    @Lenient var release_dates: RatingsAnswer?
    @Lenient var content_ratings: RatingsAnswer?
    @Lenient var similar: Listing?
    @Lenient var recommendations: Listing?
    @Lenient var translations: TranslationsAnswer?
    @Lenient var alternative_titles: AlternativeTitles?
}

struct Country: Decodable, Sendable {
    @Lenient var iso_3166_1: String?
}

struct Language: Decodable, Sendable {
    @Lenient var iso_639_1: String?
}

struct ExternalIDs: Decodable, Sendable {
    @Lenient var imdb_id: String?
    @Lenient var tvdb_id: Int?
}

struct VideosAnswer: Decodable, Sendable {
    struct Video: Decodable, Sendable {
        @Lenient var key: String?
        @Lenient var site: String?
        @Lenient var type: String?
        @Lenient var name: String?
        @Lenient var official: Bool?
        @Lenient var iso_639_1: String?
    }

    @LenientList var results: [Video]
}

/// Certifications by country: several for a movie, one for a series.
struct RatingsAnswer: Decodable, Sendable {
    struct Release: Decodable, Sendable {
        @Lenient var certification: String?
    }

    struct Rating: Decodable, Sendable {
        @Lenient var iso_3166_1: String?
        @Lenient var rating: String?
        @LenientList var release_dates: [Release]
    }

    @LenientList var results: [Rating]
}

/// Movies call the list `titles`, series `results`.
struct AlternativeTitles: Decodable, Sendable {
    struct Title: Decodable, Sendable {
        @Lenient var iso_3166_1: String?
        @Lenient var title: String?
    }

    @LenientList var titles: [Title]
    @LenientList var results: [Title]
}

struct TranslationsAnswer: Decodable, Sendable {
    struct Words: Decodable, Sendable {
        @Lenient var title: String?
        @Lenient var name: String?
        @Lenient var overview: String?
        @Lenient var tagline: String?
        @Lenient var biography: String?
    }

    struct Translation: Decodable, Sendable {
        @Lenient var iso_639_1: String?
        @Lenient var iso_3166_1: String?
        @Lenient var data: Words?
    }

    @LenientList var translations: [Translation]
}
