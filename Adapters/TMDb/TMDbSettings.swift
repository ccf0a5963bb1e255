public import NetworkLayer

/// How The Movie Database is asked. Made from the user's settings, so every field is checked.
public struct TMDbSettings: Sendable, CustomStringConvertible {
    let token: String
    /// The address of the API.
    public let base: BaseAddress
    /// The address below which pictures lie.
    public let images: BaseAddress
    /// `en-US`, `pt`; the best first, at least one.
    public let languages: [String]
    /// ISO 3166-1, two capital letters: whose certifications and watch providers are taken.
    public let region: String

    /// - Parameters:
    ///   - token: the user's “API Read Access Token”; white space around it is dropped.
    ///   - languages: the best first; none is `en-US`.
    ///   - region: nil for that of the first language that names one, else `US`.
    public init(
        token: String, baseURL: String = "https://api.themoviedb.org/3", imageURL: String = "https://image.tmdb.org/t/p",
        languages: [String] = ["en-US"], region: String? = nil
    ) throws(TMDbSettingsError) {
        self.token = try Self.checked(token: token)
        base = try Self.address(baseURL)
        images = try Self.address(imageURL)
        var tags: [String] = []
        for language in languages.isEmpty ? ["en-US"] : languages {
            guard let tag = LanguageTag(language)?.text else { throw .language }
            if !tags.contains(tag) { tags.append(tag) }
        }
        self.languages = tags
        let region = region?.uppercased() ?? tags.lazy.compactMap { LanguageTag($0)?.region }.first ?? "US"
        guard LanguageTag.isRegion(region) else { throw .region }
        self.region = region
    }

    /// In which texts are asked for that the first language lacks: the next one, or English as in the end; nil if there is no other.
    var furtherLanguage: String? {
        languages.dropFirst().first ?? (LanguageTag(languages[0])?.language == LanguageTag.english ? nil : LanguageTag.english)
    }

    /// Without the token.
    public var description: String { "TMDb at \(base)" }

    /// Between 40 and 50 requests a second per address is TMDb's own limit.
    ///
    /// - Parameters:
    ///   - userAgent: name and version of the program, `Popcorn/1.2`.
    ///   - recent: the answers of the last minute.
    func rules(userAgent: String, recent: ResponseCache) -> ServiceRules {
        var rules = ServiceRules(userAgent: userAgent)
        rules.atOnce = 20
        rules.startsPerSecond = 40
        // A page waits for one answer that does not come, not for three, and says soon that TMDb is busy.
        rules.retry.repeatsTimeouts = false
        rules.retry.allWaits = .seconds(5)
        rules.authorization = BearerAuthorization(token: { [token] () async throws(NetworkError) in token })
        rules.cache = recent
        return rules
    }

    /// A token as RFC 6750, 2.1, allows it.
    private static func checked(token: String) throws(TMDbSettingsError) -> String {
        let token = token.trimmed
        guard !token.isEmpty else { throw .missingToken }
        guard token.utf8.count <= 4096, token.utf8.allSatisfy(isTokenByte) else { throw .token }
        return token
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "-._~+/=".utf8.contains(byte)
    }

    private static func address(_ text: String) throws(TMDbSettingsError) -> BaseAddress {
        do { return try BaseAddress(text.trimmed) } catch { throw .address(error.description) }
    }
}

/// What is wrong with the settings. No description holds the token.
public enum TMDbSettingsError: Error, Equatable, CustomStringConvertible {
    case missingToken
    case token
    case language
    case region
    /// With the reason, in a sentence.
    case address(String)

    public var description: String {
        switch self {
        case .missingToken: "The TMDb token is empty."
        case .token: "The TMDb token holds characters that no token has, such as spaces or line breaks. Copy it again."
        case .language: "A language for TMDb is written as en-US or en."
        case .region: "The region for TMDb is a country code of two letters, such as US."
        case .address(let reason): "The address for TMDb is not valid. \(reason)"
        }
    }
}
