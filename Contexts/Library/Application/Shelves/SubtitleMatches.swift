import LibraryDomain

/// The subtitle files of each movie, matched by the longest name.
struct SubtitleMatches {
    private var byStem: [String: [(ExternalSubtitle, ListedFile)]] = [:]

    init(_ files: [ListedFile], stems: [String]) {
        let stems = Set(stems)
        let folded = Dictionary(stems.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for file in files {
            // Each possible end of the name, the longest first, instead of a comparison with every movie.
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
