public import CoreDomain
public import LiveServer

extension Cinema {
    /// The single owner of a server without accounts, and of the commands on this machine: the only place that creates an owner.
    public var householdOwner: Viewer {
        let id = ViewerID(rawValue: "owner")
        return Viewer(id: id, role: .owner, epoch: epochs.current(of: id))
    }

    /// Every visitor is the owner. For a server that ``BindPolicy`` lets start without sign-in.
    public var openAuthenticator: Authenticator { Authenticator { _ in householdOwner } }
}
