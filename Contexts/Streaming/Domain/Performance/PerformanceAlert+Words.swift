import CoreDomain

/// Texts of the alerts (`behaviour.md` §1.10).
extension PerformanceAlert {
    public var message: String {
        switch kind {
        case .slowStartup(let duration): "\(severity == .critical ? "Slow startup" : "Startup time"): \(Self.seconds(duration))"
        case .prolongedBuffering(let duration): "Buffered for \(Self.seconds(duration))"
        case .frequentRebuffering(let count, _): "\(count) buffering events in last minute"
        case .playbackStalled: "Playback has stalled"
        case .memoryPressure: "Memory pressure detected"
        case .networkDegradation: "Network quality degraded"
        case .qualityDowngrade(let from, let to): "Quality reduced by \(Int(clamped: BitrateDrop.percent(from: from, to: to)))%"
        }
    }

    public var suggestion: String? {
        switch kind {
        case .slowStartup: severity == .critical ? "Network may be slow" : nil
        case .prolongedBuffering: "Consider reducing quality"
        case .frequentRebuffering: "Network unstable"
        case .playbackStalled: "Check network connection"
        case .memoryPressure: severity == .critical ? "Reduce quality or close other apps" : nil
        case .networkDegradation(_, let quality): quality == .offline ? "Check network connection" : nil
        case .qualityDowngrade: nil
        }
    }

    /// "4.2s".
    private static func seconds(_ duration: Double) -> String { "\(TimeLabel.tenths(duration))s" }
}
