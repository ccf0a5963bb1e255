import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import LiveServer

@Suite struct SocketInboxTests {
    private let channel = NIOAsyncTestingChannel()

    private func handled(_ inbox: SocketInbox, understood: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }) -> Trace {
        let trace = Trace()
        inbox.handle {
            trace.add("begin \($0)")
            await Task.yield()
            trace.add("end \($0)")
            return understood($0)
        } atEnd: {
            trace.add("closed")
        }
        return trace
    }

    @Test("Messages are processed one after the other, those before the handler first, and the end comes last")
    func order() async {
        let inbox = SocketInbox(channel, limit: 16)
        inbox.put([1])
        inbox.put([2])
        let trace = handled(inbox)
        inbox.put([3])
        await inbox.finish()
        #expect(trace.lines == ["begin [1]", "end [1]", "begin [2]", "end [2]", "begin [3]", "end [3]", "closed"])
    }

    @Test("The first message can be taken before the others are handed over")
    func first() async {
        let inbox = SocketInbox(channel, limit: 16)
        async let first = inbox.next()
        inbox.put([1])
        inbox.put([2])
        #expect(await first == [1])
        let trace = handled(inbox)
        await inbox.finish()
        #expect(trace.lines == ["begin [2]", "end [2]", "closed"])
    }

    @Test("The end reaches a reader that waits, one that comes later, and messages after it are dropped")
    func ended() async {
        let inbox = SocketInbox(channel, limit: 16)
        async let waiting = inbox.next()
        inbox.end()
        #expect(await waiting == nil)
        inbox.put([1])
        #expect(await inbox.next() == nil)
        let trace = handled(inbox)
        await inbox.finish()
        inbox.end()
        await inbox.finish()
        #expect(trace.lines == ["closed"])
    }

    @Test("A cancelled reader gets nil, and the message that comes then waits for the next one")
    func cancelled() async {
        let inbox = SocketInbox(channel, limit: 16)
        let reader = Task { await inbox.next() }
        reader.cancel()
        #expect(await reader.value == nil)
        inbox.put([1])
        #expect(await inbox.next() == [1])
    }

    @Test("Reading pauses when too many messages wait, and goes on when all have been processed", arguments: [false, true])
    func pause(byHandler: Bool) async throws {
        let inbox = SocketInbox(channel, limit: 2)
        let reads = ReadCount()
        try await channel.testingEventLoop.executeInContext { [channel] in try channel.pipeline.syncOperations.addHandler(reads) }
        inbox.put([1])
        #expect(inbox.hasRoom())
        inbox.put([2])
        #expect(!inbox.hasRoom())
        if byHandler {
            let trace = handled(inbox)
            await inbox.finish()
            #expect(trace.lines.count == 5)
        } else {
            #expect(await inbox.next() == [1])
            #expect(await inbox.next() == [2])
        }
        #expect(inbox.hasRoom())
        await channel.testingEventLoop.run()
        #expect(try await channel.testingEventLoop.executeInContext { reads.count } == 1)
    }

    @Test("The last of the tolerated faults closes the socket, and the messages behind it are dropped")
    func faults() async throws {
        let inbox = SocketInbox(channel, limit: 16, mostFaults: 3)
        for number in UInt8(1)...6 { inbox.put([number]) }
        let trace = handled(inbox, understood: { $0 == [2] })
        let sent = try await channel.waitForOutboundWrite(as: SocketOutput.self)
        guard case .close(let code) = sent else {
            Issue.record("a text was sent")
            return
        }
        #expect(code == .policy)
        await channel.testingEventLoop.run()
        await inbox.finish()
        #expect(trace.lines.filter { $0.hasPrefix("begin") } == ["begin [1]", "begin [2]", "begin [3]", "begin [4]"])
        #expect(trace.lines.last == "closed")
    }

    @Test("The head of the opening request can be taken once, and is not kept")
    func head() {
        let opened = OpenedSocket(channel, SocketInbox(channel, limit: 16), .init(version: .http1_1, method: .GET, uri: "/live"))
        #expect(opened.takeHead()?.uri == "/live")
        #expect(opened.takeHead() == nil)
    }

    private final class Trace: Sendable {
        private let state = Mutex<[String]>([])
        var lines: [String] { state.withLock { $0 } }
        func add(_ line: String) { state.withLock { $0.append(line) } }
    }

    /// Used on its event loop only.
    private final class ReadCount: ChannelOutboundHandler, @unchecked Sendable {
        typealias OutboundIn = Never
        private(set) var count = 0

        func read(context: ChannelHandlerContext) {
            count += 1
            context.read()
        }
    }
}
