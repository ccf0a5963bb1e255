import CoreDomain

/// A Matroska or WebM file as a `MediaDescription`.
struct MatroskaDescription {
    let reader: SourceReader
    var segment: MatroskaSegment
    let info: MatroskaInfo
    var tracks: [MatroskaTrack]

    init(_ reader: SourceReader) throws(ContainerError) {
        self.reader = reader
        segment = try MatroskaSegment(reader)
        info =
            try segment.info.map { element throws(ContainerError) in
                try MatroskaInfo(reader.content(of: element, what: "its general part"), reader)
            } ?? MatroskaInfo()
        guard let list = segment.tracks else { throw .malformed("it has no list of tracks") }
        tracks = try MatroskaTrack.list(reader.content(of: list, what: "its list of tracks"), reader)
    }

    mutating func media() throws(ContainerError) -> MediaDescription {
        var media = MediaDescription(container: segment.container, duration: info.duration, title: info.title)
        let video = tracks.first { $0.track.kind == .video }
        // A damaged index loses the index, not the movie.
        let cues = (try? cueList()) ?? []
        media.keyframes = keyframes(cues.filter { $0.track == video?.track.number })
        if media.keyframes == nil, video != nil || media.duration == nil {
            let found = try MatroskaScan(segment, info, tracks, video: video?.track.number, reader)
            media.keyframes = found.keyframes
            media.duration = media.duration ?? found.duration
            for element in found.others { segment.note(element, reader) }
        } else if media.duration == nil, let last = cues.map(\.cluster).max() {
            media.duration = try MatroskaScan.end(segment, info, tracks, from: last, reader)
        }
        if let seconds = media.duration, seconds > 0 { media.bitRate = Int(checked: Double(reader.size) * 8 / seconds) }
        try readFirstFrames()
        let tags = (try? tagList()) ?? MatroskaTags()
        media.tracks = tracks.map { source in
            var track = source.track
            track.bitRate = tags.bitRates[source.uid]
            track.duration = tags.durations[source.uid]
            return track
        }
        if let element = segment.chapters, let body = try? reader.content(of: element, what: "its chapters") {
            media.chapters = MP4Chapters.closed((try? MatroskaChapters.list(body, reader)) ?? [], duration: media.duration)
        }
        if let element = segment.attachments { media.attachments = (try? MatroskaAttachments.list(element, reader)) ?? [] }
        return media
    }

    func cueList() throws(ContainerError) -> [MatroskaCue] {
        guard let element = segment.cues else { return [] }
        return try MatroskaCue.list(try reader.content(of: element, what: "its index (Cues)"), segmentStart: segment.start, reader)
    }

    private func tagList() throws(ContainerError) -> MatroskaTags {
        guard let element = segment.tags else { return MatroskaTags() }
        return try MatroskaTags(try reader.content(of: element, what: "its tags"), reader)
    }

    private func keyframes(_ cues: [MatroskaCue]) -> KeyframeIndex? {
        guard !cues.isEmpty, cues.count <= reader.limits.keyframes else { return nil }
        let clock = info.timescale
        let isSorted = zip(cues, cues.dropFirst()).allSatisfy { $0.time <= $1.time }
        let ordered = isSorted ? cues : cues.sorted { $0.time < $1.time }
        var ticks: [Int64] = []
        var positions: [Int64] = []
        ticks.reserveCapacity(ordered.count)
        positions.reserveCapacity(ordered.count)
        for cue in ordered {
            let (time, overflow) = cue.time.multipliedReportingOverflow(by: clock.factor)
            guard !overflow, cue.cluster < reader.size, ticks.last != time else { continue }
            ticks.append(time)
            positions.append(cue.cluster)
        }
        return ticks.isEmpty ? nil : KeyframeIndex(timescale: clock.ticks, ticks: ticks, positions: positions)
    }

    /// VP9 without private data defines its profile in the first frame, HDR10+ is in the frames, and the times of the frames give the
    /// rate where the track has none.
    private mutating func readFirstFrames() throws(ContainerError) {
        guard let place = tracks.firstIndex(where: { $0.track.kind == .video }), let cluster = segment.firstCluster else { return }
        let track = tracks[place].track
        let needsProfile = track.codec == .vp9 && track.bitDepth == nil
        let needsMetadata = track.transfer == .pq && FirstFrame.holdsDynamicMetadata(track.codec)
        guard needsProfile || needsMetadata || track.frameRate == nil else { return }
        var frame: [UInt8]?
        var times = FrameTimes(needed: track.frameRate == nil ? FrameTimes.enough : 1)
        var left = max(200, times.needed * 8)
        let isWhole =
            try? MatroskaClusters(reader: reader, end: segment.end).walk(from: cluster) { block, at throws(ContainerError) in
                left -= 1
                guard block.track == track.number else { return left > 0 }
                if frame == nil, needsProfile || needsMetadata {
                    let content = try reader.bytes(at: block.position, count: Int(min(block.size, Int64(FirstFrame.bytes))))
                    frame = try? block.frames(content).first?.array
                }
                times.add(try Checked.sum(at.time, block.offset))
                return left > 0 && !times.isEnough
            }
        if track.frameRate == nil {
            tracks[place].track.frameRate = times.rate(isWhole: isWhole ?? true, tick: info.seconds(1))
        }
        guard let frame else { return }
        let restored = tracks[place].strippedHeader + frame
        if needsProfile { MatroskaCodec.vp9(frame: restored, &tracks[place].track) }
        if needsMetadata { FirstFrame.read(restored, into: &tracks[place].track) }
    }
}
