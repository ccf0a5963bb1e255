import Caching
import Logging
import NetworkLayer

extension ResponseCache {
    /// Going back to a page, or from a season to its episodes, asks nothing again for a minute.
    static let lifetime = Duration.seconds(60)
    /// Bytes: about a hundred pages of details.
    private static let capacity = 16 << 20

    /// Good answers in memory, found by the whole address: all of them are for the one token.
    static func recent(logger: Logger, clock: NetworkClock) -> ResponseCache {
        let answers = TimedCache<String, NetworkAnswer>(capacity: capacity, lifetime: lifetime, elapsed: clock.elapsed)
        return ResponseCache(
            read: { request in
                let found = answers.lookup(request.address)
                logger.debug("An answer was looked up.", metadata: ["cache-result": "\(found.label)", "path": "\(request.path)"])
                return found.value
            },
            write: { request, answer in answers.set(answer, for: request.address, cost: answer.body.count) })
    }
}
