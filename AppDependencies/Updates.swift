import CoreDomain
import Flow

/// A page reloads at most this often, however many changes a scan makes.
let reloadInterval = Duration.milliseconds(250)

extension AsyncStream where Element == Void {
    /// These signals, at most one in each interval. An early one is delivered at the end of the interval, so the last is never lost.
    func paced(every interval: Duration = reloadInterval, on clock: some Clock<Duration> = ContinuousClock()) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let work = Task {
                for await _ in self {
                    continuation.yield()
                    try? await clock.sleep(for: interval)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}

extension Audience {
    /// Keys of changes that show or hide titles of lists, besides those of the titles: for a viewer of certain folders any new file may do so.
    var listKeys: Set<ChangeKey> { folders == nil ? [] : [.scans] }
}

/// The computed value now, and again after each signal that changes it. The work ends with the stream.
///
/// - Parameter refresh: starts with the stream and runs beside it. Its success shows in the signals; where it fails, what is known stays.
func updating<Value: Sendable & Equatable>(
    on signals: @escaping @Sendable () -> AsyncStream<Void>, refreshing refresh: (@Sendable () async throws -> Void)? = nil,
    _ compute: @escaping @Sendable () async throws -> Value
) -> AsyncStream<Result<Value, ViewStateError>> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let work = Task {
            async let _: Void? = try? await refresh?()
            var last: Result<Value, ViewStateError>?
            for await _ in signals() {
                let update = await result(of: compute)
                if update != last, !Task.isCancelled { continuation.yield(update) }
                last = update
                try? await Task.sleep(for: reloadInterval)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
    }
}

/// The value, or the reason in words why there is none.
func result<Value: Sendable>(of compute: @Sendable () async throws -> Value) async -> Result<Value, ViewStateError> {
    do { return .success(try await compute()) } catch { return .failure(ViewStateError(describing: error)) }
}
