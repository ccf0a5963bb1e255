/// A season in the list of a series, or `/tv/{id}/season/{n}` with its episodes.
struct SeasonAnswer: Decodable, Sendable {
    @Lenient var season_number: Int?
    @Lenient var name: String?
    @Lenient var overview: String?
    @Lenient var air_date: String?
    @Lenient var episode_count: Int?
    @Lenient var poster_path: String?
    @LenientList var episodes: [EpisodeAnswer]
    @Lenient var translations: TranslationsAnswer?
}

struct EpisodeAnswer: Decodable, Sendable {
    @Lenient var episode_number: Int?
    @Lenient var name: String?
    @Lenient var overview: String?
    @Lenient var air_date: String?
    @Lenient var runtime: Int?
    @Lenient var still_path: String?
    @Lenient var vote_average: Double?
    @Lenient var vote_count: Int?
    @LenientList var guest_stars: [Member]
    @LenientList var crew: [Member]
}

struct ImagesAnswer: Decodable, Sendable {
    struct Image: Decodable, Sendable {
        @Lenient var file_path: String?
        @Lenient var width: Int?
        @Lenient var height: Int?
        @Lenient var iso_639_1: String?
    }

    @LenientList var posters: [Image]
    @LenientList var backdrops: [Image]
    @LenientList var logos: [Image]
}
