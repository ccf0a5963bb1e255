import DiscoveryComposition
import CoreDomain
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Logging
import Persistence
public import ServiceLifecycle
import StreamingInfrastructure

extension Cinema {
    /// Background services of the server: scans and watching, nightly backups, the built-in titles, and the sample movies on a first start.
    public func services(makesSample: Bool) -> [any Service] {
        [
            CatalogueFilling(cinema: self, showsSamples: makesSample), LibraryWatching(cinema: self), NightlyBackup(cinema: self),
            Encoders(choice: encoderChoice, streams: streams, drawingAhead: drawingAhead, logger: logger),
            MemoryWatching(caches: streams.cleanableCaches, logger: logger),
            SampleLibrarySetup(cinema: self, isWanted: makesSample),
            FactAgeing(
                titles: known, online: online, lists: discovery.repository, pictures: pictures, origins: origins, logger: logger),
        ] + (makesSample || online != nil ? [ListRefreshing(cinema: self)] : [])
    }

    /// What the server does once in a data directory of another version, without the built-in titles: for the bench, which measures a server that
    /// has done it.
    public func fillCatalogue() async throws { try await CatalogueFilling(cinema: self, showsSamples: false).fill() }
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
