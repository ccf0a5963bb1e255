import AppDependencies
import ArgumentParser
import Foundation

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Writes a copy of what must not be lost, also while the server runs.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The file to write.") var file: String

    func run() async throws {
        let path = URL(filePath: file).standardizedFileURL.path(percentEncoded: false)
        try await CinemaData(try await data.settings()).backUp(to: path)
        Output.line("The backup is in \(path).")
    }
}

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Puts a backup in the place of the data. Stop the server first.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The backup.") var file: String

    func run() async throws {
        let path = URL(filePath: file).standardizedFileURL.path(percentEncoded: false)
        let settings = try await data.settings()
        try CinemaData(settings).restore(from: path)
        Output.line("Restored. What was there before is kept beside it.")
    }
}
