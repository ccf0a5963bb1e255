import Screens

/// Reads the parts of a page, each on its own: one that fails is noted, and does not take the page with it.
struct PageParts: Sendable {
    private(set) var missing: Set<PagePart> = []

    /// - Parameter part: nil for what the page is whole without.
    /// - Returns: what was read, or `fallback` if it could not be.
    mutating func read<Value>(_ part: PagePart?, or fallback: Value, _ value: () async throws -> Value) async throws -> Value {
        do { return try await value() } catch is CancellationError { throw CancellationError() } catch {
            if let part { missing.insert(part) }
            return fallback
        }
    }
}
