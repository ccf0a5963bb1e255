public import CoreDomain
public import Foundation

/// A viewer's position in a file.
public struct PlaybackProgress: Hashable, Sendable {
    public var file: FileID
    public var reference: TitleReference
    /// Seconds, 0…duration.
    public private(set) var position: Double
    /// Seconds, in `MediaTime.range`; 0 where unknown.
    public private(set) var duration: Double
    public var updatedAt: Date
    /// See `ShownFile.part`.
    public var part: Int?

    public init(file: FileID, reference: TitleReference, part: Int? = nil, position: Double, duration: Double, updatedAt: Date) {
        self.file = file
        self.reference = reference
        self.part = part
        self.duration = MediaTime.checked(duration) ?? 0
        self.position = min(MediaTime.clamped(position), self.duration)
        self.updatedAt = updatedAt
    }

    public var shown: ShownFile { ShownFile(id: file, reference: reference, part: part) }

    /// 0…1; 0 when the duration is unknown.
    public var fraction: Double { duration > 0 ? position / duration : 0 }

    /// Watched to the end: past 95 %, or less than 15 s from the end of something longer than a minute.
    public var isFinished: Bool {
        fraction >= 0.95 || (duration > 60 && duration - position < 15)
    }

    /// Worth resuming: after the first 10 s (or 5 % of something short), and not finished.
    public var isBegun: Bool {
        !isFinished && (position >= 10 || fraction >= 0.05)
    }

    /// Whether something counts as watched: it is finished, or it was marked without a file and not played since.
    ///
    /// - Parameters:
    ///   - progress: nil if it was not played.
    ///   - marked: the moment of the mark.
    public static func isWatched(_ progress: PlaybackProgress?, marked: Date?) -> Bool {
        guard let progress else { return marked != nil }
        return progress.isFinished || marked.map { progress.updatedAt <= $0 } ?? false
    }
}
