import LibraryDomain

extension Shelf {
    /// Names the images of discs, which would be ignored in silence.
    mutating func noteDiscs(in listed: [ListedFolder]) {
        for file in listed.lazy.flatMap(\.files) {
            guard let reason = FileClass.discProblem(file: file.name) else { continue }
            problems.append(SeenProblem(path: file.path, kind: .disc, reason: reason))
        }
    }

    /// Names the subtitles in a folder of titles that cannot be shown, so that nobody looks for them in vain.
    mutating func noteUnsupportedSubtitles(in listed: [ListedFolder]) {
        guard !titles.isEmpty || !shows.isEmpty else { return }
        for folder in listed {
            let files = folder.files.filter { FileClass.of($0.name) == .unsupportedSubtitle }
            // The .sub of a pair holds the pictures of the .idx.
            let indexed = Set(files.filter { FileName.split($0.name).ending == "idx" }.map { $0.stem.lowercased() })
            for file in files where FileName.split(file.name).ending != "sub" || !indexed.contains(file.stem.lowercased()) {
                if let reason = FileClass.subtitleProblem(file: file.name) {
                    problems.append(SeenProblem(path: file.path, kind: .subtitleFormat, reason: reason))
                }
            }
        }
    }
}
