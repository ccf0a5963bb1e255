import CoreMetrics
import Synchronization

/// The number and sum of values, and their counts by upper bound.
final class HistogramSeries: Series, RecorderHandler, TimerHandler {
    private struct Totals {
        var counts: [UInt64]
        var sum = 0.0
    }

    private let bounds: [Double]
    private let totals: Mutex<Totals>

    init(bounds: [Double]) {
        self.bounds = bounds
        totals = Mutex(Totals(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        guard value.isFinite else { return }
        let place = bounds.firstIndex { value <= $0 } ?? bounds.count
        totals.withLock {
            $0.counts[place] += 1
            $0.sum += value
        }
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func print(name: String, labels: Labels, into text: inout String) {
        let (counts, sum) = totals.withLock { ($0.counts, $0.sum) }
        var cumulative: UInt64 = 0
        for (place, count) in counts.enumerated() {
            cumulative += count
            let bound = place < bounds.count ? PrometheusNumber.text(bounds[place]) : "+Inf"
            text += "\(name)_bucket\(labels.text(adding: .init(name: "le", value: bound))) \(cumulative)\n"
        }
        text += "\(name)_sum\(labels.text()) \(PrometheusNumber.text(sum))\n"
        text += "\(name)_count\(labels.text()) \(cumulative)\n"
    }
}
