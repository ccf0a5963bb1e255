import Foundation
import Settings
import Testing

@Suite("Settings")
struct SettingsTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "popcorn-settings-\(UUID())")

    private func load(_ flags: Settings.Flags = .init(), _ environment: [String: String] = [:], yaml: String? = nil) async throws
        -> Settings
    {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        if let yaml { try Data(yaml.utf8).write(to: directory.appending(path: "popcorn.yaml")) }
        var environment = environment
        environment["POPCORN_DATA_DIR"] = directory.path(percentEncoded: false)
        environment["HOME"] = "/home/someone"
        return try await Settings.load(flags, environment: environment)
    }

    @Test("By default, the server listens on the loopback address only")
    func defaults() async throws {
        let settings = try await load()
        #expect(settings.host == "127.0.0.1")
        #expect(settings.port == 8080)
        #expect(settings.allowAnyone == false)
        #expect(settings.cacheDirectory.path(percentEncoded: false).hasPrefix("/home/someone/.cache/popcorn"))
    }

    @Test("A flag outranks the environment, the environment outranks the file")
    func precedence() async throws {
        let yaml = "host: 10.0.0.1\nport: 1000\nscan:\n  minutes: 5\n"
        var flags = Settings.Flags()
        flags.port = 3000
        let settings = try await load(flags, ["POPCORN_PORT": "2000", "POPCORN_HOST": "10.0.0.2"], yaml: yaml)
        #expect(settings.port == 3000)
        #expect(settings.host == "10.0.0.2")
        #expect(settings.scanMinutes == 5)
    }

    @Test(
        "What cannot be used is refused by name",
        arguments: [
            ("port", "70000"), ("port", "eighty"), ("log.level", "loud"), ("scan.minutes", "-1"), ("allow.anyone", "perhaps"),
        ])
    func refused(key: String, value: String) async throws {
        let variable = "POPCORN_" + key.uppercased().replacingOccurrences(of: ".", with: "_")
        await #expect {
            _ = try await load(.init(), [variable: value])
        } throws: { "\($0)".contains(key) && "\($0)".contains(value) }
    }

    @Test("The error for a file that is not YAML names its path")
    func brokenFile() async throws {
        await #expect {
            _ = try await load(yaml: "port: [1, 2\n  - : :")
        } throws: { "\($0)".contains("popcorn.yaml") }
    }

    @Test("A file that contains only comments sets nothing", arguments: ["", "\n", "# port: 9000\n\n  # host: ::1\n", "---\n# nothing\n"])
    func onlyComments(yaml: String) async throws {
        #expect(try await load(yaml: yaml).port == 8080)
    }

    @Test(
        "XDG directories are honoured when they are absolute",
        arguments: [
            ("/var/data", "/var/data/popcorn/"), ("relative", "/home/someone/.local/share/popcorn/"),
        ])
    func xdg(value: String, expected: String) {
        let directory = Directories.data(environment: ["XDG_DATA_HOME": value, "HOME": "/home/someone"])
        #expect(directory.path(percentEncoded: false) == expected)
    }

    @Test(
        "The limits of numbers are the values that the message names",
        arguments: [
            ("port", 0, 65_535), ("cache.limit.mb", 16, 1_048_576), ("scan.minutes", 0, 10_080),
            ("streaming.cache.limit.mb", 16, 1_048_576), ("streaming.encoders", 1, 256),
        ])
    func ranges(key: String, least: Int, most: Int) async throws {
        let variable = "POPCORN_" + key.uppercased().replacingOccurrences(of: ".", with: "_")
        for value in [least, most] { _ = try await load(.init(), [variable: "\(value)"]) }
        for value in [least - 1, most + 1] {
            await #expect {
                _ = try await load(.init(), [variable: "\(value)"])
            } throws: { "\($0)".contains("from \(least) to \(most); it is \(value)") }
        }
    }

    @Test("Every setting is read from the environment")
    func every() async throws {
        let settings = try await load(
            .init(),
            [
                "POPCORN_CACHE_LIMIT_MB": "20", "POPCORN_SCAN_MINUTES": "7", "POPCORN_ALLOW_ANYONE": "true", "POPCORN_LOG_LEVEL": "error",
                "POPCORN_LOG_JSON": "true", "POPCORN_ALLOWED_HOSTS": "a.example, b.example,,", "POPCORN_TRUSTED_PROXIES": "10.0.0.0/8",
                "POPCORN_CACHE_DIR": "/tmp/x/../cache", "POPCORN_TMDB_TOKEN": " a.b ", "POPCORN_TMDB_URL": "http://localhost:1/3",
                "POPCORN_TMDB_IMAGE_URL": "http://localhost:1/t/p", "POPCORN_TMDB_LANGUAGES": "pt-BR, en", "POPCORN_TMDB_REGION": "BR",
                "POPCORN_SOURCES": "tmdb, local", "POPCORN_STREAMING_CACHE_LIMIT_MB": "32", "POPCORN_STREAMING_ENCODERS": "3",
            ])
        #expect(settings.segmentCacheLimit == 32 << 20 && settings.encoderCapacity == 3)
        #expect(settings.sources == ["tmdb", "local"])
        #expect(settings.tmdb.token == " a.b " && settings.tmdb.region == "BR" && settings.tmdb.languages == ["pt-BR", "en"])
        #expect(settings.tmdb.url == "http://localhost:1/3" && settings.tmdb.imageURL == "http://localhost:1/t/p")
        #expect(settings.cacheLimit == 20 << 20)
        #expect(settings.scanMinutes == 7)
        #expect(settings.allowAnyone && settings.logsJSON)
        #expect(settings.logLevel == .error)
        #expect(settings.allowedHosts == ["a.example", "b.example"])
        #expect(settings.trustedProxies == ["10.0.0.0/8"])
        #expect(settings.cacheDirectory.path(percentEncoded: false) == "/tmp/cache/")
    }

    @Test("An unknown source is refused with the known ones")
    func unknownSource() async throws {
        await #expect {
            _ = try await load(.init(), ["POPCORN_SOURCES": "local,omdb"])
        } throws: {
            "\($0)" == "The setting sources must be a list of local, tmdb, imdb, sample; “omdb” is none of them."
        }
    }

    @Test("A token that is empty, as in a unit file that leaves it out, is none", arguments: ["", " ", "\n"])
    func emptyToken(_ token: String) async throws {
        #expect(try await load(.init(), ["POPCORN_TMDB_TOKEN": token]).tmdb.token == nil)
    }

    @Test("The defaults of the manual")
    func manual() async throws {
        let settings = try await load()
        #expect(settings.cacheLimit == 2 << 30)
        #expect(settings.segmentCacheLimit == 4 << 30 && settings.encoderCapacity == nil)
        #expect(settings.scanMinutes == 60)
        #expect(!settings.logsJSON)
        #expect(settings.logLevel == .info)
        #expect(settings.allowedHosts.isEmpty && settings.trustedProxies.isEmpty)
    }

    @Test("A tilde is the home directory, at the start of a path only", arguments: [("~", ""), ("~/c", "c/")])
    func tilde(value: String, rest: String) async throws {
        let home = URL.homeDirectory.path(percentEncoded: false)
        let base = home.hasSuffix("/") ? home : home + "/"
        let found = try await load(.init(), ["POPCORN_CACHE_DIR": value]).cacheDirectory.path(percentEncoded: false)
        #expect(found == base + rest)
        #expect(try await load(.init(), ["POPCORN_CACHE_DIR": "/x/~/y"]).cacheDirectory.path(percentEncoded: false) == "/x/~/y/")
        #expect(try await load(.init(), ["POPCORN_CACHE_DIR": "/x/~y"]).cacheDirectory.path(percentEncoded: false) == "/x/~y/")
    }
}
