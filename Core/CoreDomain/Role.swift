/// The kind of a viewer; ``reach(of:)`` is the table of their permissions.
public enum Role: Hashable, Sendable {
    /// Administers this server.
    case owner
    case adult
    case child
    /// Has a signed link to one title.
    case guest(TitleID)
    /// Not signed in.
    case nobody
}

/// A permission. Every route, intent and command declares the one that it needs.
public enum Permission: String, Hashable, Sendable, CaseIterable {
    /// Lists, shelves, search: finding titles.
    case browse
    /// A title's page, its pictures and files, and the viewer's position in them.
    case watch
    /// Personal marks other than positions: watchlist, watched, dismissed.
    case keep
    /// Folders, their paths and problems, scans.
    case manageLibrary
    /// The machine: its facts, backups, the server itself.
    case operate
}

/// The extent of a permission.
public enum Reach: Hashable, Sendable {
    case everything
    case title(TitleID)
    case nothing

    public func includes(_ id: TitleID) -> Bool {
        switch self {
        case .everything: true
        case .title(let title): title == id
        case .nothing: false
        }
    }
}

extension Role {
    /// The table of DESIGN §8: the only place that decides who may do what.
    public func reach(of permission: Permission) -> Reach {
        switch (self, permission) {
        case (.owner, _): .everything
        case (.adult, .browse), (.adult, .watch), (.adult, .keep): .everything
        case (.adult, .manageLibrary), (.adult, .operate): .nothing
        case (.child, .browse), (.child, .watch), (.child, .keep): .everything
        case (.child, .manageLibrary), (.child, .operate): .nothing
        case (.guest(let title), .watch): .title(title)
        case (.guest, .browse), (.guest, .keep), (.guest, .manageLibrary), (.guest, .operate): .nothing
        case (.nobody, _): .nothing
        }
    }
}
