import HTML
import Synchronization

/// Page buffers for rendering, shared by all sessions.
final class RenderPool: Sendable {
    private static let largest = 1 << 20

    private final class Slot: Sendable {
        let storage = Mutex<PageStorage?>(nil)
        func take() -> PageStorage? { storage.withLock { $0.take() } }
        func keep(_ used: consuming sending PageStorage) {
            var used = Optional(used)
            storage.withLock { $0 = used.take() }
        }
    }

    private let slots = (0..<4).map { _ in Slot() }

    func withPage<Result>(_ body: (inout PageBuffer) -> Result) -> Result {
        var found: PageStorage?
        var home = slots[0]
        for slot in slots where found == nil {
            found = slot.take()
            home = slot
        }
        var page = PageBuffer(reusing: found ?? PageStorage())
        let result = body(&page)
        let used = page.recycle()
        if used.capacity <= Self.largest { home.keep(used) }
        return result
    }
}
