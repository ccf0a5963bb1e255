import CoreMetrics
import Synchronization

/// The program's metrics: an implementation of swift-metrics that keeps every instrument in memory and prints
/// them as Prometheus text (see ``prometheusText()``).
///
/// Bounded: a metric name has at most `seriesPerName` label combinations; further ones are counted in one
/// series labelled `overflow="true"`, so a label with foreign values cannot exhaust the memory.
///
/// ```swift
/// let registry = Registry()
/// MetricsSystem.bootstrap(registry)
/// Counter(label: "popcorn_scans_total").increment()
/// print(registry.prometheusText())
/// ```
public final class Registry: Sendable {
    private struct State {
        var families: [String: Family] = [:]
        var help: [String: String] = [:]
    }

    private let state = Mutex(State())
    private let seriesPerName: Int
    private let secondsBuckets: [Double]

    /// - Parameters:
    ///   - seriesPerName: the maximum number of label combinations of a metric name, 1 or more.
    ///   - secondsBuckets: the upper bounds of timer histograms in seconds, ascending.
    public init(seriesPerName: Int = 200, secondsBuckets: [Double] = Registry.defaultSecondsBuckets) {
        self.seriesPerName = max(1, seriesPerName)
        self.secondsBuckets = secondsBuckets
    }

    /// From half a millisecond to ten seconds: the lower half for pages, the upper half for encoders.
    public static let defaultSecondsBuckets: [Double] = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]

    /// The text of a metric's `# HELP` line. Without it, the line is omitted.
    public func describe(_ name: String, _ sentence: String) {
        state.withLock { $0.help[MetricName.sanitised(name)] = sentence }
    }

    func series<Instrument: Series>(
        _ label: String, _ dimensions: [(String, String)], kind: Family.Kind, make: () -> Instrument
    ) -> Instrument {
        let name = MetricName.sanitised(label)
        let labels = Labels(dimensions)
        return state.withLock { state in
            var family = state.families[name] ?? Family(kind: kind)
            defer { state.families[name] = family }
            if let known = family.series[labels] as? Instrument { return known }
            // A name that is used for two kinds keeps the first; the second gets an instrument that is not printed.
            guard family.kind == kind else { return make() }
            let place = family.series.count < seriesPerName ? labels : .overflow
            if let known = family.series[place] as? Instrument { return known }
            let fresh = make()
            family.series[place] = fresh
            return fresh
        }
    }

    func snapshot() -> [(name: String, help: String?, family: Family)] {
        state.withLock { state in
            state.families.map { ($0.key, state.help[$0.key], $0.value) }.sorted { $0.0 < $1.0 }
        }
    }

    func histogram() -> HistogramSeries { HistogramSeries(bounds: secondsBuckets) }
}
