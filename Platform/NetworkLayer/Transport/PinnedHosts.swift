import Synchronization

/// The transports of names, each to one checked address.
final class PinnedHosts: Sendable {
    /// An address of a content network may be good for minutes only.
    static let validity: Duration = .seconds(300)

    private struct Pin {
        var address: String
        var transport: HTTPTransport
        /// May have requests under way until the next change.
        var previous: HTTPTransport?
        /// Nil as soon as a request has failed.
        var validUntil: Duration?
    }

    private struct State {
        var pins: [String: Pin] = [:]
        var isClosed = false
    }

    private let state = Mutex(State())
    private let make: @Sendable (_ host: String, _ address: String) -> HTTPTransport

    init(_ make: @escaping @Sendable (_ host: String, _ address: String) -> HTTPTransport) { self.make = make }

    /// Nil if the addresses of the host are to be looked up.
    func transport(for host: String, now: Duration) -> HTTPTransport? { state.withLock { Self.valid($0.pins[host], now) } }

    /// - Parameter addresses: in the order in which they are to be tried; not empty. One that has just failed comes last.
    /// - Returns: the transport, nil after the end; and one that is no longer used, to be shut down.
    func pin(_ host: String, to addresses: [String], now: Duration) -> (HTTPTransport?, old: HTTPTransport?) {
        state.withLock { state in
            let pin = state.pins[host]
            if let transport = Self.valid(pin, now) { return (transport, nil) }
            let failed = pin.flatMap { $0.validUntil == nil ? $0.address : nil }
            guard !state.isClosed, let address = addresses.first(where: { $0 != failed }) ?? addresses.first else { return (nil, nil) }
            let validUntil = now + Self.validity
            if let pin, pin.address == address {
                state.pins[host]?.validUntil = validUntil
                return (pin.transport, nil)
            }
            let transport = make(host, address)
            state.pins[host] = Pin(address: address, transport: transport, previous: pin?.transport, validUntil: validUntil)
            return (transport, pin?.previous)
        }
    }

    func distrust(_ host: String) { state.withLock { $0.pins[host]?.validUntil = nil } }

    /// - Returns: all transports, to be shut down.
    func close() -> [HTTPTransport] {
        state.withLock { state in
            let transports = state.pins.values.flatMap { [$0.transport, $0.previous].compactMap(\.self) }
            state = State(isClosed: true)
            return transports
        }
    }

    private static func valid(_ pin: Pin?, _ now: Duration) -> HTTPTransport? {
        guard let pin, let until = pin.validUntil, now < until else { return nil }
        return pin.transport
    }
}
