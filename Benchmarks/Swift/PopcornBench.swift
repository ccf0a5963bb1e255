import AppDependencies
import ArgumentParser
import Foundation
import Settings

/// The part of the bench that runs inside the program: a filled catalogue, and measurements without a network.
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
