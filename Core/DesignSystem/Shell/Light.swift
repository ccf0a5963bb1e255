/// Which light; `automatic` follows the machine. Remembered in the cookie `popcorn-theme`.
public enum Light: String, Sendable, CaseIterable { case automatic = "auto", light, dark }
