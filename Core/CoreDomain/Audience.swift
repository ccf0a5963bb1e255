/// The limits that decide which titles are visible. Viewers of the same audience see the same titles, so shared content is computed
/// once (DESIGN §4).
public struct Audience: Hashable, Sendable {
    /// Years; nil: no limit.
    public let ageLimit: Int?
    /// Names of folders; nil: all.
    public let folders: Set<String>?
    /// The titles that may be watched, before the other limits apply.
    public let reach: Reach

    public init(ageLimit: Int? = nil, folders: Set<String>? = nil, reach: Reach) {
        self.ageLimit = ageLimit
        self.folders = folders
        self.reach = reach
    }

    /// Everything: for the program's own work, such as a scan, and for what an owner does with the whole library.
    public static let unlimited = Audience(reach: .everything)

    /// Whether all titles may be seen.
    public var isUnlimited: Bool { self == .unlimited }

    /// Whether files of this folder may be seen.
    public func includes(folder: String) -> Bool { folders?.contains(folder) ?? true }
}
