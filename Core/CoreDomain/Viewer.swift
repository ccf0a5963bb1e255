/// The person for whom a request, a socket, a page or a media address speaks. There is no default: code that reads or writes for somebody
/// is given the viewer by its caller.
public struct Viewer: Hashable, Sendable {
    public let id: ViewerID
    public let role: Role
    /// Years; only titles for this age or younger may be seen. Nil: no limit.
    public let ageLimit: Int?
    /// Names of the folders that may be seen. Nil: all.
    public let folders: Set<String>?
    /// A BCP 47 tag that wins over the browser's. Nil: as the browser asks.
    public let language: String?
    /// Names the sign-in; nil where nobody had to sign in.
    public let session: String?
    /// The account's epoch when this session began. An account whose epoch is raised has revoked everything older.
    public let epoch: Int

    public init(
        id: ViewerID, role: Role, ageLimit: Int? = nil, folders: Set<String>? = nil, language: String? = nil, session: String? = nil,
        epoch: Int = 0
    ) {
        self.id = id
        self.role = role
        self.ageLimit = ageLimit
        self.folders = folders
        self.language = language
        self.session = session
        self.epoch = epoch
    }

    /// Who has not signed in.
    public static let nobody = Viewer(id: ViewerID(rawValue: ""), role: .nobody)

    /// Whether the viewer may do this at all, with everything or with one title.
    public func may(_ permission: Permission) -> Bool { role.reach(of: permission) != .nothing }

    /// Whether the viewer may do this with a title, named by its own id.
    public func may(_ permission: Permission, with title: TitleID) -> Bool { role.reach(of: permission).includes(title) }

    /// The limits that decide what may be seen.
    public var audience: Audience { Audience(ageLimit: ageLimit, folders: folders, reach: role.reach(of: .watch)) }
}
