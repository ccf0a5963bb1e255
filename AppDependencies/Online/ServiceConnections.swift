import NetworkLayer

/// The connections of a server to services on the network. Whoever makes them ends them with `shutdown()`.
public struct ServiceConnections: Sendable {
    let api = HTTPTransport()
    /// For pictures, whose server is only a name in the settings: it may not lead into a private network.
    let pictures = PublicTransport()

    public init() {}

    public func shutdown() async {
        await api.shutdown()
        await pictures.shutdown()
    }
}
