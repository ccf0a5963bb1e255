import LibraryDomain

extension Shelf {
    /// Gives each movie and episode the sound files next to it.
    mutating func addAudio(from listed: [ListedFolder]) {
        var files: [RelativePath: [ListedFile]] = [:]
        for folder in listed {
            let audio = folder.files.filter { FileClass.of($0.name) == .audio }
            if !audio.isEmpty { files[folder.path] = audio }
        }
        guard !files.isEmpty else { return }
        var stems: [RelativePath: [String]] = [:]
        for member in (titles + shows.flatMap(\.episodes)).flatMap(\.members) where member.extra == nil {
            stems[member.file.path.parent, default: []].append(member.file.stem)
        }
        var matches: [RelativePath: SidecarMatches<ExternalAudio>] = [:]
        for (folder, audio) in files {
            matches[folder] = SidecarMatches(audio, stems: stems[folder] ?? [], parse: AudioName.parse(_:of:))
        }
        for index in titles.indices { titles[index].addAudio(from: matches) }
        for show in shows.indices {
            for index in shows[show].episodes.indices { shows[show].episodes[index].addAudio(from: matches) }
        }
    }
}

extension TitleGroup {
    fileprivate mutating func addAudio(from matches: [RelativePath: SidecarMatches<ExternalAudio>]) {
        var digest = FilingDigest()
        digest.add(inputs)
        var hasAudio = false
        for index in members.indices where members[index].extra == nil {
            let found = matches[members[index].file.path.parent]?.of(members[index].file.stem) ?? []
            members[index].audio = found.map(\.0)
            for (_, file) in found { digest.add(file) }
            hasAudio = hasAudio || !found.isEmpty
        }
        if hasAudio { inputs = digest.value }
    }
}
