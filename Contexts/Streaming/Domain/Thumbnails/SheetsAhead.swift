public import CoreDomain
public import Foundation

/// For which movie a sheet of thumbnails is drawn before anybody asks for it: for those that are being watched, while nothing else needs the
/// processor.
public struct SheetsAhead: Hashable, Sendable {
    /// What to do next.
    public enum Step: Hashable, Sendable {
        /// The first missing sheet of a movie, from a position on.
        case draw(FileID, position: Double)
        /// Look again after so many seconds.
        case wait(Double)
    }

    /// Seconds until a movie counts as left. A player says every few seconds where it is (`PlayerControls.saveEvery`), but not while it is paused.
    static let patience = 6 * PlayerControls.saveEvery
    /// Seconds from the first sign of a viewer to the first sheet: the start of the movie comes first.
    static let delay = 10.0
    /// Seconds after which it looks again whether the processor is free.
    public static let pause = 5.0
    /// Of more movies, the one that was seen least recently is forgotten.
    static let most = 32

    private struct Watched: Hashable {
        var since: Date
        var seen: Date
        var position: Double
        var drawn = 0
        var isDone = false
    }

    private var watched: [FileID: Watched] = [:]

    public init() {}

    /// A viewer is at a position of a movie.
    public mutating func watch(_ movie: FileID, position: Double, at date: Date) {
        forgetThoseLeft(at: date)
        let position = MediaTime.clamped(position)
        if watched[movie] != nil {
            watched[movie]?.seen = date
            watched[movie]?.position = position
            return
        }
        if watched.count >= Self.most, let oldest = watched.min(by: { ($0.value.seen, $0.key) < ($1.value.seen, $1.key) }) {
            watched[oldest.key] = nil
        }
        watched[movie] = Watched(since: date, seen: date, position: position)
    }

    /// A sheet of a movie was drawn. After as many as it has, it is done, even if the cache did not keep all of them.
    public mutating func drew(_ movie: FileID, of count: Int) {
        watched[movie]?.drawn += 1
        if watched[movie]?.drawn ?? 0 >= count { finish(movie) }
    }

    /// A movie has all its sheets, or cannot have them. It is not looked at again while it is being watched.
    public mutating func finish(_ movie: FileID) { watched[movie]?.isDone = true }

    /// - Parameter isBusy: whether encoders run, or a sheet is being drawn for somebody who asked for it.
    /// - Returns: nil if there is nothing to do until somebody watches another movie.
    public mutating func step(at date: Date, isBusy: Bool) -> Step? {
        forgetThoseLeft(at: date)
        let open = watched.filter { !$0.value.isDone }
        guard let first = open.values.map(\.since).min() else { return nil }
        if isBusy { return .wait(Self.pause) }
        let ready = open.filter { date.timeIntervalSince($0.value.since) >= Self.delay }
        guard let next = ready.max(by: { ($0.value.seen, $0.key) < ($1.value.seen, $1.key) }) else {
            return .wait(max(Self.delay - date.timeIntervalSince(first), 1))
        }
        return .draw(next.key, position: next.value.position)
    }

    private mutating func forgetThoseLeft(at date: Date) {
        watched = watched.filter { (0...Self.patience).contains(date.timeIntervalSince($0.value.seen)) }
    }
}

extension ThumbnailTrack {
    /// All sheets in the order in which they are drawn ahead: from the one that shows a position to the end, then those before it.
    public func sheets(from position: Double) -> [Int] {
        let tile = min(max(Int(clamped: position / interval), 0), tileCount - 1)
        let first = tile / Self.tilesPerSheet
        return Array(first..<sheetCount) + Array(0..<first)
    }
}
