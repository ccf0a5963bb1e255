public import CoreDomain

/// The viewer, and the settings that the browser sends as cookies.
public struct WebVisitor: Equatable, Sendable {
    public let viewer: Viewer
    /// Our own cookies, by name.
    public let cookies: [String: String]

    /// Keeps the cookies whose names begin with `popcorn-`.
    public init(viewer: Viewer, cookies: [String: String] = [:]) {
        self.viewer = viewer
        self.cookies = cookies.filter { $0.key.hasPrefix("popcorn-") }
    }

    /// `dark` or `light`; nil follows the system.
    public var theme: String? { cookies["popcorn-theme"].flatMap { ["dark", "light"].contains($0) ? $0 : nil } }

    /// `tv`; nil lets the browser decide.
    public var layout: String? { cookies["popcorn-layout"] == "tv" ? "tv" : nil }
}
