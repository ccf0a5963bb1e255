import Synchronization
public import Testing

/// For closures of a client that must not be called in a test: fails the test with the closure's name.
///
///     MoviesClient(movies: { _, _ in throw unimplemented("MoviesClient.movies") }, …)
///
/// - Returns: an error to throw, where the closure may.
@discardableResult
public func unimplemented(_ name: String, at location: SourceLocation = #_sourceLocation) -> Unimplemented {
    Issue.record("\(name) was called, but the test did not give it.", sourceLocation: location)
    return Unimplemented(name: name)
}

/// For a closure that answers and cannot throw just any error.
public func unimplemented<Answer>(
    _ name: String, giving answer: Answer, at location: SourceLocation = #_sourceLocation
) -> Answer {
    unimplemented(name, at: location)
    return answer
}

/// The error of a closure that a test has not given.
public struct Unimplemented: Error, Equatable {
    public let name: String
}

/// A stream of a client that a test has not given: it fails the test and ends at once.
public func unimplementedStream<Element: Sendable>(
    _ name: String, at location: SourceLocation = #_sourceLocation
) -> AsyncStream<Element> {
    unimplemented(name, at: location)
    return AsyncStream { $0.finish() }
}
