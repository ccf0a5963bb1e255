import CoreDomain

/// An MP4 or QuickTime file as a `MediaDescription`.
struct MP4Description {
    let file: MP4File
    let movie: MP4Movie
    let reader: SourceReader

    init(_ reader: SourceReader) throws(ContainerError) {
        self.reader = reader
        file = try MP4File(reader)
        movie = try MP4Movie(file.movie, reader)
    }

    func media() throws(ContainerError) -> MediaDescription {
        var media = MediaDescription(container: file.container, title: movie.metadata.title)
        media.isFragmented = movie.isFragmented
        let fragments = movie.isFragmented ? try MP4Fragments(from: file.rest, movie, reader) : nil
        let chapterTracks = Set(movie.tracks.flatMap(\.chapterTracks))
        var needsIndex = true
        for source in movie.tracks where !chapterTracks.contains(source.number) {
            guard let entry = source.entry.map({ MP4SampleEntry($0, handler: source.handler) }) else { continue }
            var timeline = try MP4Timeline(edits: source.edits, timescale: source.timescale, movieTimescale: movie.timescale)
            if entry.kind == .video { try timeline.alignToFirstPicture(source.tables) }
            if let picture = try cover(source, entry) {
                media.attachments.append(picture)
                continue
            }
            let track = try describe(source, entry, timeline, fragments)
            media.tracks.append(track)
            if needsIndex, track.kind == .video {
                needsIndex = false
                media.keyframes = fragments?.keyframes
                if fragments == nil { media.keyframes = try MP4Keyframes.index(of: source, timeline: timeline, reader) }
            }
        }
        media.duration = duration(media, fragments)
        if let seconds = media.duration, seconds > 0 { media.bitRate = Int(checked: Double(reader.size) * 8 / seconds) }
        media.chapters = try chapters(chapterTracks, media.duration)
        media.attachments += movie.metadata.covers
        return media
    }

    private func duration(_ media: MediaDescription, _ fragments: MP4Fragments?) -> Double? {
        let known = MediaTime.length(movie.duration.map { Double($0) / Double(movie.timescale) })
        if let known, fragments?.durations.isEmpty ?? true { return known }
        return media.tracks.compactMap { MediaTime.length($0.duration) }.max()
    }

    private func describe(_ source: MP4Track, _ entry: MP4SampleEntry, _ timeline: MP4Timeline, _ fragments: MP4Fragments?)
        throws(ContainerError) -> Track
    {
        var track = Track(number: source.number, kind: entry.kind, codec: .unknown)
        track.languageCode = source.languageCode
        track.language = Language.tag(source.extendedLanguage) ?? Language.tag(source.languageCode)
        track.name = source.name
        track.isDefault = source.isEnabled
        let needsFrame = try entry.fill(&track, reader, display: source.display)
        track.isForced = track.isForced || source.roles.isForced || movie.forcedTracks.contains(source.number)
        track.isHearingImpaired = source.roles.isHearingImpaired
        track.isVisualImpaired = source.roles.isVisualImpaired
        track.isCommentary = source.roles.isCommentary
        if needsFrame, let start = try? firstSample(of: source, fragments) { FirstFrame.read(start, into: &track) }
        let total = try source.tables.totalTime()
        if let fragment = fragments?.durations[source.number] {
            track.duration = max(fragment, source.seconds(total.ticks))
        } else if let ticks = timeline.duration ?? source.mediaDuration ?? (total.ticks > 0 ? total.ticks : nil) {
            track.duration = source.seconds(ticks)
        }
        if track.bitRate == nil || track.kind == .video, total.ticks > 0 {
            let bytes = try source.tables.totalSize()
            track.bitRate = Int(checked: Double(bytes) * 8 / source.seconds(total.ticks))
        }
        if track.kind == .video {
            if total.ticks > 0 { track.frameRate = Double(total.samples) / source.seconds(total.ticks) }
            track.frameRate = track.frameRate ?? fragments?.frameRates[source.number]
        }
        return track
    }

    /// The first bytes of the first sample in the movie's own tables, or else in its fragments.
    private func firstSample(of source: MP4Track, _ fragments: MP4Fragments?) throws(ContainerError) -> [UInt8]? {
        var cursor = MP4SampleCursor(source.tables)
        let own = try cursor.sample(0).map { (position: $0.position, size: $0.size) }
        guard let sample = own ?? fragments?.firstSamples[source.number], sample.size > 0 else { return nil }
        return try reader.head(at: sample.position, count: Int(min(sample.size, Int64(FirstFrame.bytes)))).array
    }

    /// A PNG or JPEG video track with a single frame is a cover, not a movie.
    private func cover(_ source: MP4Track, _ entry: MP4SampleEntry) throws(ContainerError) -> Attachment? {
        guard source.tables.sampleCount == 1, ["png ", "jpeg"].contains(entry.fourCC), movie.tracks.count > 1 else { return nil }
        var cursor = MP4SampleCursor(source.tables)
        guard let sample = try cursor.sample(0), sample.size <= reader.size - min(reader.size, sample.position) else { return nil }
        let isPNG = entry.fourCC == "png "
        return Attachment(
            name: isPNG ? "cover.png" : "cover.jpg", mimeType: isPNG ? "image/png" : "image/jpeg", offset: sample.position,
            size: sample.size)
    }

    private func chapters(_ tracks: Set<Int>, _ duration: Double?) throws(ContainerError) -> [Chapter] {
        for source in movie.tracks where tracks.contains(source.number) && ["text", "sbtl"].contains(source.handler) {
            // A damaged chapter track loses the chapters, not the movie.
            if let found = try? MP4Chapters.track(source, movieTimescale: movie.timescale, reader), !found.isEmpty {
                return MP4Chapters.closed(found, duration: duration)
            }
        }
        return MP4Chapters.closed(movie.neroChapters, duration: duration)
    }
}
