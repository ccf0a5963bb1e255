import ArgumentParser

@main
struct Popcorn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "popcorn", abstract: "A self-hosted home cinema: movies and series from your folders, in any browser.",
        version: "0.1.0",
        subcommands: declared([Serve.self, Search.self, Sample.self, Backup.self, Restore.self, Doctor.self]) + [Library.self],
        defaultSubcommand: Serve.self)
}
