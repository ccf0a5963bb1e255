/// Reads headers and indexes of an MP4, QuickTime, Matroska or WebM file. The format is detected by the first bytes, never by the name.
/// - Throws: `.notRecognised` for any other file; the rest of `ContainerError` for a damaged one.
public func describe(_ source: some ByteSource, limits: ReadLimits = .default) throws(ContainerError) -> MediaDescription {
    let reader = SourceReader(source, limits: limits)
    switch try family(of: reader) {
    case .mp4: return try MP4Description(reader).media().bounded()
    case .matroska:
        var description = try MatroskaDescription(reader)
        return try description.media().bounded()
    }
}

/// The text of one subtitle track, in order of start, for the track kinds in `Codec.textSubtitles`.
/// - Throws: `.malformed` if the file has no such text track, or if it cannot be read.
public func textCues(of track: Track.ID, in source: some ByteSource, limits: ReadLimits = .default) throws(ContainerError)
    -> [SubtitleCue]
{
    guard let cues = try textCues(of: [track], in: source, limits: limits)[track] else {
        throw .malformed("it has no readable text track with the number \(track)")
    }
    return cues
}

/// The text of several subtitle tracks: a file without an index of its subtitles is read through once, not once for each. A track that is
/// no text or cannot be read is left out.
/// - Throws: `.tooLarge` if the tracks together exceed the limits, which one alone may not.
public func textCues(of tracks: [Track.ID], in source: some ByteSource, limits: ReadLimits = .default) throws(ContainerError)
    -> [Track.ID: [SubtitleCue]]
{
    let reader = SourceReader(source, limits: limits)
    return switch try family(of: reader) {
    case .mp4: try MP4Description(reader).textCues(tracks)
    case .matroska: try MatroskaDescription(reader).textCues(tracks)
    }
}

private enum Family { case mp4, matroska }

private func family(of reader: SourceReader) throws(ContainerError) -> Family {
    guard reader.size >= 8 else { throw .notRecognised }
    let head = try reader.head(at: 0, count: 16)
    if MatroskaSegment.matches(head) { return .matroska }
    if MP4File.matches(head) { return .mp4 }
    throw .notRecognised
}
