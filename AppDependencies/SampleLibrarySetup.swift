import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Logging
import ServiceLifecycle

/// Shows the sample movies until someone adds a folder: makes them once if there is no folder at all, and takes them out of the library,
/// finished or not, as soon as there is another one. Their files stay in the data directory.
struct SampleLibrarySetup: Service, CustomStringConvertible {
    let cinema: Cinema
    /// Whether to make them.
    let isWanted: Bool
    var make: @Sendable (URL) async throws -> Void
    let description = "sample library"

    init(cinema: Cinema, isWanted: Bool, make: (@Sendable (URL) async throws -> Void)? = nil) {
        self.cinema = cinema
        self.isWanted = isWanted
        self.make = make ?? { folder in try await MakeSample()(in: folder) { cinema.logger.info("\($0)") } }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await setUp() }
                await untilThereIsAnotherFolder()
                // Also if the server stops: what is made does not keep it waiting.
                group.cancelAll()
            }
            guard !Task.isCancelled else { return }
            await removeSamples()
        }
    }

    private func setUp() async {
        guard isWanted, let folders = try? await cinema.files.folders(), folders.isEmpty else { return }
        let root = URL(filePath: cinema.sampleDirectory, directoryHint: .isDirectory)
        do {
            for (name, kind) in [("Movies", FolderKind.movies), ("Series", .series)] {
                let folder = root.appending(path: name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try await cinema.library.service.add(
                    Folder(name: "Sample \(name.lowercased())", path: folder.path(percentEncoded: false), kind: kind))
            }
            try await make(root)
        } catch {
            guard !Task.isCancelled else { return }
            cinema.logger.error("The sample movies were not made: \(error)")
        }
    }

    private func untilThereIsAnotherFolder() async {
        let changes = cinema.changes([.folders])
        if await isThereAnotherFolder() { return }
        for await _ in changes where await isThereAnotherFolder() { return }
    }

    private func isThereAnotherFolder() async -> Bool {
        ((try? await cinema.files.folders()) ?? []).contains { !cinema.isSample($0) }
    }

    private func removeSamples() async {
        for folder in ((try? await cinema.files.folders()) ?? []).filter(cinema.isSample) {
            do { try await cinema.library.service.remove(folder.name) } catch {
                cinema.logger.error("“\(folder.name)” was not removed from the library: \(error)")
            }
        }
    }
}

extension Cinema {
    /// Whether Popcorn made a folder and its movies.
    func isSample(_ folder: Folder) -> Bool { folder.path.hasPrefix(sampleDirectory + "/") }
}
