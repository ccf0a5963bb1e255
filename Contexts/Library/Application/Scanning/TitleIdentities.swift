import CoreDomain
import LibraryDomain

/// The ids of titles as they are filed: those that their files give, else those of the known titles that they match.
struct TitleIdentities {
    let store: any ScanStore
    let candidates: TitleCandidates
    /// Hashes of the names for which this scan has asked: the episodes of a series are filed in several steps, and a movie may be in several folders.
    private(set) var asked: Set<Int>
    /// Of the names for which it asked in this step.
    private(set) var matches: [NotedMatch] = []

    init(store: any ScanStore, candidates: TitleCandidates, asked: Set<Int>) {
        (self.store, self.candidates, self.asked) = (store, candidates, asked)
    }

    /// A title with what its files say.
    struct Named {
        var identity: TitleIdentity
        /// Nil for a video: it is nothing but its file.
        var clues: TitleClues?
        /// Whether a person said which movie the files are. That is about these files, not about all of their name.
        var isDecided = false
    }

    /// A title known only by its name is the existing title of that name, or the known one that it matches. A name that was matched once stays with
    /// that title, whatever else is known later.
    mutating func identities(of named: [Named]) async throws -> [TitleIdentity] {
        let given = try await withoutMatches(named)
        var titles = try await store.titles(namedBy: given.map(\.id).filter { $0.source == .local })
        for identity in given where identity.id.source != .local { for alias in identity.aliases { titles[alias] = identity.id } }
        // A title without files has lost its other ids, but not what was noted.
        let open = given.map(\.id).filter { $0.source == .local && titles[$0] == nil }
        var claimed = try await store.matches(of: open).compactMapValues(\.claimed)
        let unknown = zip(named, given).filter { titles[$1.id] == nil && claimed[$1.id] == nil }
        for match in try await matches(of: unknown) { claimed[match.name] = match.claimed }
        // The files of the known title may have given it another id.
        let renamed = claimed.isEmpty ? [:] : try await store.titles(namedBy: Array(claimed.values))
        for (name, id) in claimed { titles[name] = renamed[id] ?? id }
        return given.map { identity in
            guard identity.id.source == .local, let title = titles[identity.id], title != identity.id else { return identity }
            return TitleIdentity(id: title, aliases: [identity.id] + identity.aliases.filter { $0 != title })
        }
    }

    /// An id outweighs a match: a title with another id than the one that its name was matched to leaves the name to that one.
    private func withoutMatches(_ named: [Named]) async throws -> [TitleIdentity] {
        let names = named.map(\.identity).filter { $0.id.source != .local }.flatMap { $0.aliases.filter { $0.source == .local } }
        let matched = try await store.matches(of: names).compactMapValues(\.claimed)
        let ids = matched.isEmpty ? [:] : try await store.titles(namedBy: named.flatMap { [$0.identity.id] + $0.identity.aliases })
        return named.map { one in
            var identity = one.identity
            guard identity.id.source != .local else { return identity }
            let own = Set(([identity.id] + identity.aliases).flatMap { $0.source == .local ? [] : [$0, ids[$0] ?? $0] })
            identity.aliases.removeAll { alias in
                guard alias.source == .local else { return false }
                if one.isDecided { return true }
                return matched[alias].map { !own.contains($0) && !own.contains(ids[$0] ?? $0) } ?? false
            }
            return identity
        }
    }

    /// Asks for known titles, once for each name of a scan.
    private mutating func matches(of unknown: [(Named, TitleIdentity)]) async throws -> [NotedMatch] {
        var names: [TitleID] = []
        var clues: [TitleClues] = []
        for (named, identity) in unknown {
            guard identity.id.source == .local, let own = named.clues, asked.insert(identity.id.hashValue).inserted else { continue }
            names.append(identity.id)
            clues.append(own)
        }
        guard !names.isEmpty else { return [] }
        let found = try await candidates.find(clues)
        matches = zip(names, zip(clues, found)).map { name, found in NotedMatch(name: name, TitleMatch(found.0, among: found.1)) }
        return matches
    }
}

extension TitleIdentities.Named {
    /// - Parameter files: of each group of the work.
    init(_ work: Work, _ files: [[StoredFile]], _ reading: WorkReading) {
        switch work.subject {
        case .title(let group):
            let (nfo, own) = (reading.groups[0].title, files.first ?? [])
            identity = Identification.identity(of: group, nfo, first: own.first?.id)
            clues = TitleClues(group, nfo, files: own)
            isDecided = own.contains { $0.extra == nil && $0.correction != nil }
        case .show(let show, _):
            identity = Identification.identity(of: show, reading.show.title)
            clues = TitleClues(show, reading.show.title)
        }
    }
}

extension TitleClues {
    /// - Parameter files: of the movie, to tell its length.
    init?(_ group: TitleGroup, _ nfo: NFO?, files: [StoredFile]) {
        guard group.slot == .movie else { return nil }
        self.init(.movie, group.name, nfo)
        runtimeMinutes = Identification.minutes(files) ?? nfo?.facts.runtimeMinutes
    }

    init(_ show: ShowGroup, _ nfo: NFO?) { self.init(.series, show.name, nfo) }

    private init(_ kind: Kind, _ name: ParsedName, _ nfo: NFO?) {
        let titles = [nfo?.title, name.title, nfo?.originalTitle].compactMap(\.self).filter { !$0.isEmpty }
        self.init(kind, title: titles.first ?? "", otherTitles: Array(titles.dropFirst()), year: nfo?.year ?? name.year)
    }
}
