/// A person of the household. Until accounts exist there is one, the owner.
public struct ViewerID: Hashable, Sendable, Codable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let owner = ViewerID(rawValue: "owner")
}
