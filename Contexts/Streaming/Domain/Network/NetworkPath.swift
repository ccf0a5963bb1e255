/// What the device says about its connection, and its class (`behaviour.md` §1.11). Measured bandwidth does not influence it.
public struct NetworkPath: Hashable, Sendable {
    public enum Interface: Sendable, CaseIterable {
        case wifi, cellular, wired, loopback
    }

    public var isSatisfied: Bool
    /// Set by a data saver.
    public var isConstrained: Bool
    /// Each byte costs money.
    public var isExpensive: Bool
    public var interfaces: Set<Interface>

    public init(isSatisfied: Bool = true, isConstrained: Bool = false, isExpensive: Bool = false, interfaces: Set<Interface> = []) {
        self.isSatisfied = isSatisfied
        self.isConstrained = isConstrained
        self.isExpensive = isExpensive
        self.interfaces = interfaces
    }

    public var quality: NetworkQuality {
        if !isSatisfied { return .offline }
        if isConstrained { return .poor }
        return isExpensive ? min(interfaceQuality, .fair) : interfaceQuality
    }

    /// The first of several interfaces counts, in the order of `Interface`.
    private var interfaceQuality: NetworkQuality {
        switch Interface.allCases.first(where: interfaces.contains) {
        case .wifi, .wired, .loopback: .excellent
        case .cellular: .good
        case nil: .fair
        }
    }
}
