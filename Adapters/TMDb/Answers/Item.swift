/// A movie, series or person of a list, or of somebody's credits. Fields have the names of the API.
struct Item: Decodable, Sendable {
    @Lenient var id: Int?
    @Lenient var media_type: String?
    @Lenient var adult: Bool?
    @Lenient var title: String?
    @Lenient var name: String?
    @Lenient var original_title: String?
    @Lenient var original_name: String?
    @Lenient var overview: String?
    @Lenient var release_date: String?
    @Lenient var first_air_date: String?
    @Lenient var poster_path: String?
    @Lenient var backdrop_path: String?
    @LenientList var genre_ids: [Int]
    @Lenient var popularity: Double?
    @Lenient var vote_average: Double?
    @Lenient var vote_count: Int?

    // Of a person.
    @Lenient var profile_path: String?
    @Lenient var known_for_department: String?
    @Lenient var gender: Int?

    // Of a credit.
    @Lenient var credit_id: String?
    @Lenient var character: String?
    @Lenient var job: String?
    @Lenient var department: String?
    @Lenient var order: Int?
    @Lenient var episode_count: Int?
}

/// One page of a list.
struct Listing: Decodable, Sendable {
    @Lenient var total_pages: Int?
    @Lenient var results: LenientElements<Item>?
}

/// `/find/{id}`
struct FindAnswer: Decodable, Sendable {
    @LenientList var movie_results: [Item]
    @LenientList var tv_results: [Item]
    @LenientList var person_results: [Item]
}

/// `/genre/{kind}/list`
struct GenresAnswer: Decodable, Sendable {
    @Lenient var genres: LenientElements<Named>?
}

/// A genre, company or network.
struct Named: Decodable, Sendable {
    @Lenient var id: Int?
    @Lenient var name: String?
    @Lenient var overview: String?
}
