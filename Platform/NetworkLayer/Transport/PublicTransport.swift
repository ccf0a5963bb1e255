import CoreDomain
import Synchronization

/// Sends requests to hosts out on the internet only, so that nobody who answers for a name can point it at a machine at home.
///
/// The addresses of a name are looked up and checked here, and the connection goes to a checked one: a second answer of the name server cannot
/// change it in between (DNS rebinding). A base with an address instead of a name (`http://192.168.1.2`), or with `localhost`, is used as it is,
/// because somebody configured it on purpose. Everything else is as with `HTTPTransport`.
///
/// Whoever makes it ends it with `shutdown()`.
public final class PublicTransport: Sendable {
    typealias Lookup = @Sendable (_ host: String) async -> [String]

    private let limits: HTTPTransport.Limits
    private let clock: NetworkClock
    private let lookup: Lookup
    private let direct: HTTPTransport
    private let pins: PinnedHosts
    private let lookups = SharedWork<String, [String], NetworkError>(cancelled: .cancelled)

    public convenience init(limits: HTTPTransport.Limits = .init(), clock: NetworkClock = .system) {
        self.init(limits: limits, clock: clock) { await HostLookup.addresses(of: $0) }
    }

    init(limits: HTTPTransport.Limits = .init(), clock: NetworkClock = .system, lookup: @escaping Lookup) {
        self.limits = limits
        self.clock = clock
        self.lookup = lookup
        direct = HTTPTransport(limits: limits, clock: clock)
        pins = PinnedHosts { host, address in HTTPTransport(limits: limits, clock: clock, addresses: [host: address]) }
    }

    /// A client for one service. Its requests fail with `.privateAddress` if the name leads into a private network. Redirects are followed as far
    /// as a route allows, all to the same host.
    public func client(for base: BaseAddress) -> NetworkClient {
        NetworkClient(base: base, clock: clock) { [self] request async throws(NetworkError) in try await answer(to: request) }
            .adding(Redirects())
    }

    /// Closes all connections; requests that are under way fail with `.connectivity`.
    public func shutdown() async {
        for transport in pins.close() + [direct] { await transport.shutdown() }
    }

    private func answer(to request: NetworkRequest) async throws(NetworkError) -> NetworkAnswer {
        let host = request.base.host
        if host == "localhost" || IPAddress(host) != nil { return try await direct.answer(to: request) }
        let start = clock.elapsed()
        let transport = try await clock.within(request.timeout) { [self] () async throws(NetworkError) in try await checked(host) }
        var rest = request
        rest.timeout -= clock.elapsed() - start
        do {
            return try await transport.answer(to: rest)
        } catch {
            // Perhaps the host has moved, or another of its addresses can be reached.
            if error == .connectivity || error == .timeout { pins.distrust(host) }
            throw error
        }
    }

    private func checked(_ host: String) async throws(NetworkError) -> HTTPTransport {
        if let transport = pins.transport(for: host, now: clock.elapsed()) { return transport }
        let addresses = try await lookups.value(for: host) { [lookup] () async throws(NetworkError) in await lookup(host) }
        guard !addresses.isEmpty else { throw .connectivity }
        guard addresses.allSatisfy({ IPAddress($0)?.isPublic ?? false }) else { throw .privateAddress }
        let (transport, old) = pins.pin(host, to: addresses, now: clock.elapsed())
        await old?.shutdown()
        guard let transport else { throw .connectivity }
        return transport
    }
}
