import LibraryDomain

enum ProblemWords {
    static let all = "Problems"
    static let allNote = "All files and folders that could not be read or used, by folder."
    static let showAll = "Show all problems in one list"

    static func none(_ kind: ProblemKind?) -> String {
        kind == nil ? "There are no files with problems." : "There are no files with this problem."
    }

    static func title(_ kind: ProblemKind?) -> String { kind.map(title) ?? all }

    static func title(_ kind: ProblemKind) -> String {
        switch kind {
        case .name: "Episodes without a number"
        case .damaged: "Damaged or unfinished files"
        case .permission: "No permission to read"
        case .unreadable: "Could not be read"
        case .link: "Links that lead outside"
        case .disc: "Copies of discs"
        case .subtitleFormat: "Unsupported subtitle formats"
        case .encoding: "Unclear text encoding"
        case .nfo: "Damaged NFO files"
        case .picture: "Pictures that can’t be used"
        case .limit: "Too large, too deep or too many"
        }
    }

    /// What to do about them.
    static func advice(_ kind: ProblemKind) -> String {
        switch kind {
        case .name: "Rename these files so that the episode is clear, for example “S01E02”."
        case .damaged: "Replace these files, or wait until their downloads are finished. They are read again when they change."
        case .permission: "Give the user that runs Popcorn permission to read them, then scan again."
        case .unreadable: "Check the disk and its connection, then scan again."
        case .link: "Add the target of each link as a separate folder."
        case .disc: "Popcorn can’t play discs yet. Save each movie as one file."
        case .subtitleFormat: "Popcorn can’t show these yet. Add the subtitles as text, for example as .srt."
        case .encoding: "Save these files again as UTF-8."
        case .nfo: "Save these files again as valid XML, or delete them."
        case .picture: "Replace them with a JPEG, PNG or WebP file of less than 32 MB."
        case .limit: "Split these folders, or move their files closer to the top."
        }
    }
}
