import ArgumentParser
import Settings

/// Where the data are: the same for every command.
struct DataOptions: ParsableArguments {
    @Option(name: .customLong("data-dir"), help: ArgumentHelp("What must not be lost.", valueName: "directory"))
    var dataDirectory: String?

    @Option(name: .customLong("cache-dir"), help: ArgumentHelp("What may be deleted at any time.", valueName: "directory"))
    var cacheDirectory: String?

    var flags: Settings.Flags {
        var flags = Settings.Flags()
        flags.dataDirectory = dataDirectory
        flags.cacheDirectory = cacheDirectory
        return flags
    }

    func settings() async throws -> Settings { try await Settings.load(flags) }
}
