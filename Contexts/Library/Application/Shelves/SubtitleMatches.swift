import LibraryDomain

/// Files next to the movies of a folder, matched by the longest name.
struct SidecarMatches<Sidecar> {
    private var byStem: [String: [(Sidecar, ListedFile)]] = [:]

    /// - Parameter parse: reads a file's name next to a movie of this stem.
    init(_ files: [ListedFile], stems: [String], parse: (_ name: String, _ stem: String) -> Sidecar?) {
        if files.isEmpty { return }
        let stems = Set(stems)
        let folded = Dictionary(stems.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for file in files {
            // Each possible end of the name, the longest first, instead of a comparison with every movie.
            var candidate = file.stem[...]
            while !candidate.isEmpty {
                if let stem = folded[candidate.lowercased()], let sidecar = parse(file.name, stem) {
                    byStem[stem, default: []].append((sidecar, file))
                    break
                }
                guard let cut = candidate.lastIndex(where: { " ._-([".contains($0) }) else { break }
                candidate = candidate[..<cut]
            }
        }
    }

    func of(_ stem: String) -> [(Sidecar, ListedFile)] { byStem[stem] ?? [] }
}

typealias SubtitleMatches = SidecarMatches<ExternalSubtitle>

extension SubtitleMatches {
    init(_ files: [ListedFile], stems: [String]) { self.init(files, stems: stems, parse: SubtitleName.parse(_:of:)) }
}
