public import CoreDomain

/// What a browser says about its connection (`navigator.connection`); most say less, some nothing.
public struct BrowserConnection: Hashable, Sendable {
    /// `wifi`, `ethernet`, `cellular`, `none`; nil on desktops. Unknown words say nothing.
    public var type: String?
    /// `slow-2g`, `2g`, `3g`, `4g`: the class of its measurements.
    public var effectiveType: String?
    public var savesData: Bool

    public init(type: String? = nil, effectiveType: String? = nil, savesData: Bool = false) {
        self.type = type
        self.effectiveType = effectiveType
        self.savesData = savesData
    }

    /// The path to this server. What the browser does not say is as presumed from the viewer's address.
    ///
    /// A browser describes its way to the internet. That is not the way to a server on the same machine, and its measurements say
    /// nothing about a server on the same network.
    public func path(presuming presumed: NetworkPath) -> NetworkPath {
        guard !presumed.interfaces.contains(.loopback) else { return presumed }
        var path = presumed
        path.isSatisfied = type != "none"
        path.interfaces = interfaces ?? presumed.interfaces
        let measured = presumed.interfaces.contains(.wifi) ? nil : effectiveType
        path.isConstrained = savesData || measured == "slow-2g" || measured == "2g"
        // The class of a connection that is expensive is also that of a slow one: fair at most.
        path.isExpensive = measured == "3g"
        return path
    }

    private var interfaces: Set<NetworkPath.Interface>? {
        switch type {
        case "ethernet": [.wired]
        case "wifi": [.wifi]
        case "cellular", "wimax": [.cellular]
        case "bluetooth": []
        default: nil
        }
    }
}

extension NetworkPath {
    /// What a viewer's address tells before the browser has said anything: the same machine; the same network, which counts as Wi-Fi; or
    /// anywhere, which counts as cellular. A connection of no known kind would be only fair, and on such a one the level never rises
    /// although the transfers are measured.
    public static func presumed(for address: IPAddress?) -> NetworkPath {
        guard let address else { return NetworkPath(interfaces: [.cellular]) }
        if loopback.contains(where: { $0.contains(address) }) { return NetworkPath(interfaces: [.loopback]) }
        return NetworkPath(interfaces: [local.contains { $0.contains(address) } ? .wifi : .cellular])
    }

    private static let loopback = ["127.0.0.0/8", "::1/128"].compactMap { AddressBlock($0) }
    private static let local = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"]
        .compactMap { AddressBlock($0) }
}
