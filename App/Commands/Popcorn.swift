import ArgumentParser
import Glibc
import Settings

@main
struct Popcorn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "popcorn", abstract: "A self-hosted home cinema: movies and series from your folders, in any browser.",
        version: Settings.version,
        subcommands: declared([Serve.self, Search.self, Sample.self, Backup.self, Restore.self, Doctor.self]) + [Library.self],
        defaultSubcommand: Serve.self)

    static func main() async {
        // A supervisor may stop the program immediately. The server always ends with 0 when it is asked to, so until `StopSignals` listens, a
        // signal just ends the process.
        for number in [SIGTERM, SIGINT] { signal(number) { _ in _exit(0) } }
        if let unknown = UnknownCommand(Array(CommandLine.arguments.dropFirst()), of: Self.self) {
            Output.note(unknown.message)
            Self.exit(withError: ExitCode.validationFailure)
        }
        do {
            var command = try parseAsRoot()
            if !(command is Serve) {
                for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
            }
            if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
        } catch {
            exit(withError: error)
        }
    }
}
