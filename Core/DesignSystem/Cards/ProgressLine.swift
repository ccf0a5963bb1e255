import CoreDomain
public import HTML

/// A thin line that shows progress, 0…1.
public struct ProgressLine: HTML {
    let percent: Int
    let label: String

    public init(_ fraction: Double, label: String = "Watched") {
        percent = Int(clamped: (min(max(fraction, 0), 1) * 100).rounded())
        self.label = label
    }

    public var body: some HTML {
        span(
            .class("progress"), .role("progressbar"), .aria("label", label), .aria("valuenow", percent), .aria("valuemin", 0),
            .aria("valuemax", 100), .style("--done:\(percent)%"))
    }
}
