import CoreDomain

extension ViewerID {
    static let owner = ViewerID(rawValue: "owner")
}
