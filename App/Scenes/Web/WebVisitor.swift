public import CoreDomain

/// The viewer, the settings that the browser sends as cookies, and where it is.
public struct WebVisitor: Equatable, Sendable {
    public let viewer: Viewer
    /// Our own cookies, by name.
    public let cookies: [String: String]
    /// Numeric; empty if it is unknown.
    public let address: String

    /// Keeps the cookies whose names begin with `popcorn-`.
    public init(viewer: Viewer, cookies: [String: String] = [:], address: String = "") {
        self.viewer = viewer
        self.address = address
        self.cookies = cookies.filter { $0.key.hasPrefix("popcorn-") }
    }

    /// `dark` or `light`; nil follows the system.
    public var theme: String? { cookies["popcorn-theme"].flatMap { ["dark", "light"].contains($0) ? $0 : nil } }

    /// `tv`; nil lets the browser decide.
    public var layout: String? { cookies["popcorn-layout"] == "tv" ? "tv" : nil }
}
