import CoreDomain
import Flow
import LibraryDomain
public import LibraryFeature

extension Cinema {
    public func libraryClient() -> LibraryClient {
        LibraryClient(
            library: { updating(on: { changes([.folders, .scans]) }) { try await libraryContent() } },
            progress: { scanProgress() },
            add: { folder in
                do {
                    _ = try await addFolder(folder)
                    return nil
                } catch {
                    return "\(error)"
                }
            },
            remove: { name throws(ViewStateError) in try await describingErrors { try await removeFolder(name) } },
            scan: { name throws(ViewStateError) in try await describingErrors { try await startScan(name) } },
            cancel: { name in await cancelScan(name) })
    }

    private func libraryContent() async throws -> LibraryContent {
        let folders = try await files.statuses()
        let sample = folders.first { $0.folder.path.hasPrefix(sampleDirectory) }
        return LibraryContent(
            folders: folders, problems: try await files.problemGroups(limit: 5), watchLimits: await watchLimits,
            sampleFolder: folders.count == 1 ? sample?.folder.name : nil)
    }
}
