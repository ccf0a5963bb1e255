import LibraryDomain

/// The files of one folder by their kind. Each is found by its name, however many there are.
struct Sidecars {
    private(set) var media: [ListedFile] = []
    private(set) var subtitles: [ListedFile] = []
    private(set) var art: [(name: ArtworkName, file: ListedFile)] = []
    private var nfo: [String: ListedFile] = [:]
    private var onlyNFO: ListedFile?
    /// Pictures with exactly the name of a movie.
    private var pictures: [String: ListedFile] = [:]
    /// The best picture of each role: by the name that stands before it, and of the folder itself.
    private var named: [ArtKey: ListedFile] = [:]
    private var common: [ArtworkName.Role: ListedFile] = [:]

    private struct ArtKey: Hashable {
        var role: ArtworkName.Role
        var stem: String
    }

    init(_ files: [ListedFile]) {
        var nfoCount = 0
        for file in files {
            let name = file.name
            switch FileClass.of(name) {
            case .media: media.append(file)
            case .subtitle: subtitles.append(file)
            case .nfo:
                nfoCount += 1
                onlyNFO = nfoCount == 1 ? file : nil
                let stem = file.stem.lowercased()
                if nfo[stem] == nil { nfo[stem] = file }
            case .picture:
                if let art = ArtworkName(name) { self.art.append((art, file)) }
                pictures[file.stem.lowercased()] = file
            case .unsupportedSubtitle, .audio, .hidden, .other: break
            }
        }
        art.sort { $0.name.order < $1.name.order }
        for (name, file) in art where name.season == nil {
            if let stem = name.stem?.lowercased() {
                let key = ArtKey(role: name.role, stem: stem)
                if named[key] == nil { named[key] = file }
            } else if common[name.role] == nil {
                common[name.role] = file
            }
        }
        for (name, file) in art where name.season == nil && common[name.role] == nil {
            if let stem = name.stem?.lowercased(), ArtworkName.folderStems.contains(stem) { common[name.role] = file }
        }
    }

    /// The files of a title's folder, with the backdrops of a folder in it.
    init(_ folder: ListedFolder, among listed: [ListedFolder]) {
        self.init(folder.files)
        guard common[.backdrop] == nil,
            let more = listed.first(where: { $0.path.parent == folder.path && ArtworkName.isFolder(NameText.decode($0.path.name)) })
        else { return }
        common[.backdrop] = more.files.first { FileClass.of($0.name) == .picture }
    }

    /// The NFO files of these stems, and then those with these names; or, if there is none and it is wanted, the only one in the folder.
    func nfo(stems: [String], orNamed names: [String], orOnly: Bool) -> [ListedFile] {
        var seen: Set<String> = []
        let found = (stems.map { $0.lowercased() } + names).compactMap { seen.insert($0).inserted ? nfo[$0] : nil }
        return found.isEmpty && orOnly ? [onlyNFO].compactMap(\.self) : found
    }

    /// A picture named after one of these files; or, where the folder is theirs alone, a picture of the folder.
    func art(_ roles: [ArtworkName.Role], stems: [String], orFolder: Bool) -> ListedFile? {
        let stems = stems.map { $0.lowercased() }
        for role in roles {
            for stem in stems { if let own = named[ArtKey(role: role, stem: stem)] { return own } }
        }
        guard orFolder else { return nil }
        return roles.lazy.compactMap { common[$0] }.first
    }

    /// A picture with exactly the name of one of these files.
    func picture(stems: [String]) -> ListedFile? { stems.lazy.compactMap { pictures[$0.lowercased()] }.first }
}
