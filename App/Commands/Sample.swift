import AppDependencies
import ArgumentParser
import CoreDomain
import Foundation
import SampleLibrary

struct Sample: AccessDeclaring {
    static let access = Permission.operate
    static let configuration = CommandConfiguration(
        abstract: "Makes a small library of playable movies for trying out Popcorn. Needs ffmpeg and takes a few minutes.")

    @Argument(help: "The folder to make them in.") var directory: String

    func run() async throws {
        let folder = URL(filePath: directory, directoryHint: .isDirectory).standardizedFileURL
        try await MakeSample()(in: folder) { Output.note($0) }
        Output.line("The movies are in \(folder.path(percentEncoded: false)).")
    }
}
