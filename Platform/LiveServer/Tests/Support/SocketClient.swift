import Foundation

/// The browser's end of a WebSocket. Blocks like `RawClient`.
struct SocketClient: Sendable {
    struct Frame: Equatable, Sendable {
        let opcode: UInt8
        let payload: [UInt8]

        static func text(_ text: String) -> Frame { Frame(opcode: 1, payload: Array(text.utf8)) }
        var closeCode: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
        var text: String { String(decoding: payload, as: UTF8.self) }
    }

    let client: RawClient
    let opening: RawResponse

    /// - Parameter changes: Header fields set instead of the right ones; nil leaves one out.
    init(port: Int, line: String = "GET /live HTTP/1.1", changes: [String: String?] = [:], receiveBuffer: Int32? = nil) throws {
        client = try RawClient(port: port, receiveBuffer: receiveBuffer)
        var fields: [String: String?] = [
            "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Connection": "Upgrade", "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
        for (name, value) in changes { fields[name] = .some(value) }
        try client.send(line + "\r\n" + fields.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }.joined() + "\r\n")
        opening = try client.response()
    }

    func send(_ text: String) throws { try send(opcode: 1, Array(text.utf8)) }

    func send(opcode: UInt8, _ payload: [UInt8], fin: Bool = true, masked: Bool = true) throws {
        try client.send(Self.frame(opcode: opcode, payload, fin: fin, masked: masked))
    }

    static func frame(opcode: UInt8, _ payload: [UInt8], fin: Bool = true, masked: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = [(fin ? 0x80 : 0) | opcode]
        let mask: UInt8 = masked ? 0x80 : 0
        switch payload.count {
        case ..<126: bytes.append(mask | UInt8(payload.count))
        case ..<65_536: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: bytes += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        guard masked else { return bytes + payload }
        let key: [UInt8] = [1, 2, 3, 4]
        return bytes + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
    }

    func read() throws -> Frame {
        let head = try client.read(2)
        var length = Int(head[1] & 0x7F)
        if length == 126 { length = try client.read(2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = try client.read(8).reduce(0) { $0 << 8 | Int($1) } }
        return Frame(opcode: head[0] & 15, payload: try client.read(length))
    }
}
