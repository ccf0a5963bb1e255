import CoreDomain
import Foundation
import LibraryDomain
import Testing

@testable import AppDependencies

@Suite("The sample movies")
struct SampleLibrarySetupTests {
    private func names(_ cinema: Cinema) async throws -> [String] { try await cinema.files.folders().map(\.name) }

    @Test("They are shown until there is another folder; then what is still being made ends, and they leave")
    func leave() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        let own = try await cinema.files.folders()
        for folder in own { try await cinema.removeFolder(folder.name) }
        let (begun, signal) = AsyncStream.makeStream(of: Void.self)
        let setup = SampleLibrarySetup(cinema: cinema, isWanted: true) { _ in
            signal.finish()
            try await Task.sleep(for: .seconds(3_600))
        }
        let running = Task { try await setup.run() }
        for await _ in begun {}
        #expect(try await names(cinema) == ["Sample movies", "Sample series"])
        _ = try await cinema.addFolder(own[0])
        try await running.value
        #expect(try await names(cinema) == [own[0].name])
    }

    @Test("They leave at the next start if the folder was added in the meantime, also when no more are wanted")
    func leaveAtStart() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        let folder = URL(filePath: cinema.sampleDirectory).appending(path: "Movies")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try await cinema.addFolder(Folder(name: "Sample movies", path: folder.path(percentEncoded: false), kind: .movies))
        try await SampleLibrarySetup(cinema: cinema, isWanted: false) { _ in Issue.record("made") }.run()
        #expect(try await names(cinema) == ["Movies", "Series"])
    }
}
