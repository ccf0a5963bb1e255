import CoreMetrics
import Synchronization

/// A total that only increases.
final class CounterSeries: Series, CounterHandler {
    private let value = Atomic<Int64>(0)

    func increment(by amount: Int64) {
        // A decreasing counter looks like a restart; for a metric, wrapping is better than trapping.
        if amount > 0 { value.wrappingAdd(amount, ordering: .relaxed) }
    }

    func reset() { value.store(0, ordering: .relaxed) }

    func print(name: String, labels: Labels, into text: inout String) {
        text += "\(name)\(labels.text()) \(value.load(ordering: .relaxed))\n"
    }
}

/// A total of fractions, such as seconds spent.
final class FloatingCounterSeries: Series, FloatingPointCounterHandler {
    private let value = Mutex(0.0)

    func increment(by amount: Double) { if amount > 0, amount.isFinite { value.withLock { $0 += amount } } }
    func reset() { value.withLock { $0 = 0 } }

    func print(name: String, labels: Labels, into text: inout String) {
        text += "\(name)\(labels.text()) \(value.withLock { PrometheusNumber.text($0) })\n"
    }
}

/// A value that goes up and down.
final class GaugeSeries: Series, MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }

    func print(name: String, labels: Labels, into text: inout String) {
        text += "\(name)\(labels.text()) \(value.withLock { PrometheusNumber.text($0) })\n"
    }
}
