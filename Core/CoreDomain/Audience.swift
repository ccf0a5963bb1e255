/// The limits that decide what may be seen. Viewers of the same audience see the same titles, so that what all of them see alike is computed
/// once (DESIGN §4).
public struct Audience: Hashable, Sendable {
    /// Years; nil: no limit.
    public let ageLimit: Int?
    /// Names of folders; nil: all.
    public let folders: Set<String>?
    /// Which titles may be watched, before the other limits.
    public let reach: Reach

    public init(ageLimit: Int? = nil, folders: Set<String>? = nil, reach: Reach) {
        self.ageLimit = ageLimit
        self.folders = folders
        self.reach = reach
    }
}
