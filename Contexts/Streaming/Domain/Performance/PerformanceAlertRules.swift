/// When a figure of a playback is worth an alert (`behaviour.md` §1.10).
struct PerformanceAlertRules {
    var thresholds: PerformanceThresholds

    func startup(_ duration: Double) -> PerformanceAlert? {
        guard let severity = thresholds.startup.severity(of: duration), severity >= .warning else { return nil }
        return PerformanceAlert(.slowStartup(duration: duration), severity)
    }

    /// Both may apply to one interruption.
    func buffering(_ duration: Double, inLastMinute count: Int, ratio: Double) -> [PerformanceAlert] {
        var alerts: [PerformanceAlert] = []
        if duration >= thresholds.longestBuffering { alerts.append(PerformanceAlert(.prolongedBuffering(duration: duration), .critical)) }
        if count >= thresholds.mostBufferingPerMinute {
            let isCritical = thresholds.rebufferingRatio.severity(of: ratio) == .critical
            alerts.append(PerformanceAlert(.frequentRebuffering(count: count, ratio: ratio), isCritical ? .critical : .warning))
        }
        return alerts
    }

    func memory(_ level: MemoryPressure) -> PerformanceAlert? {
        guard level >= .warning else { return nil }
        return PerformanceAlert(.memoryPressure(level), level == .critical ? .critical : .warning)
    }

    func network(from old: NetworkQuality, to new: NetworkQuality) -> PerformanceAlert? {
        guard new < old else { return nil }
        return PerformanceAlert(.networkDegradation(from: old, to: new), new <= .poor ? .critical : .warning)
    }

    /// From half the bitrate lost.
    func quality(from old: Int, to new: Int) -> PerformanceAlert? {
        let percent = BitrateDrop.percent(from: old, to: new)
        guard percent >= 50 else { return nil }
        return PerformanceAlert(.qualityDowngrade(from: old, to: new), percent >= 75 ? .critical : .warning)
    }
}
