import AppDependencies
import ArgumentParser
import Foundation
import Settings

/// What the bench needs from inside the house: a full catalogue, and measurements without a network in between.
@main
struct PopcornBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "PopcornBench", abstract: "Benchmarks/bench.py calls this; it prints JSON.",
        subcommands: [Seed.self, ListPages.self, RenderAndDiff.self, BareServer.self])
}

extension Cinema {
    static func open(at directory: String) async throws -> Cinema {
        let data = URL(filePath: directory, directoryHint: .isDirectory).absoluteURL
        return try await open(Settings(dataDirectory: data, cacheDirectory: data.appending(path: "cache", directoryHint: .isDirectory)))
    }
}
