import CoreDomain
public import HTML

/// The timeline: the played and buffered parts, chapters, and a preview under the pointer. The script writes `--played` and `--buffered`
/// (percent) on the root and `--at` on the preview.
public struct Scrubber: HTML {
    let duration: Double
    let marks: [Double]

    public init(duration: Double, marks: [Double] = []) {
        self.duration = duration
        self.marks = duration > 0 ? marks.filter { $0 > 0 && $0 < duration } : []
    }

    public var body: some HTML {
        div(.class("scrub"), .data("scrub")) {
            div(.class("scrub-line"), .aria("hidden", true)) {
                span(.class("scrub-buffered"))
                span(.class("scrub-played"))
                ForEach(marks) { span(.class("scrub-mark"), .style("--at:\(permille($0) / 10).\(permille($0) % 10)%")) }
            }
            input(
                .type("range"), .class("scrub-input"), .data("control", "seek"), .aria("label", "Playback position"), .min(0), .max(1000),
                .value(0))
            div(.class("scrub-preview"), .aria("hidden", true)) {
                span(.class("scrub-picture"), .data("preview"))
                span(.class("time"), .data("time", "preview")) { "0:00" }
            }
        }
    }

    private func permille(_ seconds: Double) -> Int { Int(clamped: seconds / duration * 1000) }
}
