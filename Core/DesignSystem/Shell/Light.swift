/// The appearance; `automatic` follows the system. Stored in the cookie `popcorn-theme`.
public enum Light: String, Sendable, CaseIterable { case automatic = "auto", light, dark }

/// The layout; `automatic` is for televisions where the browser has neither pointer nor hover. Stored in the cookie `popcorn-layout`.
public enum PageLayout: String, Sendable, CaseIterable { case automatic = "auto", television = "tv" }
