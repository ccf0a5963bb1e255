import CoreDomain
import Foundation
import LibraryDomain

/// Combines names, NFO files and media files into titles.
enum Identification {
    static func movie(
        _ identity: TitleIdentity, _ group: TitleGroup, _ reading: GroupReading, files: [StoredFile], colours: [String: Picture]
    ) -> IdentifiedMovie {
        let nfo = reading.title
        var movie = IdentifiedMovie(id: identity.id, title: nfo?.title ?? group.name.title, addedAt: addedAt(files))
        movie.aliases = identity.aliases
        movie.isVideo = group.slot == .video
        movie.originalTitle = nfo?.originalTitle
        movie.sortTitle = nfo?.sortTitle ?? SortTitle.of(movie.title)
        movie.year = nfo?.year ?? group.name.year
        movie.facts = nfo?.facts ?? TitleFacts()
        if movie.facts.runtimeMinutes == nil { movie.facts.runtimeMinutes = minutes(files) }
        let pictures = pictures(of: group, reading, files: files)
        movie.poster = pictures.poster.map { colours[$0.picture.id] ?? $0.picture }
        movie.backdrop = pictures.backdrop.map { colours[$0.picture.id] ?? $0.picture }
        return movie
    }

    static func identity(of group: TitleGroup, _ nfo: NFO?, first: FileID?) -> TitleIdentity {
        // Private videos have the same names in many folders, so the file itself identifies them, wherever it moves.
        if group.slot == .video, let first, let own = TitleID(source: .local, key: first.rawValue) {
            let ids = (nfo?.hints ?? IdentityHints()).merging(group.name.hints).ids(isSeries: false) + [own]
            return TitleIdentity(id: ids[0], aliases: Array(ids.dropFirst()))
        }
        return identity(of: group.name, nfo, kind: "movie")
    }

    static func identity(of show: ShowGroup, _ nfo: NFO?) -> TitleIdentity { identity(of: show.name, nfo, kind: "series") }

    /// Named after the files if there is no id, so that the title keeps its address when an NFO is added. The title in the NFO
    /// becomes an alias.
    private static func identity(of name: ParsedName, _ nfo: NFO?, kind: String) -> TitleIdentity {
        var identity = TitleIdentity(
            hints: (nfo?.hints ?? IdentityHints()).merging(name.hints), title: name.title, year: name.year, kind: kind)
        if let title = nfo?.title {
            let other = TitleIdentity(hints: IdentityHints(), title: title, year: nfo?.year ?? name.year, kind: kind).id
            if other != identity.id, !identity.aliases.contains(other) { identity.aliases.append(other) }
        }
        return identity
    }

    /// The series without its episodes.
    static func series(
        _ identity: TitleIdentity, _ show: ShowGroup, _ reading: GroupReading, seasons: [Int: FoundPicture],
        names: [Int: String] = [:], addedAt: Date,
        colours: [String: Picture]
    ) -> IdentifiedSeries {
        let nfo = reading.title
        var series = IdentifiedSeries(id: identity.id, title: nfo?.title ?? show.name.title, addedAt: addedAt)
        series.aliases = identity.aliases
        series.originalTitle = nfo?.originalTitle
        series.sortTitle = nfo?.sortTitle ?? SortTitle.of(series.title)
        series.year = nfo?.year ?? show.name.year
        series.facts = nfo?.facts ?? TitleFacts()
        series.poster = reading.poster.map { colours[$0.picture.id] ?? $0.picture }
        series.backdrop = reading.backdrop.map { colours[$0.picture.id] ?? $0.picture }
        series.seasonNames = (nfo?.seasonNames ?? [:]).merging(names) { first, _ in first }
        series.seasonPosters = seasons.mapValues { colours[$0.picture.id] ?? $0.picture }
        return series
    }

    static func episodes(_ group: TitleGroup, _ reading: GroupReading, files: [StoredFile], colours: [String: Picture])
        -> [IdentifiedEpisode]
    {
        guard case .episode(let season, let numbers, let aired) = group.slot else { return [] }
        let still = pictures(of: group, reading, files: files).backdrop.map { colours[$0.picture.id] ?? $0.picture }
        let count = numbers.count
        return numbers.prefix(100).enumerated().map { offset, number in
            let nfo = reading.episode(number, at: offset, of: count)
            var episode = IdentifiedEpisode(season: season, number: number, addedAt: addedAt(files))
            episode.title = nfo?.title ?? (group.name.title.isEmpty ? nil : group.name.title)
            episode.overview = nfo?.facts.overview
            episode.aired = nfo?.aired ?? aired
            episode.runtimeMinutes = nfo?.facts.runtimeMinutes ?? minutes(files).map { max(1, $0 / count) }
            episode.still = still
            return episode
        }
    }

    /// Picture files first, then the cover inside the file, then a frame of it.
    static func pictures(of group: TitleGroup, _ reading: GroupReading, files: [StoredFile]) -> (
        poster: FoundPicture?, backdrop: FoundPicture?
    ) {
        let main = files.first { $0.extra == nil }
        let cover = main?.cover
        let isUpright = cover.map { $0.picture.height >= $0.picture.width } ?? false
        let isEpisode = if case .episode = group.slot { true } else { false }
        let frame = main.flatMap(frame)
        // An episode has only a wide picture, whatever its shape.
        let isPoster = !isEpisode && (frame.map { $0.picture.height > $0.picture.width } ?? false)
        let poster = isEpisode ? nil : reading.poster ?? (isUpright ? cover : nil) ?? (isPoster ? frame : nil)
        let backdrop = reading.backdrop ?? (cover != nil && !isUpright ? cover : nil) ?? (isPoster ? nil : frame)
        return (poster, backdrop)
    }

    /// A frame from two fifths into the movie, after its opening titles; made at the first request.
    static func frame(of file: StoredFile) -> FoundPicture? {
        guard let video = file.facts.video.first, video.width > 0, video.height > 0, let duration = file.facts.duration, duration > 0 else {
            return nil
        }
        let seconds = (duration * 0.4 * 10).rounded() / 10
        var digest = Array("frame".utf8) + Array(file.id.rawValue.utf8)
        withUnsafeBytes(of: file.stamp.modified.littleEndian) { digest += $0 }
        if video.rotation != 0 { digest += Array("turned \(video.rotation)".utf8) }
        return FoundPicture(
            picture: Picture(id: StableHash.name(of: digest), width: video.width, height: video.height),
            library: file.folder, path: file.path,
            place: .frame(seconds: seconds))
    }

    private static func addedAt(_ files: [StoredFile]) -> Date {
        files.lazy.filter { $0.extra == nil }.map(\.addedAt).min() ?? files.first?.addedAt ?? .distantPast
    }

    /// Parts of a movie follow each other.
    static func minutes(_ files: [StoredFile]) -> Int? {
        let mains = files.filter { $0.extra == nil }
        let parts = mains.filter { $0.part != nil }
        let seconds = parts.count > 1 ? parts.compactMap(\.facts.duration).reduce(0, +) : mains.lazy.compactMap(\.facts.duration).first ?? 0
        return seconds >= 30 ? max(1, Int(clamped: (seconds / 60).rounded())) : nil
    }
}
