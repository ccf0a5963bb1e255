import LibraryDomain

/// The files of one folder by what they are.
struct Beside {
    var media: [ListedFile] = []
    var subtitles: [ListedFile] = []
    var nfo: [ListedFile] = []
    var art: [(name: ArtworkName, file: ListedFile)] = []
    /// Pictures that are called exactly as a movie.
    var pictures: [String: ListedFile] = [:]

    init(_ files: [ListedFile]) {
        for file in files {
            let name = file.name
            switch FileClass.of(name) {
            case .media: media.append(file)
            case .subtitle: subtitles.append(file)
            case .nfo: nfo.append(file)
            case .picture:
                if let art = ArtworkName(name) { self.art.append((art, file)) }
                pictures[file.stem.lowercased()] = file
            case .hidden, .other: break
            }
        }
        art.sort { $0.name.order < $1.name.order }
    }

    func nfo(stems: [String], orNamed names: [String], orOnly: Bool) -> ListedFile? {
        let wanted = stems.map { $0.lowercased() }
        if let own = nfo.first(where: { wanted.contains($0.stem.lowercased()) }) { return own }
        if let named = nfo.first(where: { names.contains($0.stem.lowercased()) }) { return named }
        return orOnly && nfo.count == 1 ? nfo[0] : nil
    }

    /// A picture named after one of these files; or, where the folder is theirs alone, a picture of the folder.
    func art(_ roles: [ArtworkName.Role], stems: [String], orFolder: Bool) -> ListedFile? {
        let wanted = Set(stems.map { $0.lowercased() })
        for role in roles {
            if let own = art.first(where: {
                $0.name.role == role && $0.name.season == nil && $0.name.stem.map { wanted.contains($0.lowercased()) } == true
            }) {
                return own.file
            }
        }
        guard orFolder else { return nil }
        for role in roles {
            if let common = art.first(where: { $0.name.role == role && $0.name.season == nil && $0.name.stem == nil }) {
                return common.file
            }
        }
        return nil
    }
}

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
