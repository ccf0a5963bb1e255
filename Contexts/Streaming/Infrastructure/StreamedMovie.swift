public import Containers
import CoreDomain
public import Files
public import StreamingDomain
import Synchronization

/// A movie opened for streaming: where it is cut, and the renditions that need no process. Reading it may block while a disk is slow.
public final class StreamedMovie: Sendable {
    /// Names this content of the file in caches and addresses: letters and digits.
    public let version: String
    /// When the content was changed last, in whole seconds since 1970.
    public let modified: Int
    /// The absolute path for an encoder; nil if it is not valid UTF-8.
    public let path: String?
    public let media: PlayableMedia
    /// Where all renditions are cut.
    public let plan: SegmentPlan
    public let source: FileSource
    /// Of the open file, when it was opened.
    private let status: FileStatus
    /// Belongs to the source.
    private let descriptor: CInt
    let description: MediaDescription?
    /// For an encoder; nil without a path that it can be given.
    let encoded: EncodedMovie?
    /// The subtitles that are pictures: the place of each among the subtitle tracks of the file, from 0, by the number of the track.
    let pictureSubtitles: [Track.ID: Int]
    /// About how many bytes its tables take in memory.
    let tableBytes: Int
    /// Those of the tracks on offer. A track that has none is converted.
    private let renditions: [Track.ID: Rendition]
    private let rates = Mutex<[Track.ID: BitRates]>([:])

    /// - Parameters:
    ///   - descriptor: the open file.
    ///   - file: names the file; any text.
    ///   - media: of the same file, as a scan stored it.
    ///   - pictureSubtitles: those of its subtitles that are pictures: the place of each among all, from 0, by the number of the track.
    /// - Throws: `.io` if it is no file or cannot be read. A file that only an encoder can read is no error.
    public init(
        _ descriptor: consuming Descriptor, file: String, path: String?, media: PlayableMedia, pictureSubtitles: [Int: Int] = [:]
    ) throws {
        status = try FileStatus(of: descriptor.raw)
        self.descriptor = descriptor.raw
        source = try FileSource(owning: descriptor.release())
        version = StableHash.name(of: "\(file) \(status.versionText)".utf8)
        modified = status.seconds
        self.path = path
        self.pictureSubtitles = pictureSubtitles
        let (source, description) = (source, try Self.description(source))
        let remuxer = description.flatMap { try? Remuxer(source, description: $0) }
            .flatMap { media.video.isEmpty || $0.plan.longest <= PlayableMedia.longestSegments ? $0 : nil }
        self.description = description
        tableBytes = remuxer?.tableBytes ?? 0
        let plan = remuxer?.plan ?? SegmentPlan(keyframes: nil, duration: media.duration)
        self.plan = plan
        renditions =
            remuxer.map { remuxer in
                (media.video.prefix(1).map(\.number) + media.audio.map(\.number)).reduce(into: [:]) {
                    $0[$1] = try? remuxer.rendition(of: $1)
                }
            } ?? [:]
        self.media = media.corrected(longestSegment: remuxer?.plan.longest, renditions, segments: plan.count)
        encoded = path.map { [version, media = self.media] path in
            EncodedMovie(media, version: version, path: path, plan, description)
        }
    }

    /// Nil for other containers, and for a damaged file of which an encoder may still make something.
    private static func description(_ source: FileSource) throws -> MediaDescription? {
        do throws(ContainerError) { return try describe(source) } catch {
            if case .io = error { throw error }
            return nil
        }
    }

    /// Whether the open file is as it was when it was opened: what its version names.
    public var isUnchanged: Bool { (try? FileStatus(of: descriptor)) == status }

    /// Whether an encoder would read another file: it opens the path. A file that is not there, or whose disk is away, has not been replaced.
    public var isReplaced: Bool { path.flatMap { try? FileStatus(at: $0) }.map { $0 != status } ?? false }

    /// Whether times are those of the file, as our containers count them, or an encoder counts them from the first one.
    public var hasFileTimes: Bool { description != nil }

    /// One of the file's own tracks in segments; nil for one that it does not have, and for one that an encoder has to make.
    public func own(_ rendition: RenditionID) -> Rendition? {
        switch rendition {
        case .video: pictureTrack.flatMap { renditions[$0] }
        case .audio(let track): media.audio.contains { $0.number == track } ? renditions[track] : nil
        case .encodedVideo, .encodedAudio: nil
        }
    }

    /// The tracks of an MP4 file without conversion: the picture, and the sounds that it can hold; empty for a movie that would lose its picture or
    /// all its sound.
    public var mp4Renditions: [Rendition] {
        let (picture, sounds) = (own(.video), media.audio.compactMap { renditions[$0.number] })
        guard (picture == nil) == media.video.isEmpty, sounds.isEmpty == media.audio.isEmpty else { return [] }
        return (picture.map { [$0] } ?? []) + sounds
    }

    /// Reads the tables of the track the first time.
    /// - Throws: `ContainerError`.
    func bitRates(of rendition: Rendition) throws -> BitRates {
        if let known = rates.withLock({ $0[rendition.track] }) { return known }
        let found = try rendition.bitRates()
        rates.withLock { $0[rendition.track] = found }
        return found
    }

    /// Whether the movie has a rendition: its own tracks where it is cut at its keyframes, and what an encoder makes of them.
    public func offers(_ rendition: RenditionID, _ abilities: ServerAbilities) -> Bool {
        switch rendition {
        case .video, .audio: own(rendition) != nil
        case .encodedVideo(let rung): abilities.canConvert && media.video.first.map(rung.isUseful) ?? false
        case .encodedAudio(let track): abilities.canConvert && media.audio.contains { $0.number == track }
        }
    }

    /// Degrees by which the coded picture is turned clockwise: 0, 90, 180 or 270.
    public var rotation: Int { pictureTrack.flatMap(facts)?.rotation ?? 0 }

    /// The number of the track with the pictures.
    public var pictureTrack: Track.ID? { media.video.first?.number }

    /// The facts of a track; nil where only an encoder can read the file.
    func facts(of track: Track.ID) -> Track? { description?.tracks.first { $0.number == track } }
}

extension EncodedMovie {
    fileprivate init(_ media: PlayableMedia, version: String, path: String, _ plan: SegmentPlan, _ description: MediaDescription?) {
        self.init(
            key: version, path: path, starts: plan.startTimes, end: plan.duration, hasFileTimes: description != nil,
            picture: media.video.first.map { video in
                let facts = description?.tracks.first { $0.number == video.number }
                return .init(width: video.width, height: video.height, rotation: facts?.rotation ?? 0, range: video.range)
            },
            sounds: Dictionary(media.audio.enumerated().map { ($1.number, $0) }) { first, _ in first })
    }
}

extension PlayableMedia {
    /// The facts of a scan, corrected by what an open file shows: it may have been replaced, and not every track that has a suitable codec has a
    /// suitable form.
    fileprivate func corrected(longestSegment: Double?, _ renditions: [Track.ID: Rendition], segments: Int) -> PlayableMedia {
        var media = self
        media.longestSegment = longestSegment
        guard longestSegment != nil else { return media }
        for place in media.audio.indices { media.audio[place].isSegmentable = renditions[media.audio[place].number] != nil }
        guard let video = media.video.first else { return media }
        let own = renditions[video.number]
        media.video[0].isSegmentable = own != nil
        if video.codec == "h264", let own {
            // Only a full read could prove that it has none; three segments are sampled.
            media.video[0].hasOpenGroups = Set([0, (segments - 1) / 2, segments - 1]).contains { (try? own.isIndependent($0)) == false }
        }
        return media
    }
}

extension FileStatus {
    /// Changes with the length and the time of the content.
    fileprivate var versionText: String {
        [size, seconds, nanoseconds].map { String(UInt64(bitPattern: Int64($0)), radix: 36) }.joined(separator: "-")
    }
}
