/// Names a viewer for good: an account of the household, or the link that a guest holds.
public struct ViewerID: Hashable, Sendable, Codable, RawRepresentable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
}
