public import HTML

/// The progress of a scan: the titles found, and the one being read.
public struct ScanStory: HTML {
    let key: String
    let headline: String
    let now: String?
    let fraction: Double?

    /// - Parameters:
    ///   - headline: "Found 214 movies".
    ///   - now: "reading The General".
    ///   - fraction: 0…1; nil while the total is unknown.
    public init(key: String = "scan", headline: String, now: String? = nil, fraction: Double? = nil) {
        self.key = key
        self.headline = headline
        self.now = now
        self.fraction = fraction
    }

    public var body: some HTML {
        div(.class("scan"), .region(key), .role("status")) {
            p {
                strong { headline }
                if let now { span(.class("scan-now"), .dir("auto")) { now } }
            }
            if let fraction { ProgressLine(fraction, label: headline) } else { span(.class("progress is-unknown"), .aria("hidden", true)) }
        }
    }
}
