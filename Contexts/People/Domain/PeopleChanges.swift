public import CoreDomain

/// The people whom a write added, changed or took away, for an index of their names.
public struct PeopleChanges: Hashable, Sendable {
    /// They have a name, and their id, name or picture is new.
    public var changed: Set<PersonID>
    /// Nobody has these ids any more, or they lead to somebody else now.
    public var gone: Set<PersonID>

    public init(changed: Set<PersonID> = [], gone: Set<PersonID> = []) {
        self.changed = changed
        self.gone = gone
    }

    public static let none = PeopleChanges()
}
