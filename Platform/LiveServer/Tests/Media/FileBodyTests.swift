import Files
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Testing

@testable import LiveServer

@Suite struct FileBodyTests {
    private struct Collector: ResponseBodyWriter {
        let lines: Chunks
        mutating func write(_ buffer: ByteBuffer) async throws { await lines.add(buffer) }
        consuming func finish(_ trailingHeaders: HTTPFields?) async throws { await lines.end() }
    }

    private actor Chunks {
        private(set) var bytes: [UInt8] = []
        private(set) var largest = 0
        private(set) var isFinished = false
        func add(_ buffer: ByteBuffer) {
            bytes += buffer.readableBytesView
            largest = max(largest, buffer.readableBytes)
        }
        func end() { isFinished = true }
    }

    @Test("On a connection that cannot take file regions the same bytes come in bounded chunks")
    func chunks() async throws {
        let folder = try MediaFolder(size: 1_000_000)
        let file = try await ServedFile.open(RootedPath(root: folder.path, relative: "movie.mp4"))
        let chunks = Chunks()
        try await FileBody(file: file, channel: NIOAsyncTestingChannel(), mayContinue: { true }).body(5..<999_999).write(
            Collector(lines: chunks))
        #expect(await chunks.bytes == Array(folder.content[5..<999_999]))
        #expect(await chunks.largest <= 256 << 10)
        #expect(await chunks.isFinished)
    }
}
