/// The permanent id of a viewer: an account of the household, or the link of a guest.
public struct ViewerID: Hashable, Sendable, Codable, RawRepresentable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
}
