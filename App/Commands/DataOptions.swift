import AppDependencies
import ArgumentParser
import Foundation
import Settings
import UnixSignals

/// The location of the data: the same for every command.
struct DataOptions: ParsableArguments {
    @Option(name: .customLong("data-dir"), help: ArgumentHelp("The directory of the databases; back it up.", valueName: "directory"))
    var dataDirectory: String?

    @Option(name: .customLong("cache-dir"), help: ArgumentHelp("The cache directory; safe to delete.", valueName: "directory"))
    var cacheDirectory: String?

    var flags: Settings.Flags {
        var flags = Settings.Flags()
        flags.dataDirectory = dataDirectory
        flags.cacheDirectory = cacheDirectory
        return flags
    }

    /// Opens the data for `work`, and closes it before returning, however the work ends. Control-C and SIGTERM cancel the work first; a
    /// second one ends the program immediately.
    func withCinema<Value: Sendable>(_ work: @escaping @Sendable (Cinema) async throws -> Value) async throws -> Value {
        // Files in the data directory are private to their owner.
        umask(0o077)
        let cinema = try await Cinema.open(try await settings())
        defer { cinema.close() }
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await work(cinema) }
            group.addTask {
                for await received in signals {
                    signal(SIGINT, SIG_DFL)
                    signal(SIGTERM, SIG_DFL)
                    throw ExitCode(128 + (received == .sigint ? SIGINT : SIGTERM))
                }
                return nil
            }
            defer { group.cancelAll() }
            while let value = try await group.next() {
                if let value { return value }
            }
            throw CancellationError()
        }
    }

    func settings() async throws -> Settings { try await Settings.load(flags) }
}
