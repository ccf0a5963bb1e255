import Synchronization
public import Testing

/// For closures of a client that a test must not call: fails the test with the closure's name.
///
///     MoviesClient(movies: { _, _ in throw unimplemented("MoviesClient.movies") }, …)
///
/// - Returns: an error for the closure to throw.
@discardableResult
public func unimplemented(_ name: String, at location: SourceLocation = #_sourceLocation) -> Unimplemented {
    Issue.record("\(name) was called, but the test did not give it.", sourceLocation: location)
    return Unimplemented(name: name)
}

/// For a closure that returns a value and cannot throw `any Error`.
public func unimplemented<Answer>(
    _ name: String, giving answer: Answer, at location: SourceLocation = #_sourceLocation
) -> Answer {
    unimplemented(name, at: location)
    return answer
}

/// The error of a closure that a test did not provide.
public struct Unimplemented: Error, Equatable {
    public let name: String
}

/// A stream of a client that a test did not provide: it fails the test and ends immediately.
public func unimplementedStream<Element: Sendable>(
    _ name: String, at location: SourceLocation = #_sourceLocation
) -> AsyncStream<Element> {
    unimplemented(name, at: location)
    return AsyncStream { $0.finish() }
}
