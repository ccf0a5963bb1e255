public import CoreDomain

extension Viewer {
    /// For tests of screens that are the same for everyone.
    public static let owner = Viewer(id: ViewerID(rawValue: "owner"), role: .owner)
}
