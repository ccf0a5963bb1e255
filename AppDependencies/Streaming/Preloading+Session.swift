import CoreDomain
import Logging
import StreamingDomain
import StreamingInfrastructure

extension Preloading {
    /// Opens what sessions want soon, the most urgent first.
    func take(_ outputs: [PlaybackSession.Output], _ logger: Logger) async {
        for case .preload(let ids) in outputs {
            for (place, id) in ids.compactMap({ FileID($0) }).enumerated() {
                await preload(id, priority: place == 0 ? .high : .medium, logger)
            }
        }
    }

    func preload(_ id: FileID, priority: PreloadPriority, _ logger: Logger) async {
        await preload(id, priority: priority) { id, error in
            if error is CancellationError { return }
            logger.debug(
                error == nil ? "A movie was opened before it is played" : "A movie could not be opened before it is played",
                metadata: ["file": "\(id)"].merging(error.map { ["reason": "\($0)"] } ?? [:]) { $1 })
        }
    }
}
