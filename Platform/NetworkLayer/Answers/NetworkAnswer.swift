import CoreDomain

/// An answer with any status, read to its end.
public struct NetworkAnswer: Sendable, Equatable {
    /// 100…999.
    public var status: Int
    public var headers: HeaderFields
    /// Decompressed, no larger than its request allowed.
    public var body: [UInt8]

    public init(status: Int, headers: HeaderFields = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The time that the server asks to wait (`Retry-After`, RFC 9110, 10.2.3), in seconds or as a date, at most a day. A date counts from the
    /// server's own `Date` if there is one, so that the two clocks need not agree.
    ///
    /// - Parameter now: seconds since 1970.
    public func retryAfter(now: Int) -> Duration? {
        guard let text = headers["Retry-After"], text.utf8.count <= 40 else { return nil }
        if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), !text.isEmpty {
            return .seconds(min(Int(text) ?? .max, 86_400))
        }
        guard let date = HTTPDate.seconds(text) else { return nil }
        let reference = headers["Date"].flatMap(HTTPDate.seconds) ?? now
        return .seconds(min(max(date - reference, 0), 86_400))
    }

    /// The answer, if its status is good for the route.
    ///
    /// - Throws: `.unauthorized` for 401, `.unavailable` for 429 and 503, `.redirect`, `.status` for all others.
    func checked(for route: Route, now: Int) throws(NetworkError) -> NetworkAnswer {
        if route.goodStatuses.contains(where: { $0.contains(status) }) { return self }
        switch status {
        case 401: throw .unauthorized
        case 429, 503: throw .unavailable(retryAfter: retryAfter(now: now))
        default: throw .status(status, message: Envelope<Nothing>.message(in: self))
        }
    }
}
