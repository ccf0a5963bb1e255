extension AsyncStream where Element: Sendable {
    /// Gives the elements and ends.
    public init(of elements: [Element]) {
        self.init { continuation in
            for element in elements { continuation.yield(element) }
            continuation.finish()
        }
    }
}
