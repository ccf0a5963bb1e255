/// The person on whose behalf a request, a socket, a page or a media address acts. There is no default: code that reads or writes for a person
/// gets the viewer from its caller.
public struct Viewer: Hashable, Sendable {
    public let id: ViewerID
    public let role: Role
    /// Years; only titles suitable for this age are visible. Nil: no limit.
    public let ageLimit: Int?
    /// Names of the visible folders. Nil: all.
    public let folders: Set<String>?
    /// A BCP 47 tag that overrides the browser's. Nil: the browser decides.
    public let language: String?
    /// The id of the sign-in session; nil if no sign-in was required.
    public let session: String?
    /// The account's epoch when this session began. Raising an account's epoch revokes all older sessions.
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

    /// A person who has not signed in.
    public static let nobody = Viewer(id: ViewerID(rawValue: ""), role: .nobody)

    /// Whether the viewer has this permission at all, for everything or for one title.
    public func may(_ permission: Permission) -> Bool { role.reach(of: permission) != .nothing }

    /// Whether the viewer has this permission for a title, given by its own id.
    public func may(_ permission: Permission, with title: TitleID) -> Bool { role.reach(of: permission).includes(title) }

    /// The limits that decide which titles are visible.
    public var audience: Audience { Audience(ageLimit: ageLimit, folders: folders, reach: role.reach(of: .watch)) }
}
