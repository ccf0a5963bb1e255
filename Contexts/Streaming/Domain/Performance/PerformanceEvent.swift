public import Foundation

/// What a player reports about its performance (`behaviour.md` §1.10).
public enum PerformanceEvent: Hashable, Sendable {
    case loadStarted
    case firstFrameRendered
    case bufferingStarted
    /// The session measures by its own clock; the duration in seconds is ignored.
    case bufferingEnded(duration: Double)
    case playbackStalled
    case playbackResumed
    /// Bits per second.
    case qualityChanged(bitrate: Int)
    case memoryWarning(MemoryPressure)
    case networkChanged(NetworkQuality)
    /// Duration in seconds.
    case bytesTransferred(bytes: Int, duration: Double)

    /// The transfer that this event reports, for the bandwidth estimator.
    public func bandwidthSample(at date: Date) -> BandwidthSample? {
        guard case .bytesTransferred(let bytes, let duration) = self else { return nil }
        return BandwidthSample(bytes: bytes, duration: duration, timestamp: date)
    }
}
