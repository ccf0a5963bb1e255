/// Adds the headers that every request of a service has. A route's own headers outweigh them.
public struct StandardHeaders: NetworkDecorator {
    private let headers: HeaderFields

    /// - Parameter userAgent: name and version of the program, `Popcorn/1.2`.
    public init(userAgent: String, accepting type: String = "application/json", _ further: HeaderFields = [:]) {
        let standard: HeaderFields = ["User-Agent": userAgent, "Accept": type]
        headers = standard.overridden(by: further)
    }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        var request = request
        request.headers = headers.overridden(by: request.headers)
        return try await next(request)
    }
}
