public import Foundation

/// The settings of Popcorn. A value comes from the first of these that has it: a flag, the environment (`POPCORN_PORT`), the file
/// `popcorn.yaml` in the data directory, the default.
public struct Settings: Sendable, Equatable {
    /// The version of the program.
    public static let version = "0.1.0"

    /// The address to listen on.
    public var host = "127.0.0.1"
    /// 1…65535, or 0 for any free one.
    public var port = 8080
    /// The data directory; its contents must not be lost.
    public var dataDirectory: URL
    /// The cache directory; it may be deleted at any time.
    public var cacheDirectory: URL
    /// The maximum size of the cache of pictures in bytes.
    public var cacheLimit: Int64 = 2 << 30
    /// The maximum size of the cache of converted segments in bytes.
    public var segmentCacheLimit: Int64 = 4 << 30
    /// How many movies are converted at once, roughly: a picture of 720 lines counts as one; nil for the number of processors.
    public var encoderCapacity: Int?
    /// Minutes between two scans of all folders; 0 scans only on demand and after changes.
    public var scanMinutes = 60
    /// Whether other machines may connect, although there is no sign-in yet.
    public var allowAnyone = false
    /// Host names that are accepted in requests, in addition to IP addresses, this machine's name and `*.local`.
    public var allowedHosts: [String] = []
    /// Addresses and blocks of addresses (`10.0.0.0/8`) of the reverse proxies whose `X-Forwarded-…` headers count.
    public var trustedProxies: [String] = []
    public var logLevel = LogLevel.info
    /// Whether log lines are JSON, for a collector, instead of text for people.
    public var logsJSON = false

    /// The names of the sources of facts in the order in which they are believed; those that are not named come last. Of `knownSources`.
    public var sources: [String] = []
    public static let knownSources = ["local", "tmdb", "imdb", "sample"]

    public var tmdb = TMDb()

    /// How The Movie Database is asked. None of it is checked here: a wrong token must not keep the server from starting.
    public struct TMDb: Sendable, Equatable {
        /// The user's “API Read Access Token”; nil asks nothing.
        public var token: String?
        /// The address of the API.
        public var url = "https://api.themoviedb.org/3"
        /// The address below which its pictures lie.
        public var imageURL = "https://image.tmdb.org/t/p"
        /// `en-US` or `en`; the best first.
        public var languages = ["en-US"]
        /// A country code of two letters, for certifications and for where to watch; nil for that of the first language.
        public var region: String?

        public init() {}
    }

    public enum LogLevel: String, Sendable, CaseIterable {
        case debug, info, warning, error
    }

    public init(dataDirectory: URL, cacheDirectory: URL) {
        self.dataDirectory = dataDirectory
        self.cacheDirectory = cacheDirectory
    }
}

/// An invalid setting; the description names it and its valid values.
public struct SettingsError: Error, Equatable, CustomStringConvertible {
    public var description: String
}
