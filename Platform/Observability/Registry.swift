import CoreMetrics
import Synchronization

/// The program's own metrics: an implementation of swift-metrics that keeps every instrument in memory and prints
/// them as Prometheus text (see ``prometheusText()``).
///
/// Bounded: a metric name holds at most `seriesPerName` label combinations; what comes after them is counted in one
/// series labelled `overflow="true"`, so a label with foreign values cannot eat the memory.
///
/// ```swift
/// let registry = Registry()
/// MetricsSystem.bootstrap(registry)
/// Counter(label: "popcorn_scans_total").increment()
/// print(registry.prometheusText())
/// ```
public final class Registry: Sendable {
    private struct Kept {
        var families: [String: Family] = [:]
        var help: [String: String] = [:]
    }

    private let kept = Mutex(Kept())
    private let seriesPerName: Int
    private let secondsBuckets: [Double]

    /// - Parameters:
    ///   - seriesPerName: Most label combinations of one metric name, 1 or more.
    ///   - secondsBuckets: Upper bounds of timers' histograms in seconds, ascending.
    public init(seriesPerName: Int = 200, secondsBuckets: [Double] = Registry.defaultSecondsBuckets) {
        self.seriesPerName = max(1, seriesPerName)
        self.secondsBuckets = secondsBuckets
    }

    /// From half a millisecond to ten seconds: pages answer in the lower half, encoders in the upper.
    public static let defaultSecondsBuckets: [Double] = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]

    /// The sentence printed as `# HELP` of a metric. Without one the help line is left out.
    public func describe(_ name: String, _ sentence: String) {
        kept.withLock { $0.help[MetricName.sanitised(name)] = sentence }
    }

    func series<Instrument: Series>(
        _ label: String, _ dimensions: [(String, String)], kind: Family.Kind, make: () -> Instrument
    ) -> Instrument {
        let name = MetricName.sanitised(label)
        let labels = Labels(dimensions)
        return kept.withLock { kept in
            var family = kept.families[name] ?? Family(kind: kind)
            defer { kept.families[name] = family }
            if let known = family.series[labels] as? Instrument { return known }
            // A name used for two kinds keeps its first; the second gets an instrument that is counted but not printed.
            guard family.kind == kind else { return make() }
            let place = family.series.count < seriesPerName ? labels : .overflow
            if let known = family.series[place] as? Instrument { return known }
            let fresh = make()
            family.series[place] = fresh
            return fresh
        }
    }

    func snapshot() -> [(name: String, help: String?, family: Family)] {
        kept.withLock { kept in
            kept.families.map { ($0.key, kept.help[$0.key], $0.value) }.sorted { $0.0 < $1.0 }
        }
    }

    func histogram() -> HistogramSeries { HistogramSeries(bounds: secondsBuckets) }
}
