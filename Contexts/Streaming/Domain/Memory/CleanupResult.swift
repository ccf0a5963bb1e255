/// What one cleaner did.
public struct CleanupResult: Hashable, Sendable {
    public let name: String
    public let bytesFreed: UInt64
    public let itemsRemoved: Int
    /// Nil after a success.
    public let error: String?

    public init(name: String, bytesFreed: UInt64, itemsRemoved: Int) {
        self.name = name
        self.bytesFreed = bytesFreed
        self.itemsRemoved = itemsRemoved
        error = nil
    }

    /// A failure freed nothing.
    public init(name: String, failure: String) {
        self.name = name
        bytesFreed = 0
        itemsRemoved = 0
        error = failure
    }

    public var isSuccess: Bool { error == nil }
    public var megabytesFreed: Double { Megabytes.of(bytesFreed) }
}

/// What a cleanup did, in the order of its cleaners.
public struct CleanupReport: Hashable, Sendable {
    public var results: [CleanupResult]

    public init(_ results: [CleanupResult]) { self.results = results }

    public var bytesFreed: UInt64 { results.reduce(0) { $0.addingClamped($1.bytesFreed) } }
    public var itemsRemoved: Int { results.reduce(0) { $0.addingClamped($1.itemsRemoved) } }
    public var megabytesFreed: Double { Megabytes.of(bytesFreed) }
    public var failures: [CleanupResult] { results.filter { !$0.isSuccess } }
}

extension FixedWidthInteger {
    /// The sum, or the limit that it exceeds.
    func addingClamped(_ other: Self) -> Self {
        let (sum, hasOverflow) = addingReportingOverflow(other)
        return hasOverflow ? (other < 0 ? .min : .max) : sum
    }
}
