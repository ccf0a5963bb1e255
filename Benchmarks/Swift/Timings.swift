import CoreDomain
import Foundation

/// Durations of one kind of work, in milliseconds.
struct Timings {
    private var milliseconds: [Double] = []

    var count: Int { milliseconds.count }

    mutating func add(_ duration: Duration) { milliseconds.append(duration / .milliseconds(1)) }

    /// The nearest rank; 0 without any.
    func percentile(_ share: Double) -> Double {
        let sorted = milliseconds.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(sorted.count - 1, max(0, Int(clamped: (share / 100 * Double(sorted.count)).rounded(.up)) - 1))]
    }
}

enum JSONLine {
    static func write(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
    }
}
