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
}
