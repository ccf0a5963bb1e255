import Files

/// Whether the system reports changes of a disk, by its file system.
enum DiskKind: Hashable {
    case local
    /// Changes that other machines make are not reported.
    case network(String)
    /// A program serves it, and changes behind that program are not reported.
    case program

    /// - Parameter type: as the system names it: `ext4`, `nfs4`, `fuse.sshfs`.
    init(type: String) {
        switch type {
        case "nfs", "nfs4": self = .network("NFS")
        case "cifs", "smb3", "smbfs": self = .network("SMB")
        case "9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs": self = .network("of the host")
        case "ceph", "fuse.ceph", "fuse.ceph-fuse": self = .network("Ceph")
        case "afs", "coda", "lustre", "ncpfs", "gfs2", "ocfs2", "beegfs": self = .network(type.uppercased())
        case "fuse.glusterfs": self = .network("GlusterFS")
        case "fuse.sshfs": self = .network("SSH")
        case "fuse": self = .program
        // `fuseblk` is a local disk (NTFS, exFAT).
        case _ where type.hasPrefix("fuse."): self = .program
        default: self = .local
        }
    }

    /// The reason why changes may be noticed late, as a sentence.
    var limit: String? {
        switch self {
        case .local: nil
        case .network(let name):
            "This folder is on a network disk (\(name)), so changes by other machines show up within minutes instead of at once."
        case .program: "This folder is on a disk that may not report every change (FUSE). Such changes show up within minutes."
        }
    }
}

extension MountTable {
    /// - Parameter file: an open file or folder.
    func kind(of file: Int32) -> DiskKind { type(of: file).map(DiskKind.init) ?? .local }
}
