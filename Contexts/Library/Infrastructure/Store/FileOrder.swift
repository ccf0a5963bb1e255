import CoreDomain
import LibraryDomain

/// The order of the files of one title, for lists that no index sorts: a title has few files.
struct FileOrder: Comparable {
    private let key: [Part]

    /// Versions and parts first, extras last, and missing files after the others.
    init(listed file: MediaFile) {
        key = [
            .number(file.extra == nil ? 0 : 1), .number(file.missingSince == nil ? 0 : 1), .text(file.extra ?? ""),
            .text(file.version ?? ""), .number(file.part ?? 0), .text(file.path),
        ]
    }

    /// The first part of the plain version first.
    init(playable file: MediaFile) {
        key = [.number(file.part ?? 0), .text(file.version ?? ""), .text(file.path)]
    }

    static func < (one: FileOrder, other: FileOrder) -> Bool { one.key.lexicographicallyPrecedes(other.key) }

    private enum Part: Comparable {
        case number(Int)
        case text(String)
    }
}

extension Audience {
    /// Whether a file is in a folder, and belongs to a title, that may be seen, apart from its age.
    func shows(_ file: MediaFile) -> Bool { includes(folder: file.library) && reach.includes(file.reference.title) }
}
