/// The acceptable limits, the warning ratio and the amounts of memory are used by nothing in the original. Here they class figures for
/// whoever shows them; alerts stay those of the original, with two severities (`behaviour.md` §5, no. 5).
extension PerformanceThresholds {
    public static let `default` = PerformanceThresholds(
        startup: Limits(acceptable: 2, warning: 4, critical: 8),
        rebufferingRatio: Limits(acceptable: 0.01, warning: 0.03, critical: 0.05),
        longestBuffering: 10, mostBufferingPerMinute: 3, memoryWarning: 150, memoryCritical: 250)

    public static let strict = PerformanceThresholds(
        startup: Limits(acceptable: 1.5, warning: 3, critical: 5),
        rebufferingRatio: Limits(acceptable: 0.005, warning: 0.02, critical: 0.03),
        longestBuffering: 5, mostBufferingPerMinute: 2, memoryWarning: 100, memoryCritical: 200)
}
