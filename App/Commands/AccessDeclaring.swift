import ArgumentParser
import CoreDomain

/// A command with the permission that it uses. Commands act for the owner: anyone who can read and write the data directory has all
/// rights to its content.
protocol AccessDeclaring: AsyncParsableCommand {
    static var access: Permission { get }
}

/// The commands of a group. A command without a declared access does not compile.
func declared(_ commands: [any AccessDeclaring.Type]) -> [any ParsableCommand.Type] { commands }
