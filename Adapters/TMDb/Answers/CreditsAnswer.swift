/// The people of a title. Those of a series have their roles and jobs in lists of their own.
struct CreditsAnswer: Decodable, Sendable {
    @LenientList var cast: [Member]
    @LenientList var crew: [Member]
}

/// A person in the credits of a title.
struct Member: Decodable, Sendable {
    /// A character or a job over some episodes.
    struct Part: Decodable, Sendable {
        @Lenient var credit_id: String?
        @Lenient var character: String?
        @Lenient var job: String?
        @Lenient var episode_count: Int?
    }

    @Lenient var id: Int?
    @Lenient var name: String?
    @Lenient var profile_path: String?
    @Lenient var gender: Int?
    @Lenient var known_for_department: String?
    @Lenient var popularity: Double?
    @Lenient var credit_id: String?
    @Lenient var character: String?
    @Lenient var job: String?
    @Lenient var department: String?
    @Lenient var order: Int?
    @LenientList var roles: [Part]
    @LenientList var jobs: [Part]
}

/// `/person/{id}` with all that is appended to it.
struct PersonAnswer: Decodable, Sendable {
    struct Profiles: Decodable, Sendable {
        @LenientList var profiles: [ImagesAnswer.Image]
    }

    struct Credits: Decodable, Sendable {
        @LenientList var cast: [Item]
        @LenientList var crew: [Item]
    }

    @Lenient var id: Int?
    @Lenient var name: String?
    @Lenient var biography: String?
    @Lenient var known_for_department: String?
    @Lenient var gender: Int?
    @Lenient var birthday: String?
    @Lenient var deathday: String?
    @Lenient var place_of_birth: String?
    @Lenient var profile_path: String?
    @Lenient var homepage: String?
    @Lenient var imdb_id: String?
    @Lenient var popularity: Double?
    @LenientList var also_known_as: [String]
    @Lenient var combined_credits: Credits?
    @Lenient var external_ids: ExternalIDs?
    @Lenient var images: Profiles?
    @Lenient var translations: TranslationsAnswer?
}
