import NIOCore
import Synchronization

/// The table of a server, and what has come.
final class Exchanges: Sendable {
    struct State {
        var table: [RequestKey: [Reply]] = [:]
        var received: [ReceivedRequest] = []
        var counts: [RequestKey: Int] = [:]
        var connections: [ObjectIdentifier: any Channel] = [:]
        var isStopped = false
    }

    private struct Waiting {
        let isMet: @Sendable (State) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct All {
        var state = State()
        var waiting: [Waiting] = []
    }

    private let all = Mutex(All())

    var received: [ReceivedRequest] { all.withLock(\.state.received) }

    func set(_ key: RequestKey, _ replies: [Reply]) { change { $0.table[key] = replies } }

    func count(_ key: RequestKey) -> Int { all.withLock { $0.state.counts[key, default: 0] } }

    /// Counts the request, and gives its reply.
    func reply(to request: ReceivedRequest) -> Reply {
        let key = RequestKey(method: request.method, target: request.target)
        let reply = change { state -> Reply in
            let count = state.counts[key, default: 0]
            state.counts[key] = count + 1
            state.received.append(request)
            guard let replies = state.table[key], let last = replies.last else { return .status(404) }
            return count < replies.count ? replies[count] : last
        }
        if case .computed(let compute) = reply { return compute(request) }
        return reply
    }

    /// Whether the server still runs.
    func opened(_ connection: any Channel) -> Bool {
        change { state in
            if !state.isStopped { state.connections[ObjectIdentifier(connection)] = connection }
            return !state.isStopped
        }
    }

    func closed(_ connection: any Channel) { change { $0.connections[ObjectIdentifier(connection)] = nil } }

    /// The connections that are open.
    func stop() -> [any Channel] {
        change { state in
            state.isStopped = true
            return Array(state.connections.values)
        }
    }

    func wait(_ isMet: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isMetNow = all.withLock { all in
                if isMet(all.state) { return true }
                all.waiting.append(Waiting(isMet: isMet, continuation: continuation))
                return false
            }
            if isMetNow { continuation.resume() }
        }
    }

    @discardableResult
    private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, met) = all.withLock { all in
            let result = body(&all.state)
            let met = all.waiting.filter { $0.isMet(all.state) }.map(\.continuation)
            all.waiting.removeAll { $0.isMet(all.state) }
            return (result, met)
        }
        for continuation in met { continuation.resume() }
        return result
    }
}
