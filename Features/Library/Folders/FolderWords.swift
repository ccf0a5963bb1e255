import DesignSystem
import LibraryDomain

enum FolderWords {
    static func kind(_ kind: FolderKind) -> String {
        switch kind {
        case .movies: "Movies"
        case .series: "Series"
        case .videos: "Videos"
        }
    }

    static func contents(_ contents: LibraryFeature.Contents) -> String {
        switch contents {
        case .automatic: "Automatic (from the name)"
        case .movies: kind(.movies)
        case .series: kind(.series)
        case .videos: kind(.videos)
        }
    }

    static let contentsHint = "To change this later, remove the folder and add it again. Your files stay untouched."

    /// - Parameter space: of all folders; it tells of the extras, which are no files of titles.
    static func chips(_ status: FolderStatus, _ space: [SpaceUse] = []) -> [String] {
        var chips = [kind(status.folder.kind), CountText.count(status.titles, "title"), CountText.count(status.files, "file")]
        let extras = status.extras(in: space)
        if extras > 0 { chips.append(CountText.count(extras, "extra")) }
        if status.problems > 0 { chips.append(CountText.count(status.problems, "problem")) }
        return chips
    }

    static func headline(_ progress: ScanProgress) -> String {
        switch progress.phase {
        case .waiting: "Waiting…"
        case .listing: progress.found == 0 ? "Scanning…" : "Found \(CountText.count(progress.found, "file")) so far"
        case .reading: "Found \(CountText.count(progress.found, "file"))"
        case .filing: "Updating the library…"
        case .pictures: "Preparing artwork…"
        case .finished: "Done"
        case .cancelled: "Stopped. Everything found so far is kept"
        case .failed: "Stopped"
        }
    }

    static func now(_ progress: ScanProgress) -> String? {
        switch progress.phase {
        case .reading: progress.current.map { "reading \($0)" } ?? "\(progress.read) of \(progress.toRead)"
        default: nil
        }
    }

    /// The name of a folder; of the top one, the name of the library.
    static func name(_ place: FolderPlace) -> String { place.path.isRoot ? place.library : RelativePath(place.path.name).text }

    static func parent(_ place: FolderPlace) -> String {
        if place.path.isRoot { return "Library" }
        return [place.library, place.path.parent.text].filter { !$0.isEmpty }.joined(separator: " / ")
    }

    /// The rest of what a file is: “ · Director's Cut · unavailable”.
    static func part(_ file: FiledFile) -> String {
        let words = [file.version, file.part.map { "part \($0)" }, file.extra, file.isMissing ? "unavailable" : nil].compactMap(\.self)
        return words.map { " · \($0)" }.joined()
    }
}
