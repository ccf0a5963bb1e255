public import CoreDomain
public import DesignSystem
public import Live

/// A screen of a scene: a feature with its dependencies, type-erased.
public struct Screen: Sendable {
    public let patterns: [String]
    public let access: Permission
    public let navigation: NavigationItem?
    private let addresses: [AddressPattern]
    private let make: @Sendable (ScreenRequest) -> OpenScreen?

    public init<F: ScreenFeature>(_ feature: F) {
        patterns = F.patterns
        access = F.access
        navigation = F.navigation
        addresses = F.patterns.map(AddressPattern.init)
        let shared = SharedFeature(feature)
        make = { request in F.state(for: request).map { OpenScreen(shared, $0) } }
    }

    /// The screen at an address; nil if the address does not match its patterns. Whether the viewer may open it is not asked here.
    public func open(_ location: Location, cookies: [String: String], address: String = "", for viewer: Viewer) -> OpenScreen? {
        for pattern in addresses {
            guard let captures = pattern.match(location.path) else { continue }
            return make(ScreenRequest(location: location, cookies: cookies, address: address, viewer: viewer, captures: captures))
        }
        return nil
    }
}

extension [Screen] {
    /// The screen at an address, if there is one and the viewer may open it. A viewer does not learn that other screens exist.
    public func open(_ location: Location, cookies: [String: String], address: String = "", for viewer: Viewer) -> OpenScreen? {
        for screen in self where viewer.may(screen.access) {
            if let found = screen.open(location, cookies: cookies, address: address, for: viewer) { return found }
        }
        return nil
    }

    /// The main navigation of a viewer, in the order of the list.
    public func navigation(for viewer: Viewer) -> [NavigationItem] {
        compactMap { viewer.may($0.access) ? $0.navigation : nil }
    }
}
