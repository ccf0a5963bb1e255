/// The frames for one socket. Each is made when the one before was taken, from the state at that moment: nothing queues, and a slow
/// browser gets fewer of them. Ends when another socket takes the session, when the session ends, or with the task.
public struct LiveFrames<F: LiveFeature>: AsyncSequence, Sendable {
    public typealias Element = [UInt8]
    public typealias Failure = Never
    let session: LiveSession<F>
    let number: Int
    let signals: AsyncStream<Void>

    public struct AsyncIterator: AsyncIteratorProtocol {
        let session: LiveSession<F>
        let number: Int
        var signals: AsyncStream<Void>.Iterator

        public mutating func next() async -> [UInt8]? { await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> [UInt8]? {
            while await signals.next(isolation: actor) != nil {
                if let frame = await session.frame(for: number) { return frame }
            }
            return nil
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(session: session, number: number, signals: signals.makeAsyncIterator())
    }
}
