import Configuration
public import Foundation
import SystemPackage

extension Settings {
    /// Values from the command line; nil if a flag was omitted.
    public struct Flags: Sendable {
        public var host: String?
        public var port: Int?
        public var dataDirectory: String?
        public var cacheDirectory: String?
        public var allowAnyone: Bool?
        public var logLevel: String?
        public var logsJSON: Bool?

        public init() {}
    }

    /// Reads all settings.
    ///
    /// - Throws: `SettingsError` for a value of the wrong type or out of range, or a file that is not YAML.
    public static func load(
        _ flags: Flags = Flags(), environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws(SettingsError) -> Settings {
        let data =
            flags.dataDirectory ?? environment["POPCORN_DATA_DIR"]
            ?? Directories.data(environment: environment).path(percentEncoded: false)
        var settings = Settings(
            dataDirectory: directory(data),
            cacheDirectory: Directories.cache(environment: environment))
        let reader = try await reader(flags, environment, file: settings.dataDirectory.appending(path: "popcorn.yaml"))
        settings.host = try text("host", reader) ?? settings.host
        settings.port = try number("port", in: 0...65_535, reader) ?? settings.port
        settings.cacheDirectory = try text("cache.dir", reader).map(directory) ?? settings.cacheDirectory
        settings.cacheLimit = try number("cache.limit.mb", in: 16...1_048_576, reader).map { Int64($0) << 20 } ?? settings.cacheLimit
        settings.segmentCacheLimit =
            try number("streaming.cache.limit.mb", in: 16...1_048_576, reader).map { Int64($0) << 20 } ?? settings.segmentCacheLimit
        settings.encoderCapacity = try number("streaming.encoders", in: 1...256, reader)
        settings.scanMinutes = try number("scan.minutes", in: 0...10_080, reader) ?? settings.scanMinutes
        settings.allowAnyone = try flag("allow.anyone", reader) ?? settings.allowAnyone
        settings.allowedHosts = try text("allowed.hosts", reader).map(list) ?? settings.allowedHosts
        settings.trustedProxies = try text("trusted.proxies", reader).map(list) ?? settings.trustedProxies
        settings.logLevel = try choice("log.level", reader) ?? settings.logLevel
        settings.logsJSON = try flag("log.json", reader) ?? settings.logsJSON
        settings.sources = try names("sources", of: knownSources, reader) ?? settings.sources
        settings.tmdb = try tmdb(reader)
        return settings
    }

    private static func tmdb(_ reader: ConfigReader) throws(SettingsError) -> TMDb {
        var tmdb = TMDb()
        // An empty variable of a unit file or a container is no token.
        tmdb.token = try text("tmdb.token", reader, isSecret: true).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        tmdb.url = try text("tmdb.url", reader) ?? tmdb.url
        tmdb.imageURL = try text("tmdb.image.url", reader) ?? tmdb.imageURL
        tmdb.languages = try text("tmdb.languages", reader).map(list) ?? tmdb.languages
        tmdb.region = try text("tmdb.region", reader)
        return tmdb
    }

    private static func reader(
        _ flags: Flags, _ environment: [String: String], file: URL
    ) async throws(SettingsError) -> ConfigReader {
        var given: [AbsoluteConfigKey: ConfigValue] = [:]
        given["host"] = flags.host.map { ConfigValue(stringLiteral: $0) }
        given["port"] = flags.port.map { ConfigValue(integerLiteral: $0) }
        given["cache.dir"] = flags.cacheDirectory.map { ConfigValue(stringLiteral: $0) }
        given["allow.anyone"] = flags.allowAnyone.map { ConfigValue(booleanLiteral: $0) }
        given["log.level"] = flags.logLevel.map { ConfigValue(stringLiteral: $0) }
        given["log.json"] = flags.logsJSON.map { ConfigValue(booleanLiteral: $0) }
        var providers: [any ConfigProvider] = [
            InMemoryProvider(values: given),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "popcorn"),
        ]
        let path = file.path(percentEncoded: false)
        if FileManager.default.fileExists(atPath: path), !isEmptyDocument(path) {
            do {
                providers.append(try await FileProvider<YAMLSnapshot>(filePath: FilePath(path)))
            } catch {
                throw SettingsError(description: "\(path) is not a settings file: \(error)")
            }
        }
        return ConfigReader(providers: providers)
    }

    /// Whether the file has only blank lines and comments, for example because every setting is commented out. YAML parses that as
    /// null, which is not a mapping.
    private static func isEmptyDocument(_ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).allSatisfy { line in
            let line = line.drop(while: \.isWhitespace)
            return line.isEmpty || line.hasPrefix("#") || line == "---"
        }
    }
}
