import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Logging
import Persistence
public import ServiceLifecycle

extension Cinema {
    /// Background services of the server: scans and watching, nightly backups, and the sample movies on a first start.
    public func services(makesSample: Bool) -> [any Service] {
        var services: [any Service] = [LibraryWatching(cinema: self), NightlyBackup(cinema: self)]
        if makesSample { services.append(SampleLibrarySetup(cinema: self)) }
        return services
    }
}

/// Scans when files change, regularly, and immediately when a folder is added.
struct LibraryWatching: Service, CustomStringConvertible {
    let cinema: Cinema
    // The service group logs the description of each service. For a plain struct these are all its contents, which takes 40 ms at the start.
    let description = "library watching"

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await cinema.library.service.run() }
                group.addTask { await scanNewFolders() }
            }
        }
    }

    /// A folder may be added by a page, or by a command in another process.
    private func scanNewFolders() async {
        var known = Set(((try? await cinema.files.folders()) ?? []).map(\.name))
        for await _ in cinema.changes([.folders]) {
            let names = Set(((try? await cinema.files.folders()) ?? []).map(\.name))
            for name in names.subtracting(known) { await cinema.scan(name) }
            known = names
        }
    }
}

struct NightlyBackup: Service, CustomStringConvertible {
    let cinema: Cinema
    let description = "nightly backup"

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await Backups(of: cinema.data.precious).makeNightly(
                of: cinema.precious,
                report: { result in
                    switch result {
                    case .success(let path): cinema.logger.info("A backup was made", metadata: ["path": "\(path)"])
                    case .failure(let error): cinema.logger.error("No backup was made: \(error)")
                    }
                })
        }
    }
}

/// If no folder is configured, makes the sample movies once, so that the first page has content.
struct SampleLibrarySetup: Service, CustomStringConvertible {
    let cinema: Cinema
    let description = "sample library"

    func run() async throws {
        await cancelWhenGracefulShutdown {
            guard let folders = try? await cinema.files.folders(), folders.isEmpty else { return }
            let root = URL(filePath: cinema.sampleDirectory, directoryHint: .isDirectory)
            do {
                for (name, kind) in [("Movies", FolderKind.movies), ("Series", .series)] {
                    let folder = root.appending(path: name)
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try await cinema.library.service.add(
                        Folder(name: "Sample \(name.lowercased())", path: folder.path(percentEncoded: false), kind: kind))
                }
                try await MakeSample()(in: root) { cinema.logger.info("\($0)") }
            } catch {
                cinema.logger.error("The sample movies were not made: \(error)")
            }
        }
    }
}
