public import CoreDomain
public import LibraryDomain

/// What people decide about the titles of files: remembered, and applied by a scan of the folders concerned.
extension LibraryService {
    /// Files of one series for which its correction is remembered, and among which another one is looked for: one is enough to find it again.
    private static let filesOfSeries = 100

    /// - Returns: the title that the first file belongs to now; nil while its folder is unavailable.
    @discardableResult
    public func correct(_ files: [FileID], to correction: Correction) async throws(LibraryError) -> TitleReference? {
        var known = try await store.knownFiles(named: files).sorted { $0.path < $1.path }
        if case .series = correction {
            known = known.filter { if case .episode = $0.reference { true } else { false } }
            guard !known.isEmpty else { throw .invalidCorrection("These files don’t belong to a series. Enter the episode of each one.") }
            known = Array(known.prefix(Self.filesOfSeries))
        }
        guard let first = known.first else { throw .fileNotFound }
        let folders = try await folders()
        let decisions = try await decisions(correction, about: known)
        known = decisions.map(\.file)
        var corrected: [CorrectedFile] = []
        for (file, correction) in decisions {
            var content: FileID?
            if let folder = folders[file.folder] { content = await scan.disk.content(folder, file.path) }
            let place = CorrectedFile.Place(library: file.folder, path: file.path, content: content ?? file.id, size: file.stamp.size)
            corrected.append(CorrectedFile(file: file.id, correction: correction, correctedAt: scan.now(), place: place))
        }
        _ = try await store.save(corrected)
        try await scanAgain(known.map { ($0.folder, $0.path) }, in: folders)
        return try await store.knownFiles(named: [first.id]).first?.reference
    }

    /// A file remembers one correction. One of its series and one of its own place do not replace each other: another file of the series
    /// remembers the series.
    private func decisions(
        _ correction: Correction, about files: [KnownFile]
    ) async throws(LibraryError) -> [(file: KnownFile, correction: Correction)] {
        let before = try await store.corrections(of: files.map(\.id)).mapValues(\.correction)
        guard let first = files.first, before.values.contains(where: { $0.isPlace != correction.isPlace }) else {
            return files.map { ($0, correction) }
        }
        let others = try await store.knownFiles(of: first.reference.title, limit: Self.filesOfSeries)
            .filter { other in other.folder == first.folder && !files.contains { $0.id == other.id } }
        let known = try await store.corrections(of: others.map(\.id)).mapValues(\.correction)
        let free = others.first { known[$0.id] == nil }
        if case .series(let name) = correction {
            let left = files.filter { before[$0.id]?.isPlace != true }
            if !left.isEmpty { return left.map { ($0, correction) } }
            if let free { return [(free, correction)] }
            return files.map { file in
                guard case .episode(_, let season, let episodes) = before[file.id] else { return (file, correction) }
                return (file, .episode(of: name, season: season, episodes: episodes))
            }
        }
        let series = before.values.filter { !$0.isPlace && !known.values.contains($0) }
        return files.map { ($0, correction) } + (free.flatMap { free in series.first.map { [(free, $0)] } } ?? [])
    }

    /// The same for a file that has no title yet.
    @discardableResult
    public func correct(
        _ path: RelativePath, in library: String, to correction: Correction
    ) async throws(LibraryError) -> TitleReference? {
        let known = try await store.knownFiles(of: library, in: [path.parent]).first { $0.path == path }
        if let known { return try await correct([known.id], to: correction) }
        if case .series = correction { throw .invalidCorrection("Enter a season and an episode.") }
        let folders = try await folders()
        guard let folder = folders[library] else { throw .unknownFolder(library) }
        guard FileClass.of(NameText.decode(path.name)) == .media, let stamp = await scan.disk.stamp(folder, path),
            let content = await scan.disk.content(folder, path)
        else { throw .fileNotFound }
        let place = CorrectedFile.Place(library: library, path: path, content: content, size: stamp.size)
        _ = try await store.save([CorrectedFile(file: content, correction: correction, correctedAt: scan.now(), place: place)])
        try await scanAgain([(library, path)], in: folders)
        return try await store.knownFiles(of: library, in: [path.parent]).first { $0.path == path }?.reference
    }

    /// - Returns: the title that the first file belongs to now.
    @discardableResult
    public func withdrawCorrections(of files: [FileID]) async throws(LibraryError) -> TitleReference? {
        let corrected = try await store.corrections().filter { files.contains($0.file) || files.contains($0.place.content) }
        guard try await store.removeCorrections(of: files) > 0 else { return nil }
        let known = try await store.knownFiles(named: files)
        try await scanAgain(
            known.map { ($0.folder, $0.path) } + corrected.map { ($0.place.library, $0.place.path) }, in: try await folders())
        guard let first = files.first else { return nil }
        return try await store.knownFiles(named: [first]).first?.reference
    }

    /// Files titles again that nothing matched, because the catalogue may know more by now. Their files are not read again.
    public func matchAgain(_ titles: [TitleID]) async throws(LibraryError) {
        let folders = try await folders()
        for (name, directories) in try await store.fileAgain(titles).sorted(by: { $0.key < $1.key }) {
            if let folder = folders[name] { try await rescan(folder, below: directories.sorted()) }
        }
    }

    /// Notes candidates that are shown as “perhaps”: nothing is filed by them.
    public func note(_ matches: [NotedMatch]) async throws(LibraryError) { try await store.note(matches) }

    private func folders() async throws(LibraryError) -> [String: Folder] {
        Dictionary(try await store.folders().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func scanAgain(_ files: [(folder: String, path: RelativePath)], in folders: [String: Folder]) async throws(LibraryError) {
        for (name, files) in Dictionary(grouping: files, by: \.folder).sorted(by: { $0.key < $1.key }) {
            guard let folder = folders[name] else { continue }
            try await rescan(folder, below: Set(files.map(\.path.parent)).sorted())
        }
    }
}
