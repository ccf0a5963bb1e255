import NIOCore
import NIOWebSocket

/// Assembles the frames of a message and decides what to do with each frame: the rules of the protocol as a value.
struct MessageAssembly {
    enum Step: Equatable {
        case wait
        case message(ByteBuffer)
        case pong(ByteBuffer)
        /// A pong, which only shows that the peer is there.
        case alive
        /// The peer closes; answer with this code.
        case closing(LiveSocket.CloseCode)
        case violation(LiveSocket.CloseCode)
    }

    private let limit: Int
    private var parts: ByteBuffer?
    private var fragments = 0

    init(limit: Int) { self.limit = limit }

    mutating func take(_ frame: WebSocketFrame) -> Step {
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .violation(.init(rawValue: 1002)) }
        switch frame.opcode {
        case .ping: return isControl(frame) ? .pong(frame.unmaskedData) : .violation(.init(rawValue: 1002))
        case .pong: return .alive
        case .connectionClose: return .closing(closeCode(frame.unmaskedData))
        case .text: return begin(frame)
        case .continuation: return proceed(frame)
        case .binary: return .violation(.init(rawValue: 1003))
        default: return .violation(.init(rawValue: 1002))
        }
    }

    private mutating func begin(_ frame: WebSocketFrame) -> Step {
        guard parts == nil else { return .violation(.init(rawValue: 1002)) }
        parts = ByteBuffer()
        fragments = 0
        return proceed(frame)
    }

    private mutating func proceed(_ frame: WebSocketFrame) -> Step {
        guard var message = parts else { return .violation(.init(rawValue: 1002)) }
        var data = frame.unmaskedData
        fragments += 1
        // Sixteen fragments are plenty for 16 KB; an endless series of empty ones would cost processor time.
        guard message.readableBytes + data.readableBytes <= limit, fragments <= 16 else { return .violation(.tooBig) }
        message.writeBuffer(&data)
        guard frame.fin else {
            parts = message
            return .wait
        }
        parts = nil
        guard message.readableBytesView.withUnsafeBytes({ String(validating: $0, as: UTF8.self) != nil }) else {
            return .violation(.init(rawValue: 1007))
        }
        return .message(message)
    }

    private func isControl(_ frame: WebSocketFrame) -> Bool { frame.fin && frame.length <= 125 }

    /// The code of a close frame if peers may send it, otherwise 1000.
    private func closeCode(_ data: ByteBuffer) -> LiveSocket.CloseCode {
        guard let code: UInt16 = data.getInteger(at: data.readerIndex),
            (1000...1003).contains(code) || (1007...1011).contains(code) || (3000...4999).contains(code)
        else { return .normal }
        return .init(rawValue: code)
    }
}
