import CoreDomain
import Flow
import Foundation
import LibraryDomain
public import LibraryFeature

extension Cinema {
    public func libraryClient() -> LibraryClient {
        LibraryClient(
            library: { updating(on: { everyMinute(and: changes([.folders, .scans])) }) { try await libraryContent() } },
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
        let sample = folders.first { isSample($0.folder) }
        return LibraryContent(
            folders: folders, problems: try await files.problemGroups(limit: 5), doubts: try await files.doubtCount(),
            unmatched: try await files.unmatchedCount(), scans: try await files.scans(),
            space: try await files.space(), versions: try await files.versionCount(),
            copies: try await files.sharedContentCount(), now: Date(), watchLimits: await watchLimits, awayReasons: await awayReasons,
            sampleFolder: folders.count == 1 ? sample?.folder.name : nil)
    }
}

/// Besides the signals one in every minute, for pages that say how long ago something was.
private func everyMinute(and signals: AsyncStream<Void>) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let work = Task {
            await withTaskGroup { group in
                group.addTask {
                    for await _ in signals { continuation.yield() }
                }
                group.addTask {
                    while (try? await Task.sleep(for: .seconds(60))) != nil { continuation.yield() }
                }
                await group.next()
                group.cancelAll()
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
    }
}
