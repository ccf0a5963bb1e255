import LibraryDomain

enum FolderWords {
    static func kind(_ kind: FolderKind) -> String {
        switch kind {
        case .movies: "Movies"
        case .series: "Series"
        case .videos: "Videos"
        }
    }

    static func chips(_ status: FolderStatus) -> [String] {
        var chips = [kind(status.folder.kind), count(status.titles, "title"), count(status.files, "file")]
        if status.problems > 0 { chips.append(count(status.problems, "problem")) }
        return chips
    }

    static func headline(_ progress: ScanProgress) -> String {
        switch progress.phase {
        case .waiting: "Waiting…"
        case .listing: progress.found == 0 ? "Scanning…" : "Found \(count(progress.found, "movie")) so far"
        case .reading: "Found \(count(progress.found, "movie"))"
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

    static func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}
