import NIOCore
import NIOWebSocket
import Testing

@testable import LiveServer

@Suite("Messages of a socket")
struct MessageAssemblyTests {
    private static func frame(_ opcode: WebSocketOpcode, _ bytes: [UInt8] = [], fin: Bool = true) -> WebSocketFrame {
        WebSocketFrame(fin: fin, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(bytes: bytes))
    }

    @Test(
        "Only the codes that a peer may send are sent back",
        arguments: [
            (999, 1000), (1000, 1000), (1001, 1001), (1003, 1003), (1004, 1000), (1006, 1000), (1007, 1007), (1011, 1011), (1012, 1000),
            (2999, 1000), (3000, 3000), (4999, 4999), (5000, 1000),
        ] as [(UInt16, UInt16)])
    func closing(code: UInt16, answer: UInt16) {
        var assembly = MessageAssembly(limit: 8)
        let bytes = [UInt8(code >> 8), UInt8(code & 0xFF)]
        #expect(assembly.take(Self.frame(.connectionClose, bytes)) == .closing(.init(rawValue: answer)))
    }

    @Test("A message may be as long as the limit, in one frame or in parts")
    func length() {
        for (count, fits) in [(7, true), (8, true), (9, false)] {
            let bytes = [UInt8](repeating: 0x61, count: count)
            var whole = MessageAssembly(limit: 8), parts = MessageAssembly(limit: 8)
            let expected: MessageAssembly.Step = fits ? .message(ByteBuffer(bytes: bytes)) : .violation(.tooBig)
            #expect(whole.take(Self.frame(.text, bytes)) == expected)
            #expect(parts.take(Self.frame(.text, Array(bytes.prefix(5)), fin: false)) == .wait)
            #expect(parts.take(Self.frame(.continuation, Array(bytes.dropFirst(5)))) == expected)
        }
    }

    @Test("A message may have sixteen parts, and the next one as many again")
    func parts() {
        var assembly = MessageAssembly(limit: 8)
        for _ in 0..<2 {
            #expect(assembly.take(Self.frame(.text, fin: false)) == .wait)
            for _ in 0..<14 { #expect(assembly.take(Self.frame(.continuation, fin: false)) == .wait) }
            #expect(assembly.take(Self.frame(.continuation)) == .message(ByteBuffer()))
        }
        _ = assembly.take(Self.frame(.text, fin: false))
        for _ in 0..<15 { _ = assembly.take(Self.frame(.continuation, fin: false)) }
        #expect(assembly.take(Self.frame(.continuation)) == .violation(.tooBig))
    }

    @Test("A ping carries at most 125 bytes in one frame; a pong is a sign of life")
    func control() {
        var assembly = MessageAssembly(limit: 8)
        let longest = [UInt8](repeating: 1, count: 125)
        #expect(assembly.take(Self.frame(.ping, longest)) == .pong(ByteBuffer(bytes: longest)))
        #expect(assembly.take(Self.frame(.ping, longest + [1])) == .violation(.init(rawValue: 1002)))
        #expect(assembly.take(Self.frame(.ping, fin: false)) == .violation(.init(rawValue: 1002)))
        #expect(assembly.take(Self.frame(.pong)) == .alive)
    }
}
