/// The appearance; `automatic` follows the system. Stored in the cookie `popcorn-theme`.
public enum Light: String, Sendable, CaseIterable { case automatic = "auto", light, dark }
