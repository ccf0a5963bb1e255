import LibraryDomain

/// Subtitle files found for each movie by the longest name that fits.
struct SubtitleMatches {
    private var byStem: [String: [(ExternalSubtitle, ListedFile)]] = [:]

    init(_ files: [ListedFile], stems: [String]) {
        guard !files.isEmpty else { return }
        let stems = Set(stems)
        let folded = Dictionary(stems.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for file in files {
            // Each place where the name could end, the longest first: no comparison with every movie.
            var candidate = file.stem[...]
            while !candidate.isEmpty {
                if let stem = folded[candidate.lowercased()], let subtitle = SubtitleName.parse(file.name, of: stem) {
                    byStem[stem, default: []].append((subtitle, file))
                    break
                }
                guard let cut = candidate.lastIndex(where: { " ._-([".contains($0) }) else { break }
                candidate = candidate[..<cut]
            }
        }
    }

    func of(_ stem: String) -> [(ExternalSubtitle, ListedFile)] { byStem[stem] ?? [] }
}
