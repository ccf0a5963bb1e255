import ArgumentParser
import CoreDomain

/// A command that does something, and the permission that it uses. Commands act for the owner: whoever may read and write the data directory
/// has all rights to what is in it.
protocol AccessDeclaring: AsyncParsableCommand {
    static var access: Permission { get }
}

/// The commands of a group. One without a declared access does not build.
func declared(_ commands: [any AccessDeclaring.Type]) -> [any ParsableCommand.Type] { commands }
