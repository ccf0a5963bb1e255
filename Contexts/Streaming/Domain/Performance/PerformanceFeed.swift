import CoreDomain

/// Turns the events of a player into those of its performance (`behaviour.md` §1.10).
///
/// In the original the first load could be lost, because the item was attached before anybody listened; here whoever loads says so.
public struct PerformanceFeed: Hashable, Sendable {
    private var hasRenderedFirstFrame = false

    public init() {}

    /// A movie is loaded: the next time it plays, it shows its first frame.
    public mutating func load() -> PerformanceEvent {
        hasRenderedFirstFrame = false
        return .loadStarted
    }

    /// - Parameter duration: seconds of the interruption that ended, if the player knows them.
    public mutating func event(for event: PlayerEvent, duration: Double = 0) -> PerformanceEvent? {
        switch event {
        case .playing:
            defer { hasRenderedFirstFrame = true }
            return hasRenderedFirstFrame ? .playbackResumed : .firstFrameRendered
        case .waiting: return .bufferingStarted
        case .resumed: return .bufferingEnded(duration: MediaTime.clamped(duration))
        case .failedLoading, .failedNetwork, .failedDecoding, .failedUnknown: return .playbackStalled
        case .ready, .paused, .seeking, .seeked, .ended, .hidden, .visible: return nil
        }
    }

    /// What an access log says, in bits per second: the observed rate is a transfer of one second, the indicated one is the quality.
    public static func events(observedBitrate: Double, indicatedBitrate: Double) -> [PerformanceEvent] {
        var events: [PerformanceEvent] = []
        if let observed = Int(checked: observedBitrate / 8), observedBitrate > 0 {
            events.append(.bytesTransferred(bytes: observed, duration: 1))
        }
        if let indicated = Int(checked: indicatedBitrate), indicatedBitrate > 0 { events.append(.qualityChanged(bitrate: indicated)) }
        return events
    }
}
