import Foundation
import Glibc
import LibraryDomain

extension FolderRules.Examination {
    /// Examines a path that a person entered. Blocks while the disk is slow.
    static func of(_ path: String) -> Self {
        guard path.hasPrefix("/"), let found = realpath(path, nil) else {
            return Self(resolved: nil, isFolder: false, canBeRead: false, isEmpty: true)
        }
        defer { free(found) }
        let resolved = String(cString: found)
        var status = stat()
        let isFolder = stat(resolved, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        let names = isFolder ? try? FileManager.default.contentsOfDirectory(atPath: resolved) : nil
        var examination = Self(
            resolved: resolved, isFolder: isFolder, canBeRead: names != nil, isEmpty: names?.allSatisfy { FileClass.isHidden($0) } ?? true)
        if isFolder { (examination.device, examination.inode) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
        return examination
    }
}
