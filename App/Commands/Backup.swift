import AppDependencies
import ArgumentParser
import CoreDomain
import Foundation

struct Backup: AccessDeclaring {
    static let access = Permission.operate
    static let configuration = CommandConfiguration(abstract: "Backs up the data. The server may keep running.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The file to write.") var file: String

    func run() async throws {
        let path = URL(filePath: file).standardizedFileURL.path(percentEncoded: false)
        try await CinemaData(try await data.settings()).backUp(to: path)
        Output.line("The backup is in \(path).")
    }
}

struct Restore: AccessDeclaring {
    static let access = Permission.operate
    static let configuration = CommandConfiguration(abstract: "Replaces the data with a backup. Stop the server first.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The backup file.") var file: String

    func run() async throws {
        let path = URL(filePath: file).standardizedFileURL.path(percentEncoded: false)
        let data = CinemaData(try await data.settings())
        try data.restore(from: path)
        Output.line("Restored. The previous data is kept as \(data.preciousPath).before-restore.")
    }
}
