/// The cleaners that run under some pressure, in their order.
public struct CleanupPlan: Hashable, Sendable {
    public var cleaners: [CacheCleaner]
    /// A report without results is not worth publishing after a warning; after a critical reading it is.
    public var publishesEmptyReport: Bool

    public init(cleaners: [CacheCleaner], publishesEmptyReport: Bool) {
        self.cleaners = cleaners
        self.publishesEmptyReport = publishesEmptyReport
    }

    public func publishes(_ report: CleanupReport) -> Bool { publishesEmptyReport || !report.results.isEmpty }
}
