import ArgumentParser

/// A first word that is no command. The parser would give it to the default command and speak of that one.
struct UnknownCommand {
    let name: String
    /// The words before it.
    let group: [String]
    /// The commands that exist, with what they do.
    let commands: [(name: String, abstract: String)]

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - root: the command with all others.
    init?(_ arguments: [String], of root: any ParsableCommand.Type) {
        var current = root
        var group = [Self.name(of: root)]
        // `popcorn help library` asks about the same names.
        for argument in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
            let known = current.configuration.subcommands
            guard !known.isEmpty, !argument.hasPrefix("-") else { return nil }
            guard let next = known.first(where: { Self.name(of: $0) == argument }) else {
                (name, self.group) = (argument, group)
                commands = known.map { (Self.name(of: $0), $0.configuration.abstract) }
                return
            }
            current = next
            group.append(argument)
        }
        return nil
    }

    private static func name(of command: any ParsableCommand.Type) -> String { command._commandName }

    var message: String {
        let width = (commands.map(\.name.count).max() ?? 0) + 2
        let lines = commands.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))\($0.abstract)" }
        let path = group.joined(separator: " ")
        return """
            There is no command “\(path) \(name)”.
            Available commands (`\(path) COMMAND --help` explains each):
            \(lines.joined(separator: "\n"))
            """
    }
}
